"""One thread writes. What was asked while it committed is its next transaction, so many share one sync."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from rentier.store.check import closed
from rentier.store.errors import StoreError
from rentier.store.sqlite.faults import fault

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

MOST = 256  # jobs in one transaction


class Job:
    """Something to write, and who waits for it."""

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.future: Future[Any] = Future()
        self.result: Any = None
        self.error: BaseException | None = None

    def answer(self) -> None:
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)

    def fail(self, error: BaseException) -> None:
        self.error = error
        self.answer()


class Writer:
    """`before_commit` is called in the thread before each commit: tests make the disk slow or fail by it."""

    def __init__(
        self, db: sqlite3.Connection, path: Path, before_commit: Callable[[], None] | None = None
    ) -> None:
        self._db = db
        self._path = path
        self._before_commit = before_commit
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._door = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="rentier-store", daemon=True)
        self._changes = 0
        self.commits = 0
        self._thread.start()

    def submit(self, work: Work[T]) -> Future[T]:
        """The work is done in the thread; its future is set after the commit."""
        job = Job(work)
        with self._door:
            if self._closed:
                raise closed()
            self._queue.put(job)
        return job.future

    def close(self) -> None:
        """Finish what was asked; the connection closes with the thread."""
        with self._door:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        try:
            while going:
                jobs, going = self._next()
                if jobs:
                    self._group(jobs)
        finally:
            self._end()

    def _end(self) -> None:
        """However the thread ends, nobody waits for it forever."""
        with self._door:
            self._closed = True
        with suppress(Empty):
            while True:
                job = self._queue.get_nowait()
                if job is not None and job.future.set_running_or_notify_cancel():
                    job.fail(closed())
        self._db.close()

    def _next(self) -> tuple[list[Job], bool]:
        """All that is asked now, in its order; False when the store closes."""
        jobs: list[Job] = []
        entry = self._queue.get()
        try:
            while entry is not None:
                if entry.future.set_running_or_notify_cancel():
                    jobs.append(entry)
                if len(jobs) == MOST:
                    return jobs, True
                entry = self._queue.get_nowait()
        except Empty:
            return jobs, True
        return jobs, False

    def _group(self, jobs: list[Job]) -> None:
        """Nobody is answered before the commit."""
        try:
            self._begin()
        except sqlite3.Error as error:  # it would be the same for each alone
            return self._fail(jobs, error)
        try:
            self._write(jobs)
        except Exception as error:
            return self._again(jobs, error)
        for job in jobs:
            job.answer()

    def _begin(self) -> None:
        if self._db.in_transaction:  # a rollback has failed before
            self._db.execute("ROLLBACK")
        self._changes = self._db.total_changes
        self._db.execute("BEGIN IMMEDIATE")

    def _write(self, jobs: list[Job]) -> None:
        for job in jobs:
            self._attempt(job)
        if self._before_commit is not None:
            self._before_commit()
        self._db.execute("COMMIT")
        if self._db.total_changes != self._changes:
            self.commits += 1

    def _attempt(self, job: Job) -> None:
        """A job that is refused leaves nothing behind and does not stop the others."""
        self._db.execute("SAVEPOINT job")
        try:
            job.result, job.error = job.work(self._db), None
        except StoreError as error:
            self._db.execute("ROLLBACK TO job")
            job.error = error
        self._db.execute("RELEASE job")

    def _again(self, jobs: list[Job], error: Exception) -> None:
        """The transaction failed: each job gets one of its own, so that it fails for itself only."""
        with suppress(sqlite3.Error):
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
        if len(jobs) == 1:
            return self._fail(jobs, error)
        for job in jobs:
            self._group([job])

    def _fail(self, jobs: list[Job], error: Exception) -> None:
        found = fault(error, self._path) if isinstance(error, sqlite3.Error) else error
        for job in jobs:
            job.fail(found)
