"""Administrators of the site: `king-of-colors.md`, Roles de usuario 3."""

from ronda.store.audit import Act, recorded
from tests.server.serving import PASSWORD, Place, refused, served

ALL = "/api/admin/users"
LUIS = {"username": "Luis", "email": "luis@example.org", "password": PASSWORD}


async def log_in(place: Place, name: str, password: str = PASSWORD) -> int:
    asked = {"username": name, "password": password}
    return (await place.anybody.post("/api/auth/login", asked)).status_code


async def acts(place: Place) -> list[Act]:
    return [act for _, act in await place.service.store.read(recorded)]


@served
async def test_administrators_add_users(place: Place) -> None:
    root = await place.register("Root", "admin")
    answer = await root.post(ALL, {**LUIS, "roles": ["admin"]})
    assert answer.status_code == 201
    luis = answer.json()
    assert (luis["username"], luis["roles"], luis["disabledAt"]) == ("Luis", ["admin"], None)
    assert await log_in(place, "Luis") == 200
    assert (await root.get(f"{ALL}/{luis['id']}")).json() == luis
    assert refused(await root.post(ALL, LUIS)) == (409, "USERNAME_TAKEN")
    other = {**LUIS, "username": "Other"}
    assert refused(await root.post(ALL, other)) == (409, "EMAIL_TAKEN")
    for wrong in ({"roles": ["king"]}, {"password": "short"}, {"id": "mine"}):
        assert refused(await root.post(ALL, {**other, **wrong})) == (400, "INVALID_INPUT")
    assert [act.act for act in await acts(place)] == ["user-add"]


@served
async def test_users_are_listed_and_searched_page_by_page(place: Place) -> None:
    root = await place.register("Root", "admin")
    for name in ("Carla", "Berta", "Ana"):
        await place.register(name)
    first = (await root.get(ALL, limit=2)).json()
    rest = (await root.get(ALL, after=first[-1]["username"])).json()
    names = [user["username"] for user in (*first, *rest)]
    assert names == ["Ana", "Berta", "Carla", "Root"]
    found = (await root.get(ALL, search="ER")).json()
    assert [user["username"] for user in found] == ["Berta"]
    for wrong in ({"limit": 0}, {"limit": 101}, {"search": "x" * 65}, {"after": "\x00"}):
        assert refused(await root.get(ALL, **wrong)) == (400, "INVALID_INPUT")


@served
async def test_whoever_is_disabled_is_out_until_enabled(place: Place) -> None:
    root, ana = await place.register("Root", "admin"), await place.register("Ana")
    answer = await root.post(f"{ALL}/{ana.id}/disable")
    assert answer.json()["disabledAt"] is not None
    assert refused(await ana.get("/api/auth/me")) == (401, "ACCOUNT_DISABLED")
    assert await log_in(place, "Ana") == 401
    assert (await root.post(f"{ALL}/{ana.id}/enable")).json()["disabledAt"] is None
    assert (await ana.get("/api/auth/me")).status_code == 200
    assert await log_in(place, "Ana") == 200


@served
async def test_whoever_is_shut_out_is_cut_off_from_the_socket(place: Place) -> None:
    root = await place.register("Root", "admin")
    cut: list[object] = []
    place.service.realtime.namespace("/game").disconnect = (  # type: ignore[method-assign]
        lambda reason="", *, to: cut.append((reason, to))
    )
    ana, eva, luis = [await place.register(name) for name in ("Ana", "Eva", "Luis")]
    await root.post(f"{ALL}/{ana.id}/disable")
    await root.delete(f"{ALL}/{eva.id}")
    await luis.post("/api/me/delete", {"password": PASSWORD})
    assert cut == [("ACCOUNT_DISABLED", f"user:{person.id}") for person in (ana, eva, luis)]


@served
async def test_users_are_deleted(place: Place) -> None:
    root, ana = await place.register("Root", "admin"), await place.register("Ana")
    assert (await root.delete(f"{ALL}/{ana.id}")).status_code == 204
    assert refused(await root.delete(f"{ALL}/{ana.id}")) == (404, "USER_NOT_FOUND")
    assert refused(await ana.get("/api/auth/me")) == (401, "INVALID_TOKEN")
    assert await log_in(place, "Ana") == 401


@served
async def test_roles_are_given_and_taken(place: Place) -> None:
    root, ana = await place.register("Root", "admin"), await place.register("Ana")
    assert refused(await ana.get(ALL)) == (403, "FORBIDDEN")
    answer = await root.put(f"{ALL}/{ana.id}/roles", {"roles": ["admin"]})
    assert answer.json()["roles"] == ["admin"]
    assert (await ana.get(ALL)).status_code == 200
    assert (await ana.put(f"{ALL}/{root.id}/roles", {"roles": []})).status_code == 200
    assert refused(await root.get(ALL)) == (403, "FORBIDDEN")
    for wrong in ({"roles": ["king"]}, {"roles": "admin"}, {}):
        answer = await ana.put(f"{ALL}/{root.id}/roles", wrong)
        assert refused(answer) == (400, "INVALID_INPUT")


@served
async def test_a_forgotten_password_is_set_anew_with_a_token_of_an_administrator(
    place: Place,
) -> None:
    root, ana = await place.register("Root", "admin"), await place.register("Ana")
    answer = await root.post(f"{ALL}/{ana.id}/reset")
    assert answer.status_code == 201
    wanted = {"token": answer.json()["token"], "password": "another long password"}
    assert (await place.anybody.post("/api/auth/reset", wanted)).status_code == 204
    assert await log_in(place, "Ana", "another long password") == 200
    assert wanted["token"] not in str(await acts(place))


@served
async def test_nobody_shuts_themselves_out(place: Place) -> None:
    """So one administrator is always left."""
    root = await place.register("Root", "admin")
    me = f"{ALL}/{root.id}"
    for answer in (
        await root.post(f"{me}/disable"),
        await root.put(f"{me}/roles", {"roles": []}),
        await root.delete(me),
    ):
        assert refused(answer) == (403, "NOT_YOURSELF")
    assert await acts(place) == []


@served
async def test_everything_is_for_administrators_alone(place: Place) -> None:
    ana, zoe = await place.register("Ana"), await place.guest("Zoë")
    await place.register("Root", "admin")
    for method, path, body in (
        ("GET", ALL, None),
        ("POST", ALL, LUIS),
        ("GET", f"{ALL}/{ana.id}", None),
        ("POST", f"{ALL}/{ana.id}/disable", None),
        ("POST", f"{ALL}/{ana.id}/enable", None),
        ("POST", f"{ALL}/{ana.id}/reset", None),
        ("PUT", f"{ALL}/{ana.id}/roles", {"roles": ["admin"]}),
        ("DELETE", f"{ALL}/{ana.id}", None),
    ):
        for person, refusal in (
            (ana, (403, "FORBIDDEN")),
            (zoe, (403, "ACCOUNT_NEEDED")),
            (place.anybody, (401, "NOT_AUTHENTICATED")),
        ):
            assert refused(await person.ask(method, path, body)) == refusal, (method, path)
    assert await acts(place) == []


@served
async def test_nobody_who_does_not_exist_is_administered(place: Place) -> None:
    root = await place.register("Root", "admin")
    for method, path, body in (
        ("GET", f"{ALL}/nobody", None),
        ("POST", f"{ALL}/nobody/disable", None),
        ("POST", f"{ALL}/nobody/enable", None),
        ("POST", f"{ALL}/nobody/reset", None),
        ("PUT", f"{ALL}/nobody/roles", {"roles": []}),
        ("DELETE", f"{ALL}/nobody", None),
    ):
        assert refused(await root.ask(method, path, body)) == (404, "USER_NOT_FOUND")
    assert await acts(place) == []


@served
async def test_every_act_is_written_down(place: Place) -> None:
    root, ana = await place.register("Root", "admin"), await place.register("Ana")
    await root.post(f"{ALL}/{ana.id}/disable")
    await root.post(f"{ALL}/{ana.id}/enable")
    await root.put(f"{ALL}/{ana.id}/roles", {"roles": ["admin"]})
    await root.post(f"{ALL}/{ana.id}/reset")
    await root.delete(f"{ALL}/{ana.id}")
    found = (await acts(place))[::-1]
    assert [act.act for act in found] == [
        "user-disable", "user-enable", "user-roles", "user-reset", "user-delete",
    ]  # fmt: skip
    assert {(act.actor, act.subject) for act in found} == {(root.id, ana.id)}
    assert found[2].details == {"roles": ["admin"]}
    assert found[4].details == {"username": "Ana"}
