import type { FixedFilters } from '#contract/fixedFilters.ts';
import type { Filters, ListRequest, Sort } from '#contract/wire.ts';
import type { ListDefinition } from '#web/list/ListDefinition.ts';

/** What the calls of a list need to know of it. */
export interface ListCall extends Pick<
  ListDefinition,
  'screen' | 'urls' | 'downloadName' | 'where' | 'sort' | 'pageSize'
> {
  /** Keys of the view modes that the user may choose, the usual one first. */
  viewModes: readonly string[];
}

/** Reserved key that carries the view mode among react-admin's filters. */
export const VIEW_MODE = 'viewMode';

/** Filters as react-admin keeps them, the view mode among them. */
export type ListFilter = Readonly<Record<string, unknown>>;

/**
 * Filters and view mode of a call: hidden filters first, the user's over them, empty ones left out; `default` for a
 * screen without modes (readings). Where the filters name no mode, or one that is gone, it is the usual one: a link
 * from a report, filters that were kept from another day.
 */
export function toFilters(
  list: Pick<ListCall, 'where' | 'viewModes'>,
  filter: ListFilter = {},
): { filters: FixedFilters; viewMode: string } {
  const { [VIEW_MODE]: viewMode, ...typed } = filter;
  const given = Object.entries(typed).filter(([, value]) => !isEmpty(value));
  return {
    filters: { ...list.where, ...(Object.fromEntries(given) as Filters) },
    viewMode: list.viewModes.find((key) => key === viewMode) ?? list.viewModes[0] ?? 'default',
  };
}

/** Sort and page size travel only when they are not the screen's own (readings). */
export function toListRequest(
  list: ListCall,
  params: { filter?: ListFilter; page: number; perPage: number; sort?: Sort },
): ListRequest {
  const { sort, page, perPage } = params;
  return {
    ...toFilters(list, params.filter),
    page,
    ...(perPage === list.pageSize ? {} : { perPage }),
    ...(sort && !isSameSort(sort, list.sort) ? { sort } : {}),
  };
}

const isSameSort = (a: Sort, b: Sort): boolean => a.field === b.field && a.order === b.order;

/** Whether a filter says nothing: also a text of spaces, a range without ends. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
