import { unlink } from 'node:fs/promises';
import type { Language } from '#contract/session.ts';
import { withFreshSession } from '#server/access/guardedQuery.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { splitFormat, type ExportFormat } from './ExportFormat.ts';
import { failExport } from './failExport.ts';
import { followExport } from './followExport.ts';
import { countExport, writeExport, type ExportWish } from './writeExport.ts';

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

/** What the job is told. */
export interface ExportJob {
  customer: number;
  export: number;
  session: number;
}

interface Waiting extends ExportWish {
  filename: string;
  session: ServerSession;
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

/** The wish and the session as they stand now; undefined when it is done already. */
async function readWaiting({ db, sessions }: Parts, job: ExportJob): Promise<Waiting | undefined> {
  const { rows } = await db.forTenant(job.customer).query<{
    screen: string;
    request: unknown;
    language: Language;
    filename: string;
    token_hash: string | null;
  }>(
    `UPDATE khuon_export e SET state = 'running' WHERE e.customer_id = $1 AND e.id = $2 AND e.state IN ('queued', 'running')
RETURNING e.screen, e.request, e.language, e.filename, (SELECT s.token_hash FROM khuon_session s WHERE s.customer_id = e.customer_id AND s.id = $3) AS token_hash`,
    [job.customer, job.export, job.session],
  );
  const [row] = rows;
  if (!row) return undefined;
  const session = row.token_hash === null ? undefined : await sessions.read(row.token_hash);
  if (!session) throw new Failure('no_session');
  const { columns, ...wish } = splitFormat(row.request);
  // Checked before it was queued.
  return { ...row, ...wish, ...(columns ? { columns: columns as readonly string[] } : {}), session };
}

async function writeFile(parts: Parts, job: ExportJob, waiting: Waiting): Promise<void> {
  const temporary = await parts.files.toTemporary();
  const follower = followExport(parts, job, waiting.session);
  try {
    const count = await withFreshSession(parts, waiting.session, async (session) => {
      await follower.start(await countExport(parts, session, waiting));
      return writeExport(parts, session, waiting, temporary, follower);
    });
    await follower.stop();
    await keep(parts, job, waiting, temporary, count);
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
  { filename, format, session }: Waiting,
  temporary: string,
  count: number,
): Promise<void> {
  await db.forTenant(job.customer).transaction(async (tx) => {
    const { rows } = await tx.query(
      `SELECT id FROM khuon_export WHERE customer_id = $1 AND id = $2 AND state = 'running' FOR UPDATE`,
      [job.customer, job.export],
    );
    if (rows.length === 0) return;
    const file = await files.saveFrom(tx, job.customer, temporary, {
      class: 'private',
      name: filename,
      mediaType: MEDIA_TYPES[format],
      createdBy: session.accountId,
    });
    await tx.query(
      `UPDATE khuon_export SET state = 'ready', file_id = $3, row_count = $4, finished_at = now(), expires_at = now() + interval '${KEPT}'
WHERE customer_id = $1 AND id = $2`,
      [job.customer, job.export, file.id, count],
    );
    await signals.exportReady(tx, job.customer, session.accountId, { filename, session: session.id });
    // Whoever closed the page meanwhile finds it under the bell.
    const message = { accounts: [session.accountId], params: { filename } };
    await notifier.send(tx, job.customer, 'export_ready', message);
  });
}
