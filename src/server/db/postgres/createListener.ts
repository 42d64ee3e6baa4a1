import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Connections } from '../Connections.ts';
import { Listeners } from '../Listeners.ts';
import { toDatabaseError } from '../toDatabaseError.ts';

const RECONNECT_MS = 1_000;

/** One connection of its own for LISTEN, opened with the first listener and again when it is lost. */
export function createListener(databaseUrl: string): Pick<Connections, 'listen' | 'close'> {
  const listeners = new Listeners();
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
    opened.once('end', () => void reopen());
    return opened;
  }

  async function reopen(): Promise<void> {
    await wait(RECONNECT_MS, undefined, { ref: false });
    if (isClosed) return;
    client = open();
    await client.catch(reopen);
  }

  return {
    async listen(channel, onPayload) {
      const stop = listeners.add(channel, onPayload);
      try {
        client ??= open();
        await (await client).query(`listen "${channel}"`);
      } catch (error) {
        stop();
        client = undefined;
        throw toDatabaseError(error);
      }
      return async () => stop();
    },
    async close() {
      isClosed = true;
      const opened = await client?.catch(() => undefined);
      await opened?.end();
    },
  };
}
