"""`kill -9` at any moment: what was acknowledged is there, every table goes on, time brings once.

`RONDA_CRASHES=50` crashes as often.
"""

import asyncio
from pathlib import Path

import pytest

from tests.server.crash.campaign import CRASHES, FREELY, Campaign
from tests.server.crash.load import everybody_goes_on, playing
from tests.server.process import serving
from tests.store.own_postgres import MISSING, OwnPostgres, own_postgres, programs
from tests.wire.redis_server import redis
from tests.wire.serving import free_port


def test_a_server_that_is_killed_has_lost_nothing_and_goes_on_when_it_starts(
    tmp_path: Path,
) -> None:
    asyncio.run(kill_server(tmp_path))


async def kill_server(folder: Path) -> None:
    campaign = Campaign(folder, f"sqlite:///{folder / 'ronda-data' / 'ronda.sqlite'}")
    for _ in range(CRASHES):
        with serving(folder, **FREELY) as server:
            await campaign.lay(server.address)
            async with playing(campaign.boards, campaign.luck, server.address):
                await everybody_goes_on(campaign.boards)
                await campaign.at_any_moment()
                server.kill()
        await campaign.check()
    with serving(folder, **FREELY) as server:
        async with playing(campaign.boards, campaign.luck, server.address):
            await everybody_goes_on(campaign.boards, 3)
        await campaign.everybody_is_closed()
        assert server.stop() == 0
    await campaign.check()
    await campaign.report()


def test_a_postgres_that_is_killed_is_missed_until_it_is_back_and_nothing_is_lost(
    tmp_path: Path,
) -> None:
    where = programs()
    if where is None:
        pytest.skip(MISSING)
    with own_postgres(where) as postgres:
        asyncio.run(kill_postgres(tmp_path, postgres))


async def kill_postgres(folder: Path, postgres: OwnPostgres) -> None:
    campaign = Campaign(folder, postgres.address)
    with serving(folder, RONDA_DATABASE_URL=postgres.address, **FREELY) as server:
        for _ in range(CRASHES):
            await campaign.lay(server.address)
            async with playing(campaign.boards, campaign.luck, server.address):
                await everybody_goes_on(campaign.boards)
                await campaign.at_any_moment()
                postgres.kill()
                await campaign.at_any_moment()
                await asyncio.to_thread(postgres.start)
                await everybody_goes_on(campaign.boards)
            await campaign.check()
        await campaign.everybody_is_closed()
        assert server.stop() == 0
    await campaign.report()


def test_a_redis_that_is_killed_keeps_nobody_from_playing_and_nothing_is_lost(
    tmp_path: Path,
) -> None:
    """Two servers on one file, and those at one table come to different ones."""
    asyncio.run(kill_redis(tmp_path, free_port()))


async def kill_redis(folder: Path, port: int) -> None:
    data = folder / "ronda-data"
    campaign = Campaign(folder, f"sqlite:///{data / 'ronda.sqlite'}")
    shared = {"RONDA_REDIS_URL": f"redis://127.0.0.1:{port}", "RONDA_DATA": str(data), **FREELY}
    with serving(folder, **shared) as here, serving(folder, **shared) as there:
        for _ in range(CRASHES):
            with redis(port) as process:
                await campaign.lay(here.address)
                async with playing(campaign.boards, campaign.luck, here.address, there.address):
                    await everybody_goes_on(campaign.boards)
                    await campaign.at_any_moment()
                    process.kill()
                    process.wait()
                    await everybody_goes_on(campaign.boards)
            await campaign.check()
        await campaign.everybody_is_closed()
        assert (here.stop(), there.stop()) == (0, 0)
    await campaign.report()
