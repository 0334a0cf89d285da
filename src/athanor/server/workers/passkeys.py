"""Whether the answer of an authenticator holds (WebAuthn). A clerk finds out, for its library is
large, and to load it would keep every table waiting; it is loaded when the first answer comes.

The answer's JSON and all that it must fit are given; what comes of it is MessagePack.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from athanor.contract import BadRequest

#: Id, public key and counter.
Made = tuple[str, bytes, int]
_made: Final[msgspec.msgpack.Decoder[Made]] = msgspec.msgpack.Decoder(Made)
_count: Final = msgspec.msgpack.Decoder(int)


def accept_new(credential: bytes, challenge: bytes, host: str, origin: str) -> bytes:
    """A new passkey. Whatever is wrong with an answer, it was sent, and is refused."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url

    try:
        made = webauthn.verify_registration_response(
            credential=read(credential),
            expected_challenge=challenge,
            expected_rp_id=host,
            expected_origin=origin,
        )
    except Exception:
        raise BadRequest("passkey-refused") from None
    id = bytes_to_base64url(made.credential_id)
    return msgspec.msgpack.encode((id, made.credential_public_key, made.sign_count))


def accept_known(
    credential: bytes, challenge: bytes, host: str, origin: str, public_key: bytes, count: int
) -> bytes:
    """How often the passkey was used by now."""
    import webauthn

    try:
        proved = webauthn.verify_authentication_response(
            credential=read(credential),
            expected_challenge=challenge,
            expected_rp_id=host,
            expected_origin=origin,
            credential_public_key=public_key,
            credential_current_sign_count=count,
        )
    except Exception:
        raise BadRequest("passkey-refused") from None
    return msgspec.msgpack.encode(proved.new_sign_count)


def read(credential: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(credential)
    return found


def made_of(answer: bytes) -> Made:
    return _made.decode(answer)


def count_of(answer: bytes) -> int:
    return _count.decode(answer)
