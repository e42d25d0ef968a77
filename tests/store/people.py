"""People for tests."""

from ronda.store import Store
from ronda.store.accounts import NewUser, User, add_user

PASSWORD_HASH = "$argon2id$not-for-anybody"


async def registered(store: Store, name: str, *roles: str) -> User:
    """Somebody whose id is the name."""
    new = NewUser(name, name.title(), f"{name}@example.org", PASSWORD_HASH, roles)
    return await store.write(add_user, new, 1000)
