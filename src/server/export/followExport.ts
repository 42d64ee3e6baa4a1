import type { Actor } from '#server/access/Actor.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import type { ExportProgress } from '#contract/wire.ts';

/** How often the browser is told, and how soon a cancelled download stops. */
const EVERY_MS = 1_000;

/** Tells how far a download is while it is written. */
export interface ExportFollower {
  /** Begins; `total` are the rows that it will have. */
  start(total: number): Promise<void>;
  onProgress(written: number): void;
  /** Aborted when the caller cancelled the download. */
  signal: AbortSignal;
  stop(): Promise<void>;
}

/** Writes the progress of a running download down every second, tells its account, and notices that it was cancelled. */
export function followExport(
  { db, signals }: Pick<ServerParts, 'db' | 'signals'>,
  job: { customer: number; export: number },
  { accountId }: Actor,
): ExportFollower {
  const abort = new AbortController();
  let written = 0;
  let timer: NodeJS.Timeout | undefined;
  let reporting: Promise<void> = Promise.resolve();

  async function report(total?: number): Promise<void> {
    await db.forTenant(job.customer).transaction(async (tx) => {
      const { rows } = await tx.query<ExportProgress>(
        `UPDATE khuon_export SET row_count = $3, total_count = coalesce($4, total_count) WHERE customer_id = $1 AND id = $2 AND state = 'running'
RETURNING filename, state, row_count AS written, total_count AS total`,
        [job.customer, job.export, written, total ?? null],
      );
      const [progress] = rows;
      if (progress) await signals.exportProgress(tx, job.customer, accountId, progress);
      else abort.abort();
    });
  }

  /** A lost connection is met again by the download itself. */
  const tick = () => {
    reporting = report().catch(() => undefined);
  };

  return {
    signal: abort.signal,
    async start(total) {
      clearInterval(timer);
      await report(total);
      timer = setInterval(tick, EVERY_MS);
    },
    onProgress(count) {
      written = count;
    },
    async stop() {
      clearInterval(timer);
      await reporting;
    },
  };
}
