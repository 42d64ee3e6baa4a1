import type { Writable } from 'node:stream';
import type { Row } from '#contract/logic.ts';
import type { Language } from '#contract/session.ts';
import { proveSession } from '#server/access/guardedQuery.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { compileRows } from '#server/list/compileList.ts';
import { parseChoice, printChoice } from '#server/list/customView.ts';
import type { ListScope } from '#server/list/ListScope.ts';
import { openList } from '#server/list/listRoutes.ts';
import { parseListRequest } from '#server/list/parseListRequest.ts';
import { Binder } from '#server/list/Statement.ts';
import { toSheetColumns } from './toSheetColumns.ts';
import { writeWorkbook } from './writeWorkbook.ts';

/** A download that was asked for: the list, the body of the call, the language of its headers. */
export interface ExportWish {
  screen: string;
  request: unknown;
  language: Language;
}

type Parts = Pick<ServerParts, 'db' | 'model' | 'now' | 'texts'>;

/** Rows fetched from the database at once. */
const BATCH_ROWS = 1_000;

/**
 * Writes a whole list as .xlsx to a stream, read in batches of one snapshot; gives the number of rows. Rights and the
 * choice of columns are those of `session` when it is called; that they still hold is proved at the end.
 */
export async function writeExport(
  parts: Parts,
  session: ServerSession,
  wish: ExportWish,
  stream: Writable,
): Promise<number> {
  const list = parts.model.lists.find(({ screen }) => screen === wish.screen);
  if (!list) throw new Failure('not_found', { params: { value: wish.screen } });
  const scope = openList(list, session, parts, wish.language);
  const request = parseListRequest(wish.request, scope);
  const columns = toSheetColumns(scope, request.mode, await readChoice(scope, parts), parts.texts);
  const { text, values } = compileRows(request, scope);
  const batches = parts.db.stream<{ row: string }>(session.customer.id, text, values, BATCH_ROWS);
  const count = await writeWorkbook(stream, columns, parseRows(batches));
  await proveSession(parts.db, session);
  return count;
}

async function readChoice(scope: ListScope, { db }: Parts): Promise<ReturnType<typeof parseChoice>> {
  const { values, bind } = new Binder();
  const text = `SELECT ${printChoice(scope, bind)} AS choice`;
  const { rows } = await db
    .forTenant(scope.access.session.customer.id)
    .query<{ choice: string | null }>(text, values);
  return parseChoice(rows[0]?.choice ?? null);
}

async function* parseRows(batches: AsyncIterable<{ row: string }[]>): AsyncIterable<Row[]> {
  for await (const batch of batches) yield batch.map(({ row }) => JSON.parse(row) as Row);
}
