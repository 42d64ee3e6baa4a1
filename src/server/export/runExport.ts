import { unlink } from 'node:fs/promises';
import type { Language } from '#contract/session.ts';
import { withFreshSession } from '#server/access/guardedQuery.ts';
import type { AccountActor } from '#server/access/Actor.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { splitFormat, type ExportFormat } from './ExportFormat.ts';
import { failExport } from './failExport.ts';
import { followExport } from './followExport.ts';
import { countExport, writeExport, type ExportCall, type WrittenExport } from './writeExport.ts';

/** Name of the job that writes a queued download. */
export const EXPORT_JOB = 'export';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Media type of a download by its format. */
export const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  xlsx: XLSX_TYPE,
  csv: 'text/csv; charset=utf-8',
};

/** A finished file can be fetched so long. */
const KEPT = '24 hours';

/** What the job is told; for whom it runs stands in its row. */
export interface ExportJob {
  customer: number;
  export: number;
  /** The login session whose browser fetches the file. */
  session: number;
}

interface Waiting extends ExportCall {
  filename: string;
  actor: AccountActor;
}

type Parts = Pick<
  ServerParts,
  'db' | 'files' | 'model' | 'notifier' | 'now' | 'sessions' | 'signals' | 'texts' | 'threads'
>;

/**
 * Writes a queued download, keeps the file and tells the browser. Safe to run twice. What the caller may no longer
 * have ends as `failed`; what he cancelled leaves nothing; anything else is thrown, so that the job is tried again.
 */
export async function runExport(parts: Parts, job: ExportJob): Promise<void> {
  try {
    const waiting = await readWaiting(parts, job);
    if (waiting) await writeFile(parts, job, waiting);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await failExport(parts, job, error);
  }
}

/** The call and who asked, as they stand now; undefined when it is done already. */
async function readWaiting({ db, sessions }: Parts, job: ExportJob): Promise<Waiting | undefined> {
  const { rows } = await db.forTenant(job.customer).query<{
    screen: string;
    request: unknown;
    language: Language;
    filename: string;
    account: number;
  }>(
    `UPDATE khuon_export e SET state = 'running' WHERE e.customer_id = $1 AND e.id = $2 AND e.state IN ('queued', 'running')
RETURNING e.screen, e.request, e.language, e.filename, e.account_id AS account`,
    [job.customer, job.export],
  );
  const [row] = rows;
  if (!row) return undefined;
  const actor = await sessions.readAccount(job.customer, row.account);
  if (!actor) throw new Failure('account_disabled');
  const { columns, ...body } = splitFormat(row.request);
  // Checked before it was queued.
  return { ...row, ...body, ...(columns ? { columns: columns as readonly string[] } : {}), actor };
}

async function writeFile(parts: Parts, job: ExportJob, waiting: Waiting): Promise<void> {
  const temporary = await parts.files.toTemporary();
  const follower = followExport(parts, job, waiting.actor);
  try {
    const written = await withFreshSession(parts, waiting.actor, async (actor) => {
      await follower.start(await countExport(parts, actor, waiting));
      const { signal, onProgress } = follower;
      return writeExport(parts, actor, waiting, { path: temporary, signal, onProgress });
    });
    await follower.stop();
    await keep(parts, job, waiting, { ...written, path: temporary });
  } catch (error) {
    if (!follower.signal.aborted) throw error;
  } finally {
    await follower.stop();
    await unlink(temporary).catch(() => undefined);
  }
}

async function keep(
  { db, files, notifier, signals }: Parts,
  job: ExportJob,
  { filename, format, actor: { accountId } }: Waiting,
  { path, count, content }: WrittenExport & { path: string },
): Promise<void> {
  await db.forTenant(job.customer).transaction(async (tx) => {
    const { rows } = await tx.query(
      `SELECT id FROM khuon_export WHERE customer_id = $1 AND id = $2 AND state = 'running' FOR UPDATE`,
      [job.customer, job.export],
    );
    if (rows.length === 0) return;
    const file = await files.saveFrom(tx, job.customer, path, {
      class: 'private',
      name: filename,
      mediaType: MEDIA_TYPES[format],
      createdBy: accountId,
    });
    await tx.query(
      `UPDATE khuon_export SET state = 'ready', file_id = $3, row_count = $4, content = $5::jsonb, finished_at = now(), expires_at = now() + interval '${KEPT}'
WHERE customer_id = $1 AND id = $2`,
      [job.customer, job.export, file.id, count, JSON.stringify(content)],
    );
    await signals.exportReady(tx, job.customer, accountId, { filename, session: job.session });
    // Whoever closed the page meanwhile finds it under the bell.
    const message = { accounts: [accountId], params: { filename } };
    await notifier.send(tx, job.customer, 'export_ready', message);
  });
}
