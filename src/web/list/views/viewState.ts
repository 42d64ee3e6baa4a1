import type { Filters, SavedView, Sort, ViewState } from '#contract/wire.ts';
import { resolveFixed, type FixedContext } from '#fields/fixedFilters.ts';
import { VIEW_MODE } from '#web/data/listCalls.ts';
import type { ListDefinition } from '../ListDefinition.ts';

/** Key of a saved view's id in the address: `?view=12` opens it. */
export const VIEW_PARAM = 'view';

/** Mode that a screen without modes sends (readings). */
const DEFAULT_MODE = 'default';

/** What the list shows now, as it would be saved. */
export function toViewState(
  filterValues: Readonly<Record<string, unknown>>,
  sort: Sort,
  modeKey: string | undefined,
  columns: readonly string[],
): ViewState {
  const { [VIEW_MODE]: _, ...filters } = filterValues;
  return {
    filters: filters as Filters,
    viewMode: modeKey ?? DEFAULT_MODE,
    sort: { field: sort.field, order: sort.order },
    columns,
  };
}

/** Query of the address that shows a saved view's first page. */
export function toViewSearch(list: Start, { id, state }: Pick<SavedView, 'id' | 'state'>): string {
  const modeKey = list.viewModes.length > 0 ? state.viewMode : undefined;
  const search = toSearch(list, state.filters, state.sort, modeKey);
  search.set(VIEW_PARAM, String(id));
  return `?${search}`;
}

type Start = Pick<ListDefinition, 'viewModes' | 'pageSize'>;

/** Query of the address that shows a list as it is opened; `modeKey` is its first mode. */
export function toStartSearch(
  list: Start & Pick<ListDefinition, 'filters' | 'sort'>,
  modeKey: string | undefined,
  context: FixedContext,
): string {
  return `?${toSearch(list, defaultFilters(list, context), list.sort, modeKey)}`;
}

/** What the filters of a list are when it is opened. */
export function defaultFilters({ filters }: Pick<ListDefinition, 'filters'>, context: FixedContext): Filters {
  const given = filters.flatMap(({ key, default: value }) =>
    value === undefined ? [] : [[key, value] as const],
  );
  return resolveFixed(Object.fromEntries(given), context);
}

function toSearch(
  { pageSize }: Pick<ListDefinition, 'pageSize'>,
  filters: Filters,
  { field, order }: Sort,
  modeKey: string | undefined,
): URLSearchParams {
  const filter = { ...filters, ...(modeKey === undefined ? {} : { [VIEW_MODE]: modeKey }) };
  const rest = { sort: field, order, page: '1', perPage: String(pageSize) };
  return new URLSearchParams({ filter: JSON.stringify(filter), ...rest });
}

/** The view that an address names. */
export function viewIdOf(search: string): number | undefined {
  const id = Number(new URLSearchParams(search).get(VIEW_PARAM));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Whether the list shows exactly what a view keeps; a view without columns says nothing of them. */
export function isShown(view: ViewState, now: ViewState): boolean {
  return printState({ ...now, columns: view.columns && now.columns }) === printState(view);
}

function printState({ filters, viewMode, sort, columns }: ViewState): string {
  const sorted = Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([
    sorted.map(([key, value]) => [key, printValue(value)]),
    viewMode,
    sort.field,
    sort.order,
    columns,
  ]);
}

/** The two ends of a range in one order. */
function printValue(value: Filters[string]): unknown {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const { from, to } = value as { from?: unknown; to?: unknown };
  return [from, to];
}
