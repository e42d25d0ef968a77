"""Decks, and what administrators have done."""

from ronda.store import Store
from ronda.store.audit import Act, record, recorded
from ronda.store.decks import Deck, add_deck, change_deck, decks_for, delete_deck, find_decks
from ronda.store.organisations import add_member, add_organisation, delete_organisation
from tests.store.people import registered
from tests.store.support import with_store

CARDS = [{"cardid": "1", "question": "¿Sí?", "answer": True, "type": 3, "consequence": None}]
DECK = Deck("deck", "ana", None, "Geografía", 0, CARDS, 100, 100)


@with_store
async def test_a_deck_comes_back_as_it_was(store: Store) -> None:
    await registered(store, "ana")
    await store.write(add_deck, DECK)
    assert await store.read(find_decks, ["deck", "another"]) == {"deck": DECK}
    assert await store.read(decks_for, "ana") == [DECK]
    assert await store.write(delete_deck, "deck")
    assert not await store.write(delete_deck, "deck")


@with_store
async def test_of_two_changes_to_one_edition_the_second_is_refused(store: Store) -> None:
    await registered(store, "ana")
    await store.write(add_deck, DECK)
    assert await store.write(change_deck, DECK._replace(name="One", changed_at=200))
    assert not await store.write(change_deck, DECK._replace(name="Two", changed_at=300))
    found = (await store.read(find_decks, ["deck"]))["deck"]
    assert (found.name, found.edition, found.created_at, found.changed_at) == ("One", 2, 100, 200)


@with_store
async def test_members_may_play_with_the_decks_of_their_organisation(store: Store) -> None:
    for name in ("ana", "luis", "eva"):
        await registered(store, name)
    await store.write(add_organisation, "school", "School", "ana", 1)
    await store.write(add_member, "school", "luis", 2)
    shared = DECK._replace(organisation="school")
    await store.write(add_deck, shared)
    assert await store.read(decks_for, "luis") == [shared]
    assert await store.read(decks_for, "eva") == []
    await store.write(delete_organisation, "school")
    assert await store.read(decks_for, "luis") == []
    assert await store.read(decks_for, "ana") == [DECK]


@with_store
async def test_acts_are_recorded_in_their_order_and_read_backwards(store: Store) -> None:
    acts = [Act(100, "root", "disable", f"user-{number}", {"n": number}) for number in range(5)]
    for act in acts:
        await store.write(record, act)
    first = await store.read(recorded, limit=2)
    rest = await store.read(recorded, before=first[-1][0])
    assert [act for _, act in (*first, *rest)] == acts[::-1]
