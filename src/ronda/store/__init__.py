"""What is durable: the logs of tables, accounts, decks and results, in SQLite or in Postgres.

`open_store` opens it. What can be asked and changed are functions of the modules beside this one,
each of which takes a connection and is handed to `Store.read` or `Store.write`.
"""

from ronda.store.address import BadAddressError, data_directory, store_address
from ronda.store.backup import BadBackupError, NotEmptyError
from ronda.store.entry import Entry
from ronda.store.errors import (
    DamagedStoreError,
    DiskFullError,
    NewerStoreError,
    NoStoreError,
    OlderStoreError,
    ReadOnlyError,
    StoreError,
    TakenError,
    UnavailableError,
)
from ronda.store.log import Saved
from ronda.store.store import Store, look_into_store, migrate_store, open_store, restore_store

__all__ = [
    "BadAddressError", "BadBackupError", "DamagedStoreError", "DiskFullError", "Entry",
    "NewerStoreError", "NoStoreError", "NotEmptyError", "OlderStoreError", "ReadOnlyError", "Saved",
    "Store", "StoreError", "TakenError", "UnavailableError", "data_directory", "look_into_store",
    "migrate_store", "open_store", "restore_store", "store_address",
]  # fmt: skip
