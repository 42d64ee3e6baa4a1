import { setTimeout as wait } from 'node:timers/promises';
import { Client, type QueryResult } from 'pg';
import type { Connections } from '../Connections.ts';
import { Listeners } from '../Listeners.ts';
import { toDatabaseError } from '../toDatabaseError.ts';

const RECONNECT_MS = 1_000;

/** Nobody waits here for who holds it already. */
const TRY_LOCK = 'select pg_try_advisory_lock($1::int4, hashtext($2)) as is_held';

type Lock = readonly [kind: number, key: string];

/** One connection of its own for LISTEN and for locks that are held long, opened with the first of them and again when it is lost. */
export function createListener(
  databaseUrl: string,
): Pick<Connections, 'listen' | 'holdLock' | 'tryLock' | 'close'> {
  const listeners = new Listeners();
  const locks = new Set<Lock>();
  let client: Promise<Client> | undefined;
  let isClosed = false;

  async function open(): Promise<Client> {
    const opened = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    opened.on('notification', ({ channel, payload }) => listeners.call(channel, payload ?? ''));
    opened.on('error', () => undefined);
    await opened.connect();
    for (const channel of listeners.channels()) await opened.query(`listen "${channel}"`);
    for (const lock of locks) await opened.query(TRY_LOCK, [...lock]);
    opened.once('end', () => void reopen());
    return opened;
  }

  async function reopen(): Promise<void> {
    await wait(RECONNECT_MS, undefined, { ref: false });
    if (isClosed) return;
    client = open();
    await client.catch(reopen);
  }

  async function use(text: string, values: readonly unknown[] = []): Promise<QueryResult> {
    try {
      client ??= open();
      return await (await client).query(text, [...values]);
    } catch (error) {
      client = undefined;
      throw toDatabaseError(error);
    }
  }

  function keep(lock: Lock): () => Promise<void> {
    locks.add(lock);
    return async () => {
      locks.delete(lock);
      // With a lost connection it is gone already.
      await use('select pg_advisory_unlock($1::int4, hashtext($2))', lock).catch(() => undefined);
    };
  }

  return {
    async listen(channel, onPayload) {
      const stop = listeners.add(channel, onPayload);
      try {
        await use(`listen "${channel}"`);
      } catch (error) {
        stop();
        throw error;
      }
      return async () => stop();
    },
    async holdLock(...lock: Lock) {
      await use(TRY_LOCK, lock);
      return keep(lock);
    },
    async tryLock(...lock: Lock) {
      const { rows } = await use(TRY_LOCK, lock);
      return (rows as { is_held: boolean }[])[0]?.is_held ? keep(lock) : null;
    },
    async close() {
      isClosed = true;
      const opened = await client?.catch(() => undefined);
      await opened?.end();
    },
  };
}
