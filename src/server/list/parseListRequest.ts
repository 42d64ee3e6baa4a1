import type { Problem } from '#contract/errors.ts';
import type { ViewModeModel } from '#contract/model.ts';
import { MAX_PER_PAGE, type Sort } from '#contract/wire.ts';
import { DEFAULT_MODE } from '#server/access/ListRights.ts';
import { Failure } from '#server/http/Failure.ts';
import { orderType, type OrderBy } from './compileOrder.ts';
import type { Test } from './compileTests.ts';
import { parseCursor, type Cursor, type CursorHome } from './cursor.ts';
import type { ListScope } from './ListScope.ts';
import { parseFilters } from './parseFilters.ts';
import { parseSort } from './parseSort.ts';
import { refuseName, toShownName } from './refuseName.ts';

/** A list, count or download call after every check: only what the caller may ask for. */
export interface ParsedListRequest {
  mode: ViewModeModel;
  /** Filters of the caller; what the list itself fixes is added when it is compiled. */
  tests: readonly Test[];
  /** Rows before the first of the page. */
  offset: number;
  perPage: number;
  sort: Sort;
  orderBy: OrderBy;
  cursor?: Cursor;
}

/** Pages beyond cost more than they can be worth; cursors go any depth (reliability.md 2, row 29). */
const MAX_PAGE = 100_000;

const KEYS: ReadonlySet<string> = new Set([
  'filters',
  'viewMode',
  'page',
  'perPage',
  'sort',
  'after',
  'before',
]);

/**
 * Reads the body of a list, count or download call. Throws Failure `malformed` when it is no object, and `invalid`
 * naming every wrong part. What the caller may not use is refused in the same words as what does not exist.
 */
export function parseListRequest(body: unknown, scope: ListScope): ParsedListRequest {
  const request = toObject(body);
  const problems: Problem[] = Object.keys(request)
    .filter((key) => !KEYS.has(key))
    .map((key) => refuseName(toShownName(key), 'unknown_field', key));
  const mode = parseMode(request['viewMode'], scope, problems);
  const tests = parseFilters(request['filters'], scope, problems);
  const page = parseWhole(request, 'page', { fallback: 1, maximum: MAX_PAGE }, problems);
  const pageSize = { fallback: scope.list.pageSize, maximum: MAX_PER_PAGE };
  const perPage = parseWhole(request, 'perPage', pageSize, problems);
  const { sort, orderBy } = parseSort(request['sort'], scope, mode, problems);
  const home = { screen: scope.list.screen, mode: mode.key, sort };
  const cursor = parseCursors(
    request,
    home,
    { key: orderType(orderBy), id: scope.entity.view?.id ?? 'number' },
    problems,
  );
  if (problems.length > 0) throw new Failure('invalid', { problems });
  return { mode, tests, offset: (page - 1) * perPage, perPage, sort, orderBy, ...(cursor ? { cursor } : {}) };
}

function toObject(body: unknown): Readonly<Record<string, unknown>> {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw new Failure('malformed');
  return body as Record<string, unknown>;
}

function parseMode(value: unknown, { rights }: ListScope, problems: Problem[]): ViewModeModel {
  const fallback = rights.viewModes[0] ?? { key: DEFAULT_MODE };
  if (value === undefined) return fallback;
  const mode = rights.viewModes.find(({ key }) => key === value);
  if (!mode) problems.push(refuseName('viewMode', 'unknown_view_mode', value));
  return mode ?? fallback;
}

function parseWhole(
  request: Readonly<Record<string, unknown>>,
  path: string,
  { fallback, maximum }: { fallback: number; maximum: number },
  problems: Problem[],
): number {
  const value = request[path];
  if (value === undefined) return fallback;
  if (!Number.isSafeInteger(value))
    problems.push({ path, code: 'wrong_type', params: { label: path, value } });
  else if ((value as number) < 1)
    problems.push({ path, code: 'too_small', params: { label: path, value, limit: 1 } });
  else if ((value as number) > maximum)
    problems.push({ path, code: 'too_big', params: { label: path, value, limit: maximum } });
  return value as number;
}

function parseCursors(
  request: Readonly<Record<string, unknown>>,
  home: CursorHome,
  types: Parameters<typeof parseCursor>[3],
  problems: Problem[],
): Cursor | undefined {
  const sides = (['after', 'before'] as const).filter((side) => request[side] !== undefined);
  const cursors = sides.map((side) => parseCursor(request[side], side, home, types));
  sides.forEach((side, index) => {
    if (!cursors[index] || index > 0)
      problems.push({ path: side, code: 'not_correct', params: { label: side } });
  });
  return cursors[0];
}
