import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';

/** Advisory lock of work that one does at a time. */
const ALONE_LOCK = 7_304;

/** Looks at what another process does, and the longest wait for it. */
const LOOK_MS = 50;
const PATIENCE_MS = 30_000;

/** Who is the last in a process to wait for a name. */
const queues = new WeakMap<Db, Map<string, Promise<void>>>();

/**
 * Does work that nobody else does under its name: within a process in the order of asking, among processes by a lock, which goes with
 * the process that holds it. Throws Failure `busy` when the others take too long.
 */
export async function doAlone<Result>(db: Db, name: string, work: () => Promise<Result>): Promise<Result> {
  const queue = queues.get(db) ?? new Map<string, Promise<void>>();
  queues.set(db, queue);
  const before = queue.get(name) ?? Promise.resolve();
  const run = before.then(() => withLock(db, name, work));
  const done = run.then(
    () => undefined,
    () => undefined,
  );
  queue.set(name, done);
  try {
    return await run;
  } finally {
    if (queue.get(name) === done) queue.delete(name);
  }
}

async function withLock<Result>(db: Db, name: string, work: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + PATIENCE_MS;
  let release = await db.tryLock(ALONE_LOCK, name);
  while (!release) {
    if (performance.now() > until) throw new Failure('busy');
    await wait(LOOK_MS);
    release = await db.tryLock(ALONE_LOCK, name);
  }
  try {
    return await work();
  } finally {
    await release();
  }
}
