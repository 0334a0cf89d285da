"""Passkeys: what the browser's authenticator is asked, and whether its answer holds (WebAuthn)."""

from __future__ import annotations

import json
import logging
from typing import Any, Final
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from athanor.contract import BadRequest

from .challenges import Challenges, Proof

log: Final = logging.getLogger("athanor.passkeys")


def host(origin: str) -> str:
    return urlsplit(origin).hostname or ""


def ask_new(challenges: Challenges, origin: str, account: str, name: str) -> dict[str, Any]:
    """Options for a new passkey, one that names its account by itself."""
    options = webauthn.generate_registration_options(
        rp_id=host(origin),
        rp_name="Athanor",
        user_id=account.encode(),
        user_name=name,
        challenge=challenges.ask("new", account),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
    )
    return parsed(webauthn.options_to_json(options))


def ask_known(challenges: Challenges, origin: str) -> dict[str, Any]:
    """Options for signing in with any passkey of this house."""
    options = webauthn.generate_authentication_options(
        rp_id=host(origin), challenge=challenges.ask("known")
    )
    return parsed(webauthn.options_to_json(options))


def parsed(options: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(options)
    return found


def accept_new(
    challenges: Challenges, origin: str, account: str, credential: dict[str, Any]
) -> tuple[tuple[str, bytes, int], Proof]:
    """Id, public key and counter of a new passkey, and what proves that it was asked for."""
    challenge = challenges.answered(credential, "new", account)
    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=host(origin),
            expected_origin=origin,
        )
    except Exception as error:  # whatever is wrong with it, it was sent
        log.debug("a passkey was refused", extra={"reason": type(error).__name__})
        raise BadRequest("passkey-refused") from None
    id = bytes_to_base64url(made.credential_id)
    return (id, made.credential_public_key, made.sign_count), challenges.proof(challenge)


def accept_known(
    challenges: Challenges,
    origin: str,
    credential: dict[str, Any],
    public_key: bytes,
    count: int,
) -> tuple[int, Proof]:
    """How often the passkey was used by now, and what proves that it was asked for."""
    challenge = challenges.answered(credential, "known")
    try:
        proved = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=host(origin),
            expected_origin=origin,
            credential_public_key=public_key,
            credential_current_sign_count=count,
        )
    except Exception as error:
        log.debug("a passkey was refused", extra={"reason": type(error).__name__})
        raise BadRequest("passkey-refused") from None
    return proved.new_sign_count, challenges.proof(challenge)
