// Files that tests make, for as long as they run, are kept in memory where there is room: a disk takes up to fifty times as
// long to make the thousands of a database.
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const MEMORY = '/dev/shm';
const OURS = 'khuon-test-';
/** A whole run needs a third of it. */
const ROOM_BYTES = 6 * 2 ** 30;

/** Names the folder to everything that is started from here, unless one was named; gone with this process. */
export function keepInMemory() {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return;
  removeLeft();
  const { bavail, bsize } = statfsSync(MEMORY);
  if (Math.min(bavail * bsize, process.availableMemory()) < ROOM_BYTES) return;
  const folder = path.join(MEMORY, `${OURS}${process.pid}`);
  mkdirSync(folder);
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** What runs that were killed have left. */
function removeLeft() {
  for (const name of readdirSync(MEMORY))
    if (name.startsWith(OURS) && !existsSync(`/proc/${name.slice(OURS.length)}`))
      rmSync(path.join(MEMORY, name), { recursive: true, force: true });
}
