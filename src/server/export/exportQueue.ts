import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ListModel } from '#contract/model.ts';
import type { ExportProgress } from '#contract/wire.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import type { Tx } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { countFromNow } from '#server/jobs/countFromNow.ts';
import { splitFormat, toFileName } from './ExportFormat.ts';
import { EXPORT_JOB, type ExportJob } from './runExport.ts';

/** A job that neither ended nor failed after so long is lost; it no longer keeps its account from asking again. */
const LOST_AFTER = '1 hour';

/** When to ask again whether the one before has ended. */
const TRY_AGAIN_S = 10;

/** Advisory locks of this kit, told apart by their first number. */
const EXPORT_LOCK = 7_301;

/** Puts a large download into the queue, one at a time and account (reliability.md 2, row 29); gives its file name. Throws Failure `export_running` for a second one. */
export async function enqueueExport(
  list: ListModel,
  { body, language, session }: FastifyRequest,
  { db, jobs }: ServerParts,
): Promise<string> {
  const { id: customer } = session.customer;
  const { format } = splitFormat(body);
  const filename = toFileName(list.downloadName, format, randomBytes(6).toString('hex'));
  await countFromNow(db, 'khuon_export', session);
  await db.forTenant(customer).transaction(async (tx) => {
    const id = await insertExport(tx, { screen: list.screen, filename, body, language }, session);
    await jobs.enqueue(tx, EXPORT_JOB, { customer, export: id, session: session.id } satisfies ExportJob);
  });
  return filename;
}

/** The row of a download that waits; gives its id. Throws Failure `export_running` while the account has another. */
export async function insertExport(
  tx: Tx,
  { screen, filename, body, language }: { screen: string; filename: string; body: unknown; language: string },
  { customer, accountId }: ServerSession,
): Promise<number> {
  await tx.query('SELECT pg_advisory_xact_lock($1::int4, hashint8($2::int8))', [EXPORT_LOCK, accountId]);
  const { rows } = await tx.query<{ id: number }>(
    `INSERT INTO khuon_export (customer_id, account_id, filename, screen, request, language) SELECT $1, $2, $3, $4, $5, $6
WHERE NOT EXISTS (SELECT 1 FROM khuon_export WHERE customer_id = $1 AND account_id = $2 AND state IN ('queued', 'running') AND created_at > now() - interval '${LOST_AFTER}')
RETURNING id`,
    [customer.id, accountId, filename, screen, JSON.stringify(body ?? {}), language],
  );
  const [row] = rows;
  if (!row) throw new Failure('export_running', { params: { seconds: TRY_AGAIN_S } });
  return row.id;
}

/** The caller's own downloads that are under way: what a reloaded page shows. */
export async function readExports({ db }: ServerParts, session: ServerSession): Promise<ExportProgress[]> {
  const { rows } = await db.forTenant(session.customer.id).query<ExportProgress>(
    `SELECT filename, state, row_count AS written, total_count AS total FROM khuon_export
WHERE customer_id = $1 AND account_id = $2 AND state IN ('queued', 'running') AND created_at > now() - interval '${LOST_AFTER}' ORDER BY id`,
    [session.customer.id, session.accountId],
  );
  return rows;
}

/** Ends a download of the caller's: the job notices within a second and leaves no file. Throws Failure `not_found` when none of that name is under way. */
export async function cancelExport(
  { db, signals }: ServerParts,
  { customer, accountId }: ServerSession,
  filename: string,
): Promise<void> {
  await db.forTenant(customer.id).transaction(async (tx) => {
    const { rows } = await tx.query<ExportProgress>(
      `UPDATE khuon_export SET state = 'cancelled', finished_at = now()
WHERE customer_id = $1 AND account_id = $2 AND filename = $3 AND state IN ('queued', 'running')
RETURNING filename, state, row_count AS written, total_count AS total`,
      [customer.id, accountId, filename],
    );
    const [progress] = rows;
    if (!progress) throw new Failure('not_found');
    await signals.exportProgress(tx, customer.id, accountId, progress);
  });
}
