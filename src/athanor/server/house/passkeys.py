"""Passkeys: what the browser's authenticator is asked, as WebAuthn wants it in JSON. Whether its
answer holds, a clerk finds out (`workers/passkeys.py`)."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from typing import Any, Final
from urllib.parse import urlsplit

#: EdDSA, ES256 and RS256, by their numbers in COSE.
ALGORITHMS: Final = (-8, -7, -257)
PATIENCE_MS: Final = 60_000


def host(origin: str) -> str:
    return urlsplit(origin).hostname or ""


def for_new(challenge: bytes, origin: str, account: str, name: str) -> dict[str, Any]:
    """Options for a new passkey, one that names its account by itself."""
    return {
        "rp": {"name": "Athanor", "id": host(origin)},
        "user": {"id": written(account.encode()), "name": name, "displayName": name},
        "challenge": written(challenge),
        "pubKeyCredParams": [{"type": "public-key", "alg": each} for each in ALGORITHMS],
        "timeout": PATIENCE_MS,
        "excludeCredentials": [],
        "authenticatorSelection": {
            "residentKey": "required",
            "requireResidentKey": True,
            "userVerification": "preferred",
        },
        "attestation": "none",
    }


def for_known(challenge: bytes, origin: str) -> dict[str, Any]:
    """Options for signing in with any passkey of this house."""
    return {
        "challenge": written(challenge),
        "timeout": PATIENCE_MS,
        "rpId": host(origin),
        "allowCredentials": [],
        "userVerification": "preferred",
    }


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
