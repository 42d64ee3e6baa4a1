import { mkdirSync, unlinkSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The right to open a data directory, held until `release` or the end of the process. */
export interface DataDirLock {
  release(): Promise<void>;
}

/** Another process holds the data directory; the message is the one line to print. */
export class DataDirInUse extends Error {}

/** Longer than another process needs from finding a dead lock to removing it. */
const TAKEOVER_MS = 40;
const ANSWER_LIMIT_MS = 1_000;
const ATTEMPTS = 5;

/**
 * Locks a data directory for this process: two processes on one embedded database lose acknowledged
 * writes (reliability.md 0.3). The lock is a listening socket in it, so a killed holder is
 * noticed at once. Throws an Error that names the holder when there is one.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  mkdirSync(dataDir, { recursive: true });
  const path = socketPathIn(dataDir, 'lock.sock');
  const ours = JSON.stringify({ pid: process.pid, host: hostname(), since: new Date().toISOString() });
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const server = await listen(path, ours);
    // Another process that found the same dead lock may remove ours: the one that stands in the end wins.
    if (server) await wait(TAKEOVER_MS);
    const holder = await askHolder(path);
    if (server && holder === ours) return { release: () => close(server) };
    if (holder !== null) throw new DataDirInUse(printRefusal(dataDir, holder));
  }
  throw new Error(
    `DATA_DIR "${dataDir}" could not be locked: others keep trying to open it. Start one process only.`,
  );
}

/** Socket paths are limited to about 100 bytes: take the shorter of the two spellings. */
export function socketPathIn(dataDir: string, name: string): string {
  const absolute = resolve(dataDir, name);
  const near = join('.', relative(process.cwd(), absolute));
  const path = near.length < absolute.length ? near : absolute;
  if (Buffer.byteLength(path) > 100) {
    throw new Error(`DATA_DIR "${dataDir}" has a path of over 100 bytes: choose a shorter one.`);
  }
  return path;
}

/** Null when the path is taken. (A server that lost its path is not closed: that would remove the winner's.) */
function listen(path: string, facts: string): Promise<Server | null> {
  const server = createServer((socket) => socket.on('error', () => undefined).end(facts));
  server.unref();
  return new Promise((done, fail) => {
    server.once('listening', () => done(server));
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(null) : fail(error),
    );
    server.listen(path);
  });
}

/** What the holder says of itself; null when nobody holds the lock, and then a dead one is removed. */
function askHolder(path: string): Promise<string | null> {
  return new Promise((done) => {
    let answer = '';
    const socket = createConnection(path);
    socket.setTimeout(ANSWER_LIMIT_MS, () => socket.destroy());
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') removeDeadLock(path);
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') done(null);
    });
    socket.on('close', () => done(answer));
  });
}

function removeDeadLock(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // Another process was faster.
  }
}

function printRefusal(dataDir: string, holder: string): string {
  let who = 'another process';
  try {
    const { pid, host, since } = JSON.parse(holder) as { pid: number; host: string; since: string };
    who = `process ${pid} on ${host} (since ${since})`;
  } catch {
    // It did not say who it is; it holds the lock all the same.
  }
  return (
    `DATA_DIR "${dataDir}" is in use by ${who}. Stop that process, or give this one another DATA_DIR; ` +
    'for several processes use PostgreSQL (DATABASE_URL).'
  );
}

const close = (server: Server) => new Promise<void>((done) => void server.close(() => done()));
