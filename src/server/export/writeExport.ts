import type { Language } from '#contract/session.ts';
import { proveSession } from '#server/access/guardedQuery.ts';
import type { Actor } from '#server/access/Actor.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { compileRows } from '#server/list/compileList.ts';
import { compileTotals, type TotalsRow } from '#server/list/compileTotals.ts';
import { parseChoice, printChoice } from '#server/list/customView.ts';
import type { ListScope } from '#server/list/ListScope.ts';
import { openList } from '#server/list/listRoutes.ts';
import { parseListRequest } from '#server/list/parseListRequest.ts';
import { Binder } from '#server/list/Statement.ts';
import type { RunOptions } from '#server/threads/createThreads.ts';
import { toExportContent, type ExportContent } from './ExportContent.ts';
import type { ExportFormat } from './ExportFormat.ts';
import { chooseColumns, toSheetLayout } from './toSheetColumns.ts';
import {
  BATCH_ROWS,
  toTexts,
  type RowSource,
  type WriteSheetTask,
  type WrittenSheet,
} from './writeSheetTask.ts';

/** A download that was asked for: the list, what is asked of it, as what, and the language of its headers. */
export interface ExportCall {
  screen: string;
  request: unknown;
  format: ExportFormat;
  /** Keys of the columns that the screen shows, where they are not the caller's own. */
  columns?: readonly string[];
  language: Language;
}

/** The file that a download is written into. */
export interface ExportTarget extends Pick<RunOptions, 'signal' | 'onProgress'> {
  path: string;
}

type Parts = Pick<ServerParts, 'db' | 'model' | 'now' | 'texts' | 'threads'>;

/** What came of a download. */
export interface WrittenExport {
  /** Rows. */
  count: number;
  content: ExportContent;
}

/**
 * Writes a whole list into a file, read in batches of one snapshot by a thread.
 * Rights and the choice of columns are those of `actor` when it is called; that they still hold is proved at every batch
 * and at the end.
 */
export async function writeExport(
  parts: Parts,
  actor: Actor,
  call: ExportCall,
  { path, ...options }: ExportTarget,
): Promise<WrittenExport> {
  const { scope, request } = openExport(parts, actor, call);
  const { mode } = request;
  const columns = chooseColumns(scope, mode, await readChoice(scope, parts), call.columns);
  const layout = toSheetLayout(scope, mode, columns, parts.texts);
  const source = { customerId: actor.customer.id, ...compileRows(request, scope, layout.keys) };
  const task: WriteSheetTask = { kind: 'write_sheet', layout, format: call.format, path };
  const { count } = await runTask(parts, task, source, {
    ...options,
    onBatch: () => proveSession(parts.db, actor),
  });
  await proveSession(parts.db, actor);
  return { count, content: toExportContent(scope, mode, columns) };
}

/** How many rows a download has now. */
export async function countExport(parts: Parts, session: Actor, call: ExportCall): Promise<number> {
  const { scope, request } = openExport(parts, session, call);
  const { text, values } = compileTotals(request, scope);
  const { rows } = await parts.db.forTenant(session.customer.id).query<TotalsRow>(text, values);
  return rows[0]?.total ?? 0;
}

function openExport(parts: Parts, session: Actor, call: ExportCall) {
  const list = parts.model.lists.find(({ screen }) => screen === call.screen);
  if (!list) throw new Failure('not_found', { params: { value: call.screen } });
  const scope = openList(list, session, parts, call.language);
  return { scope, request: parseListRequest(call.request, scope) };
}

/** PostgreSQL is read by the thread itself, which asks before each batch; the one connection of the embedded database stays here. */
async function runTask(
  { db, threads }: Parts,
  task: WriteSheetTask,
  source: RowSource,
  { onBatch, ...options }: RunOptions & { onBatch: () => Promise<unknown> },
): Promise<WrittenSheet> {
  const read: WriteSheetTask = { ...task, source };
  if (threads.readsDatabase) return threads.run(read, { ...options, pull: onBatch });
  const { customerId, text, values } = source;
  const batches = db.stream<{ row: string }>(customerId, text, values, BATCH_ROWS)[Symbol.asyncIterator]();
  const pull = async () => {
    await onBatch();
    const { done, value } = await batches.next();
    return done ? undefined : toTexts(value);
  };
  try {
    return await threads.run(task, { ...options, pull });
  } finally {
    await batches.return?.();
  }
}

async function readChoice(scope: ListScope, { db }: Parts): Promise<ReturnType<typeof parseChoice>> {
  const { values, bind } = new Binder();
  const text = `SELECT ${printChoice(scope, bind)} AS choice`;
  const { rows } = await db
    .forTenant(scope.access.session.customer.id)
    .query<{ choice: string | null }>(text, values);
  return parseChoice(rows[0]?.choice ?? null);
}
