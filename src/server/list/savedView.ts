import type { Problem } from '#contract/errors.ts';
import { compose } from '#contract/text.ts';
import type { Filters, SavedView, Sort, ViewState } from '#contract/wire.ts';
import { daysBackOf, lastDays, type DateRange } from '#fields/date/dateRange.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ListScope } from './ListScope.ts';
import { parseListRequest } from './parseListRequest.ts';
import { refuseName } from './refuseName.ts';

/** A row of `khuon_saved_view` with its owner's name. */
export interface SavedViewRow {
  id: number;
  account_id: number;
  name: string;
  is_shared: boolean;
  is_default: boolean;
  owner: string | null;
  state: ViewState;
}

/** Characters of a view's name. */
const MAX_NAME = 60;

/** What a caller wants to keep, after every check. Throws Failure `invalid` naming every wrong part. */
export function parseState(body: Readonly<Record<string, unknown>>, scope: ListScope): ViewState {
  const { columns, ...asked } = body;
  const request = parseListRequest(asked, scope);
  return {
    filters: mapDates((asked['filters'] ?? {}) as Filters, scope, keepRange),
    viewMode: request.mode.key,
    sort: request.sort,
    ...(columns === undefined ? {} : { columns: parseColumns(columns, scope) }),
  };
}

/** Keys of columns that the caller may see, each once. Throws Failure `invalid` naming every other. */
export function parseColumns(value: unknown, { rights }: ListScope): readonly string[] {
  const known = new Set(rights.columns.map(({ key }) => key));
  if (!Array.isArray(value) || value.length > known.size)
    throw new Failure('invalid', {
      problems: [{ path: 'columns', code: 'wrong_type', params: { label: 'columns', value } }],
    });
  const problems = value.flatMap((key: unknown, index): Problem[] =>
    typeof key === 'string' && known.has(key) ? [] : [refuseName(`columns.${index}`, 'not_a_choice', key)],
  );
  if (problems.length > 0) throw new Failure('invalid', { problems });
  return [...new Set(value as string[])];
}

/** The name as it is kept. Throws Failure `invalid` when it is empty or too long. */
export function parseName(value: string): string {
  const name = compose(value).trim();
  const params = { label: 'kit.list.view_name', limit: MAX_NAME, value: name };
  const code = name === '' ? 'is_empty' : name.length > MAX_NAME ? 'too_long' : null;
  if (code) throw new Failure('invalid', { problems: [{ path: 'name', code, params }] });
  return name;
}

/** A stored view for a caller, with its days counted from today: without filters, order and columns that are not his, or no longer there. */
export function toSavedView(row: SavedViewRow, scope: ListScope): SavedView {
  const { id, name, is_shared, is_default, owner, account_id } = row;
  const is_own = account_id === scope.access.session.accountId;
  return { id, name, is_shared, is_own, is_default, owner: owner ?? '', state: cutState(row.state, scope) };
}

function cutState({ filters, viewMode, sort, columns }: ViewState, scope: ListScope): ViewState {
  const { rights, list } = scope;
  const mode = rights.viewModes.find(({ key }) => key === viewMode) ?? rights.viewModes[0];
  const seen = new Set(rights.columns.map(({ key }) => key));
  const given = Object.entries(filters).filter(([key]) => rights.filters.has(key));
  return {
    filters: mapDates(Object.fromEntries(given), scope, openRange),
    viewMode: mode?.key ?? viewMode,
    sort: cutSort(sort, list.sort, seen),
    ...(columns ? { columns: columns.filter((key) => seen.has(key)) } : {}),
  };
}

/** A range of days as it is kept: one that ends today is read as "the last N days", and goes on with the calendar. */
type KeptRange = DateRange | { last: number };

function mapDates(
  filters: Filters,
  { rights, context }: ListScope,
  map: (range: KeptRange, today: string) => KeptRange,
): Filters {
  const mapped = Object.entries(filters).map(([key, value]) => {
    const isDates = rights.filters.get(key)?.kind === 'date_range' && typeof value === 'object';
    return [key, isDates ? map(value as KeptRange, context.today) : value];
  });
  return Object.fromEntries(mapped) as Filters;
}

function keepRange(range: KeptRange, today: string): KeptRange {
  const last = 'last' in range ? range.last : daysBackOf(range, today);
  return last === undefined ? range : { last };
}

const openRange = (range: KeptRange, today: string): KeptRange =>
  'last' in range ? lastDays(range.last, today) : range;

function cutSort(sort: Sort, own: Sort, seen: ReadonlySet<string>): Sort {
  return seen.has(sort.field) || sort.field === own.field ? sort : own;
}
