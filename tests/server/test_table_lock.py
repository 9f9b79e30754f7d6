"""The lock of a table: one after the other, in the order in which they came."""

from __future__ import annotations

import asyncio

from redphone.server.lock import TableLock


def test_who_waits_gets_it_in_turn_and_nobody_gets_in_between() -> None:
    async def run() -> list[str]:
        lock, order = TableLock(), []

        async def take(name: str) -> None:
            async with lock:
                order.append(name)
                await asyncio.sleep(0)
                assert lock.locked()
                order.append(name)

        assert lock.acquire_now()
        assert not lock.acquire_now()
        tasks = [asyncio.create_task(take(name)) for name in "abc"]
        await asyncio.sleep(0)
        lock.release()
        # It is a's already, who does not know it yet.
        assert not lock.acquire_now()
        await asyncio.gather(*tasks)
        assert not lock.locked()
        return order

    assert asyncio.run(run()) == list("aabbcc")


def test_who_gives_up_waiting_is_passed_over() -> None:
    async def run() -> None:
        lock = TableLock()
        assert lock.acquire_now()
        first, second = (asyncio.create_task(lock.acquire()) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        lock.release()
        await second
        assert first.cancelled()
        assert lock.locked()
        lock.release()
        assert lock.acquire_now()

    asyncio.run(run())


def test_who_gives_up_at_the_moment_in_which_it_is_its_turn_hands_it_on() -> None:
    async def run() -> None:
        lock = TableLock()
        assert lock.acquire_now()
        first, second = (asyncio.create_task(lock.acquire()) for _ in range(2))
        await asyncio.sleep(0)
        lock.release()
        first.cancel()
        await second
        assert first.cancelled()
        lock.release()
        assert not lock.locked()

    asyncio.run(run())
