import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Row } from '#contract/logic.ts';
import type { ListModel } from '#contract/model.ts';
import { DOWNLOAD_AT_ONCE } from '#contract/wire.ts';
import { guardedQuery, withFreshSession } from '#server/access/guardedQuery.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import type { Tx } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { compileDownload, type DownloadRow } from '#server/list/compileList.ts';
import { parseChoice } from '#server/list/customView.ts';
import { openList } from '#server/list/listRoutes.ts';
import { parseListRequest } from '#server/list/parseListRequest.ts';
import { EXPORT_JOB, runExport, XLSX_TYPE, type ExportJob } from './runExport.ts';
import { toSheetColumns, type SheetColumn } from './toSheetColumns.ts';
import { writeWorkbook } from './writeWorkbook.ts';

/** The download route of every list that has one: the file at once, or `202 {queued: true}` and a job for a large one. */
export function exportRoutes(app: FastifyInstance, parts: ServerParts): void {
  parts.jobs.register(EXPORT_JOB, (data) => runExport(parts, data as unknown as ExportJob));
  for (const list of parts.model.lists) {
    const { download } = list.urls;
    if (download === undefined) continue;
    const options = { config: { access: list.permissions, fresh: 'in_statement' } } as const;
    app.post(download, options, (request, reply) => answerDownload(list, request, reply, parts));
  }
}

/** A download that is small enough to be answered. */
interface Sheet {
  columns: readonly SheetColumn[];
  rows: readonly Row[];
}

async function answerDownload(
  list: ListModel,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: ServerParts,
): Promise<FastifyReply> {
  const sheet = await withFreshSession(parts, request.session, (session) =>
    readSheet(list, session, request, parts),
  );
  if (!sheet) {
    await enqueue(list, request, parts);
    return reply.code(202).send({ queued: true });
  }
  const stream = new PassThrough();
  const [bytes] = await Promise.all([buffer(stream), writeWorkbook(stream, sheet.columns, [sheet.rows])]);
  const name = encodeURIComponent(list.downloadName);
  return reply
    .type(XLSX_TYPE)
    .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    .send(bytes);
}

/** Rows and columns of a download; undefined when there are too many to wait for. */
async function readSheet(
  list: ListModel,
  session: ServerSession,
  { body, language }: FastifyRequest,
  parts: ServerParts,
): Promise<Sheet | undefined> {
  const scope = openList(list, session, parts, language);
  const request = parseListRequest(body, scope);
  const { text, values } = compileDownload(request, scope, DOWNLOAD_AT_ONCE + 1);
  const { row } = await guardedQuery<DownloadRow>(parts.db, session, text, values);
  const rows = JSON.parse(row.rows) as Row[];
  if (rows.length > DOWNLOAD_AT_ONCE) return undefined;
  return { rows, columns: toSheetColumns(scope, request.mode, parseChoice(row.choice), parts.texts) };
}

/** A job that neither ended nor failed after so long is lost; it no longer keeps its account from asking again. */
const LOST_AFTER = '1 hour';

/** One large download at a time and account (reliability.md 2, row 29). Throws Failure `too_many` for a second one. */
async function enqueue(
  list: ListModel,
  { body, language, session }: FastifyRequest,
  { db, jobs }: ServerParts,
): Promise<void> {
  const { id: customer } = session.customer;
  await db.forTenant(customer).transaction(async (tx) => {
    const id = await insertExport(tx, list, session, body, language);
    await jobs.enqueue(tx, EXPORT_JOB, { customer, export: id, session: session.id } satisfies ExportJob);
  });
}

async function insertExport(
  tx: Tx,
  { screen, downloadName }: ListModel,
  { customer, accountId }: ServerSession,
  body: unknown,
  language: string,
): Promise<number> {
  await tx.query('SELECT pg_advisory_xact_lock($1::int4, hashint8($2::int8))', [EXPORT_LOCK, accountId]);
  const filename = downloadName.replace(/(\.xlsx)?$/, `-${randomBytes(6).toString('hex')}.xlsx`);
  const { rows } = await tx.query<{ id: number }>(
    `INSERT INTO khuon_export (customer_id, account_id, filename, screen, request, language) SELECT $1, $2, $3, $4, $5, $6
WHERE NOT EXISTS (SELECT 1 FROM khuon_export WHERE customer_id = $1 AND account_id = $2 AND state IN ('queued', 'running') AND created_at > now() - interval '${LOST_AFTER}')
RETURNING id`,
    [customer.id, accountId, filename, screen, JSON.stringify(body ?? {}), language],
  );
  const [row] = rows;
  if (!row) throw new Failure('too_many');
  return row.id;
}

/** Advisory locks of this kit, told apart by their first number. */
const EXPORT_LOCK = 7_301;
