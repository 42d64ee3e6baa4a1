import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListModel } from '#contract/model.ts';
import { DOWNLOAD_AT_ONCE } from '#contract/wire.ts';
import type { Calls } from '#server/http/Calls.ts';
import { guardedQuery, withFreshSession } from '#server/access/guardedQuery.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { Failure } from '#server/http/Failure.ts';
import { readFields } from '#server/http/readFields.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { compileDownload, type DownloadRow } from '#server/list/compileList.ts';
import { parseChoice } from '#server/list/customView.ts';
import { openList } from '#server/list/listRoutes.ts';
import { columnsOfMode } from '#server/list/ListScope.ts';
import { parseListRequest } from '#server/list/parseListRequest.ts';
import { parseColumns } from '#server/list/savedView.ts';
import { cancelExport, enqueueExport, readExports } from './exportQueue.ts';
import { failExport } from './failExport.ts';
import { splitFormat, toFileName, type ExportFormat } from './ExportFormat.ts';
import { EXPORT_JOB, MEDIA_TYPES, runExport, type ExportJob } from './runExport.ts';
import { chooseColumns, toSheetLayout, type SheetLayout } from './toSheetColumns.ts';
import type { WriteSheetTask, WrittenSheet } from './writeSheetTask.ts';

const ANY_LOGIN = { config: { access: [] } };

/**
 * The download route of every list that has one: the file at once, or `202 {queued, filename}` and a job for a large
 * one. `POST /exports` tells of the caller's own jobs, `POST /cancel-export` ends one.
 */
export function exportRoutes(calls: Calls, parts: ServerParts): void {
  parts.jobs.register(
    EXPORT_JOB,
    (data) => runExport(parts, data as unknown as ExportJob),
    (data) => failExport(parts, data as unknown as ExportJob, new Failure('internal')),
  );
  for (const list of parts.model.lists) {
    const { download } = list.urls;
    if (download === undefined) continue;
    const options = { config: { access: list.permissions, fresh: 'in_statement' } } as const;
    calls.post(download, options, (request, reply) => answerDownload(list, request, reply, parts));
  }
  calls.post('/exports', ANY_LOGIN, async ({ session, body }) => {
    readFields(body, {});
    return { rows: await readExports(parts, session) };
  });
  calls.post('/cancel-export', { config: { access: [], once: true } }, async ({ session, body }) => {
    const { filename } = readFields(body, { filename: 'text' });
    await cancelExport(parts, session, filename);
    return {};
  });
}

/** A download that is small enough to be answered. */
interface Sheet {
  layout: SheetLayout;
  format: ExportFormat;
  /** JSON texts, a row's values each. */
  rows: readonly string[];
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
    const filename = await enqueueExport(list, request, parts);
    return reply.code(202).send({ queued: true, filename });
  }
  const name = encodeURIComponent(toFileName(list.downloadName, sheet.format));
  return reply
    .type(MEDIA_TYPES[sheet.format])
    .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    .send(await writeBytes(sheet, parts));
}

async function writeBytes({ layout, format, rows }: Sheet, { threads }: ServerParts): Promise<Buffer> {
  const pieces = [rows];
  const task: WriteSheetTask = { kind: 'write_sheet', layout, format };
  const { bytes } = await threads.run<WrittenSheet>(task, { pull: async () => pieces.shift() });
  return Buffer.from(bytes ?? []);
}

/** Rows and columns of a download; undefined when there are too many to wait for. */
async function readSheet(
  list: ListModel,
  session: ServerSession,
  { body, language }: FastifyRequest,
  parts: ServerParts,
): Promise<Sheet | undefined> {
  const scope = openList(list, session, parts, language);
  const { format, request: asked, columns } = splitFormat(body);
  const shown = columns === undefined ? undefined : parseColumns(columns, scope);
  const request = parseListRequest(asked, scope);
  // Which columns the caller chose comes with the rows: they carry all that he may choose.
  const all = columnsOfMode(scope, request.mode).map(({ key }) => key);
  const known = chooseColumns(scope, request.mode, new Map(), all);
  const { keys } = toSheetLayout(scope, request.mode, known, parts.texts);
  const statement = compileDownload(request, scope, keys, DOWNLOAD_AT_ONCE + 1);
  const { row } = await guardedQuery<DownloadRow>(parts.db, session, statement);
  if (row.total > DOWNLOAD_AT_ONCE) return undefined;
  const chosen = chooseColumns(scope, request.mode, parseChoice(row.choice), shown);
  const layout = toSheetLayout(scope, request.mode, chosen, parts.texts);
  return { rows: row.rows?.split('\n') ?? [], format, layout: { ...layout, keys } };
}
