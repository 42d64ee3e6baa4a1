import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmbeddedConnections } from './openEmbedded.ts';

/*
 * What a server's background processes do and the embedded database lacks (stack.md 3):
 * checkpoints (else its log grows without end), vacuum (else dead rows stay), and copies (else a
 * power cut could take everything).
 */

const TICK_MS = 30_000;
const CHECKPOINT_EVERY_MS = 5 * 60_000;
const CHECKPOINT_BYTES = 64 * 1024 * 1024;
const VACUUM_BYTES = 16 * 1024 * 1024;
const COPY_EVERY_MS = 60 * 60_000;
const IDLE_MS = 30_000;
const COPIES_KEPT = 3;

/** What is due, given what was done. Bytes are positions in the write-ahead log. */
export interface MaintenanceState {
  now: number;
  position: number;
  lastUsedAt: number;
  checkpoint: { at: number; position: number };
  vacuum: { position: number };
  copy: { at: number; position: number };
}

export type MaintenanceJob = 'checkpoint' | 'vacuum' | 'copy';

/** Only written data makes work; vacuum and copies wait for a quiet half minute. */
export function jobsDue({
  now,
  position,
  lastUsedAt,
  checkpoint,
  vacuum,
  copy,
}: MaintenanceState): MaintenanceJob[] {
  const isIdle = now - lastUsedAt >= IDLE_MS;
  const jobs: MaintenanceJob[] = [];
  const unsaved = position - checkpoint.position;
  if (unsaved >= CHECKPOINT_BYTES || (unsaved > 0 && now - checkpoint.at >= CHECKPOINT_EVERY_MS))
    jobs.push('checkpoint');
  if (isIdle && position - vacuum.position >= VACUUM_BYTES) jobs.push('vacuum');
  if (isIdle && position > copy.position && now - copy.at >= COPY_EVERY_MS) jobs.push('copy');
  return jobs;
}

/** Looks every half minute what is due. `stop` waits for what is under way. */
export function startMaintenance(
  connections: EmbeddedConnections,
  copiesDir: string,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  const start = { at: Date.now(), position: 0 };
  const done = { checkpoint: start, vacuum: start, copy: start };
  let running: Promise<void> = Promise.resolve();

  const work: Record<MaintenanceJob, () => Promise<unknown>> = {
    checkpoint: () => connections.maintain('checkpoint'),
    vacuum: () => connections.maintain('vacuum (analyze)'),
    copy: () => writeCopy(connections, copiesDir, new Date()),
  };

  async function tick(): Promise<void> {
    const { lastUsedAt } = connections;
    const position = await readPosition(connections);
    for (const job of jobsDue({ now: Date.now(), position, lastUsedAt, ...done })) {
      await work[job]();
      done[job] = { at: Date.now(), position: await readPosition(connections) };
    }
  }

  const timer = setInterval(() => {
    running = running.then(tick).catch(onError);
  }, TICK_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

async function readPosition(connections: EmbeddedConnections): Promise<number> {
  const text = "select (pg_current_wal_lsn() - '0/0'::pg_lsn)::int8 as position";
  const [row] = await connections.maintain<{ position: number }>(text);
  return row?.position ?? 0;
}

/** Writes `<copiesDir>/<UTC time>.tar` and removes all but the newest three. */
export async function writeCopy(
  connections: Pick<EmbeddedConnections, 'copyTo'>,
  copiesDir: string,
  now: Date,
): Promise<void> {
  await mkdir(copiesDir, { recursive: true });
  const name = now.toISOString().replaceAll(':', '-').slice(0, 19);
  await connections.copyTo(join(copiesDir, `${name}.tar`));
  const copies = (await readdir(copiesDir)).filter((file) => file.endsWith('.tar')).sort();
  for (const old of copies.slice(0, -COPIES_KEPT)) await rm(join(copiesDir, old));
}
