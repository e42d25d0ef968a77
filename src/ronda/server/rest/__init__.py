"""REST: a module a resource, each with a router."""

from fastapi import APIRouter

from ronda.server.rest import (
    admin_audit,
    admin_stream,
    admin_tables,
    admin_users,
    auth,
    decks,
    games,
    health,
    leaderboards,
    matches,
    me,
    orders,
    organisations,
    table_decks,
)


def routers() -> list[APIRouter]:
    """All of them, in the order in which they are documented."""
    return [
        auth.router, me.router, organisations.router, decks.router, games.router,
        table_decks.router, orders.router, matches.router, leaderboards.router,
        admin_users.router, admin_tables.router, admin_stream.router, admin_audit.router,
        health.router,
    ]  # fmt: skip
