"""An authenticator in software: one passkey that answers for any page it is told to be on."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from .house import Json


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0

    def said(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()

    def data(self, host: str, flags: int, more: bytes = b"") -> bytes:
        self.count += 1
        return (
            hashlib.sha256(host.encode()).digest()
            + bytes([flags])
            + (self.count.to_bytes(4, "big") + more)
        )

    def credential(self, response: Json) -> Json:
        name = encode(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}

    def make(self, options: Json, origin: str) -> Json:
        point = self.key.public_key().public_numbers()
        public = {
            1: 2,
            3: -7,
            -1: 1,
            -2: point.x.to_bytes(32, "big"),
            -3: point.y.to_bytes(32, "big"),
        }
        body = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self.data(options["rp"]["id"], 0x45, body)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self.said("webauthn.create", options["challenge"], origin)
        return self.credential(
            {"clientDataJSON": encode(said), "attestationObject": encode(attested)}
        )

    def use(self, options: Json, origin: str) -> Json:
        data = self.data(options["rpId"], 0x05)
        said = self.said("webauthn.get", options["challenge"], origin)
        signed = data + hashlib.sha256(said).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self.credential(
            {
                "clientDataJSON": encode(said),
                "authenticatorData": encode(data),
                "signature": encode(signature),
                "userHandle": None,
            }
        )
