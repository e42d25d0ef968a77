"""Accounts, sessions, guests, organisations."""

import asyncio

import pytest

from ronda.store import Store, TakenError, open_store
from ronda.store.accounts import (
    NewUser,
    add_user,
    change_profile,
    count_users,
    delete_user,
    disable_user,
    enable_user,
    find_by_name,
    find_user,
    list_users,
    login,
    set_password,
    set_roles,
)
from ronda.store.guests import Guest, add_guest, find_guest, forget_guests
from ronda.store.organisations import (
    ADMIN,
    Membership,
    add_member,
    add_organisation,
    delete_organisation,
    members_of,
    memberships,
    organisation_name,
    remove_member,
    role_in,
)
from ronda.store.schema import refresh_tokens
from ronda.store.sessions import (
    Token,
    begin_session,
    end_session,
    end_sessions,
    forget_expired,
    issue_reset,
    rotate,
    use_reset,
)
from tests.store.people import PASSWORD_HASH, registered
from tests.store.support import using, with_store

DAY = 24 * 3_600_000


def token(secret: str, at: int = 0) -> Token:
    return Token(secret, at, at + DAY)


@with_store
async def test_who_registers_can_be_found_and_can_log_in(store: Store) -> None:
    ana = await registered(store, "ana", "admin")
    assert await store.read(find_user, "ana") == ana == await store.read(find_by_name, "ANA ")
    assert ana.roles == ["admin"]
    for name in ("Ana", "aNa", "ana@example.org", "ANA@EXAMPLE.ORG"):
        found = await store.read(login, name)
        assert found is not None
        assert (found.user, found.password_hash) == (ana, PASSWORD_HASH)
    assert await store.read(login, "luis") is None
    assert await store.read(find_user, "luis") is None


@with_store
async def test_no_two_have_a_name_or_an_address_however_it_is_written(store: Store) -> None:
    await registered(store, "ana")
    for username, email, what in (
        ("ANA", "a@example.org", "username"),
        ("Ａｎａ", "a@example.org", "username"),
        ("Luis", "Ana@Example.org", "email"),
    ):
        with pytest.raises(TakenError) as refused:
            await store.write(add_user, NewUser("other", username, email, "hash"), 1)
        assert refused.value.what == what
    assert await store.read(count_users) == 1


def test_of_many_who_register_one_name_at_once_one_has_it(address: str) -> None:
    async def race(store: Store) -> None:
        async with await open_store(address) as other:
            tries = [
                one.write(add_user, NewUser(f"id-{n}", "Ana", f"{n}@example.org", "hash"), 1)
                for n, one in enumerate((store, other) * 5)
            ]
            done = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(isinstance(outcome, TakenError) for outcome in done) == 9
            assert await store.read(count_users) == 1

    asyncio.run(using(address, race))


@with_store
async def test_who_is_disabled_cannot_log_in_or_go_on(store: Store) -> None:
    await registered(store, "ana")
    await store.write(begin_session, "ana", token("one"))
    assert await store.write(disable_user, "ana", 2000)
    assert await store.read(login, "ana") is None
    assert await store.write(rotate, "one", token("two", 3000)) is None
    assert await store.write(enable_user, "ana")
    assert await store.read(login, "ana") is not None
    assert await store.write(rotate, "one", token("two", 3000)) is None


@with_store
async def test_accounts_are_listed_by_name_page_by_page(store: Store) -> None:
    for name in ("carla", "ana", "berta", "bea_x", "beaux"):
        await registered(store, name)
    first = await store.read(list_users, limit=2)
    rest = await store.read(list_users, after=first[-1].username)
    assert [user.id for user in (*first, *rest)] == ["ana", "bea_x", "beaux", "berta", "carla"]
    assert [user.id for user in await store.read(list_users, search="A_X")] == ["bea_x"]


@with_store
async def test_a_profile_changes_to_what_nobody_else_has(store: Store) -> None:
    for name in ("ana", "luis"):
        await registered(store, name)
    for username, email, what in (
        ("LUIS", "ana@example.org", "username"),
        ("Ana", "LUIS@example.org", "email"),
    ):
        with pytest.raises(TakenError) as refused:
            await store.write(change_profile, "ana", username, email)
        assert refused.value.what == what
    assert await store.write(change_profile, "ana", "ANA", "new@example.org")
    found = await store.read(find_by_name, "ana")
    assert found is not None
    assert (found.username, found.email) == ("ANA", "new@example.org")
    assert not await store.write(change_profile, "nobody", "Nobody", "nobody@example.org")


@with_store
async def test_roles_are_given_and_taken(store: Store) -> None:
    await registered(store, "ana", "admin")
    assert await store.write(set_roles, "ana", ["teacher"])
    found = await store.read(find_user, "ana")
    assert found is not None
    assert found.roles == ["teacher"]
    assert not await store.write(set_roles, "nobody", [])


@with_store
async def test_what_belongs_to_an_account_goes_with_it(store: Store) -> None:
    await registered(store, "ana")
    await registered(store, "luis")
    await store.write(add_organisation, "school", "School", "luis", 1)
    await store.write(add_member, "school", "ana", 2)
    await store.write(begin_session, "ana", token("one"))
    assert await store.write(delete_user, "ana")
    assert not await store.write(delete_user, "ana")
    assert await store.write(rotate, "one", token("two", 1)) is None
    assert [member.user for member in await store.read(members_of, "school")] == ["luis"]


@with_store
async def test_a_token_is_replaced_once(store: Store) -> None:
    await registered(store, "ana")
    await store.write(begin_session, "ana", token("one"))
    assert await store.write(rotate, "one", token("two", 10)) == "ana"
    assert await store.write(rotate, "two", token("three", 20)) == "ana"


@with_store
async def test_a_token_that_is_used_twice_ends_its_session_and_no_other(store: Store) -> None:
    await registered(store, "ana")
    await store.write(begin_session, "ana", token("one"))
    await store.write(begin_session, "ana", token("elsewhere"))
    await store.write(rotate, "one", token("two", 10))
    assert await store.write(rotate, "one", token("thief", 20)) is None
    assert await store.write(rotate, "two", token("three", 30)) is None
    assert await store.write(rotate, "elsewhere", token("four", 40)) == "ana"


def test_of_two_who_use_a_token_at_once_one_goes_on(address: str) -> None:
    async def race(store: Store) -> None:
        async with await open_store(address) as other:
            await registered(store, "ana")
            await store.write(begin_session, "ana", token("one"))
            both = (
                one.write(rotate, "one", token(str(n), 5)) for n, one in enumerate((store, other))
            )
            assert sorted(map(str, await asyncio.gather(*both))) == ["None", "ana"]

    asyncio.run(using(address, race))


@with_store
async def test_an_expired_token_is_good_for_nothing(store: Store) -> None:
    await registered(store, "ana")
    await store.write(begin_session, "ana", token("one"))
    assert await store.write(rotate, "one", token("two", DAY)) is None


@with_store
async def test_sessions_can_be_ended_one_or_all(store: Store) -> None:
    await registered(store, "ana")
    for secret in ("one", "two", "three"):
        await store.write(begin_session, "ana", token(secret))
    assert await store.write(end_session, "one", 5)
    assert not await store.write(end_session, "one", 6)
    assert await store.write(rotate, "one", token("four", 7)) is None
    assert await store.write(end_sessions, "ana", 8) == 2


@with_store
async def test_a_new_password_ends_all_sessions(store: Store) -> None:
    await registered(store, "ana")
    await store.write(begin_session, "ana", token("one"))
    assert await store.write(set_password, "ana", "another hash", 5)
    found = await store.read(login, "ana")
    assert found is not None
    assert found.password_hash == "another hash"
    assert await store.write(rotate, "one", token("two", 6)) is None


@with_store
async def test_a_reset_is_good_once_and_in_time_and_the_last_alone(store: Store) -> None:
    await registered(store, "ana")
    await store.write(issue_reset, "ana", token("first"))
    await store.write(issue_reset, "ana", token("reset"))
    assert await store.write(use_reset, "first", 5) is None
    assert await store.write(use_reset, "reset", 5) == "ana"
    assert await store.write(use_reset, "reset", 6) is None
    await store.write(issue_reset, "ana", token("late"))
    assert await store.write(use_reset, "late", DAY) is None


@with_store
async def test_no_token_is_stored_as_it_is(store: Store) -> None:
    await registered(store, "ana")
    await store.write(begin_session, "ana", token("a very secret token"))
    rows = await store.read(lambda c: str(c.execute(refresh_tokens.select()).all()))
    assert "very secret" not in rows


@with_store
async def test_tokens_are_forgotten_long_after_they_expired(store: Store) -> None:
    await registered(store, "ana")
    await store.write(begin_session, "ana", token("one"))
    await store.write(issue_reset, "ana", token("reset"))
    assert await store.write(forget_expired, DAY + 1) == 0
    assert await store.write(forget_expired, 3 * DAY) == 1


@with_store
async def test_guests_stay_for_a_while(store: Store) -> None:
    guest = Guest("guest-1", "Zoë", 0, 100)
    await store.write(add_guest, guest)
    assert await store.read(find_guest, "guest-1", 99) == guest
    assert await store.read(find_guest, "guest-1", 100) is None
    assert await store.write(forget_guests, 100) == 1


@with_store
async def test_an_organisation_has_members_with_roles(store: Store) -> None:
    for name in ("ana", "luis", "eva"):
        await registered(store, name)
    await store.write(add_organisation, "school", "The School", "ana", 10)
    await store.write(add_member, "school", "luis", 20)
    assert [await store.read(role_in, "school", name) for name in ("ana", "luis", "eva")] == [
        "admin", "member", None,
    ]  # fmt: skip
    await store.write(add_member, "school", "luis", 30, ADMIN)
    theirs = [Membership("school", "The School", "admin", 20)]
    assert await store.read(memberships, "luis") == theirs
    names = [await store.read(organisation_name, each) for each in ("school", "nothing")]
    assert names == ["The School", None]
    assert await store.write(remove_member, "school", "ana")
    assert not await store.write(remove_member, "school", "ana")
    assert [member.username for member in await store.read(members_of, "school")] == ["Luis"]


@with_store
async def test_names_of_organisations_are_unique_and_free_again(store: Store) -> None:
    await registered(store, "ana")
    await store.write(add_organisation, "one", "School", "ana", 10)
    with pytest.raises(TakenError, match="name"):
        await store.write(add_organisation, "two", "SCHOOL", "ana", 10)
    assert await store.write(delete_organisation, "one")
    assert await store.read(memberships, "ana") == []
    await store.write(add_organisation, "two", "SCHOOL", "ana", 10)
