"""An account is a passkey or a recovery link; with one, finished games count."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.house import Server
from tests.web.people import Person

Come = Callable[..., Person]

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def give_authenticator(person: Person) -> None:
    session = person.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})


def by_name(house: Server, path: str) -> str:
    """Passkeys belong to a name, never to a bare number."""
    return f"http://localhost:{house.port}{path}"


def make_account(person: Person, name: str) -> None:
    person.find("account-name").fill(name)
    person.find("account-submit").click()
    expect(person.find("recovery")).to_be_visible()


def test_a_passkey_is_all_one_needs(person: Come, house: Server) -> None:
    ada = person("Ada")
    give_authenticator(ada)
    ada.page.goto(by_name(house, "/account"))
    make_account(ada, "Ada")
    expect(ada.page.locator("main")).to_contain_text("lives in this browser only")
    expect(ada.find("passkeys")).to_have_text("No passkey yet.")
    ada.find("passkey-add").click()
    expect(ada.find("passkeys")).to_have_text("One passkey.")
    ada.find("sign-out").click()
    expect(ada.find("recovery")).to_have_count(0)
    ada.page.reload()
    ada.find("passkey-use").click()
    expect(ada.find("account-name")).to_have_value("Ada")
    expect(ada.find("passkeys")).to_have_text("One passkey.")

    # Another account's authenticator knows nothing of it, and that is no catastrophe.
    nour = person("Nour")
    give_authenticator(nour)
    nour.page.goto(by_name(house, "/account"))
    nour.find("passkey-use").click()
    expect(nour.page.get_by_role("alert")).to_contain_text("not accepted")


def test_games_count_for_an_account_and_for_nobody_else(person: Come, house: Server) -> None:
    ada = person("Ada")
    page = ada.page
    page.goto("/account")
    expect(ada.find("passkey-use")).to_have_count(0)  # an address without a name has none
    make_account(ada, "Ada the First")
    ada.find("recovery").click()
    link = page.locator("input[readonly]").input_value()
    assert "#recover=" in link

    ada.open_table("random", "random")
    expect(ada.prompt).to_be_visible()
    ada.finish(house)
    expect(ada.find("rated")).to_have_count(3)
    page.goto("/account")
    expect(ada.find("own-rating")).to_contain_text("one game")
    ada.find("own-rating").get_by_role("link").click()
    row = ada.find("ladder").locator("tr", has_text="Ada the First")
    expect(row).to_contain_text("±")
    expect(ada.find("ladder").locator("tr.bot")).to_have_count(6)

    # The recovery link leads back from anywhere, and is not left in the address.
    elsewhere = person("Ada")
    elsewhere.page.goto(link)
    elsewhere.find("recovery-yes").click()
    expect(elsewhere.find("own-rating")).to_contain_text("one game")
    assert "#" not in elsewhere.page.url
    make = elsewhere.find("account-name")
    make.fill("Ada Byron")
    elsewhere.find("account-submit").click()
    expect(elsewhere.find("account-submit")).to_be_disabled()

    # Deleting asks once more, and then nothing is left.
    elsewhere.find("account-delete").click()
    expect(elsewhere.find("account-delete")).to_contain_text("Sure?")
    elsewhere.find("account-delete").click()
    expect(elsewhere.find("recovery")).to_have_count(0)
    page.goto("/account")
    expect(ada.find("account-submit")).to_be_visible()
    expect(ada.find("recovery")).to_have_count(0)
    page.goto("/ratings/poison")
    expect(ada.find("ladder")).to_be_visible()
    expect(ada.find("ladder").get_by_text("Ada Byron")).to_have_count(0)
    page.goto("/ratings/xyzzy")
    expect(page.get_by_role("alert")).to_contain_text("no game called")
    ada.errors.clear()  # the browser notes the refusals
