"""Whether the answer of an authenticator holds (WebAuthn). A clerk finds out, for its library is
large, and to load it would keep every table waiting; it is loaded when the first answer comes.

The answer's JSON and all that it must fit are given; what comes of it is MessagePack.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from athanor.contract import BadRequest

#: Id, public key and counter.
Made = tuple[str, bytes, int]
_made: Final[msgspec.msgpack.Decoder[Made]] = msgspec.msgpack.Decoder(Made)
_count: Final = msgspec.msgpack.Decoder(int)


def accept_new(credential: bytes, challenge: bytes, host: str, origin: str) -> bytes:
    """A new passkey."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url

    made = judged(webauthn.verify_registration_response, credential, challenge, host, origin)
    id = bytes_to_base64url(made.credential_id)
    return msgspec.msgpack.encode((id, made.credential_public_key, made.sign_count))


def accept_known(
    credential: bytes, challenge: bytes, host: str, origin: str, public_key: bytes, count: int
) -> bytes:
    """How often the passkey was used by now."""
    import webauthn

    proved = judged(
        webauthn.verify_authentication_response,
        credential,
        challenge,
        host,
        origin,
        credential_public_key=public_key,
        credential_current_sign_count=count,
    )
    return msgspec.msgpack.encode(proved.new_sign_count)


def judged(
    verify: Callable[..., Any],
    credential: bytes,
    challenge: bytes,
    host: str,
    origin: str,
    **kept: object,
) -> Any:
    """Whatever is wrong with an answer, it was sent, and is refused."""
    try:
        return verify(
            credential=msgspec.json.decode(credential),
            expected_challenge=challenge,
            expected_rp_id=host,
            expected_origin=origin,
            **kept,
        )
    except Exception:
        raise BadRequest("passkey-refused") from None


def made_of(answer: bytes) -> Made:
    return _made.decode(answer)


def count_of(answer: bytes) -> int:
    return _count.decode(answer)
