import { useEffect, useMemo } from 'react';
import { useEvent, useGetList, useListParams, useLocation, useNavigate, type RaRecord } from 'react-admin';
import type { Filters, Sort } from '#contract/wire.ts';
import type { ListMeta } from '#web/data/dataProvider.ts';
import type { ListCall } from '#web/data/listCalls.ts';
import type { DraftValues } from './createFilterDraft.ts';
import type { ListDefinition } from './ListDefinition.ts';
import { pageCountOf, type ListQuery } from './ListQuery.ts';
import { useParts } from './useParts.ts';
import { useUnchanged } from './useUnchanged.ts';

/**
 * Asks for what the address says. react-admin's own controller counts pages by the page size that it asked for, and
 * leaves a page whose rows could not be had; here the server says how many pages there are (readings), and a page is
 * left only when it is not among them.
 */
export function useListAnswer(list: ListDefinition, defaults: Filters, meta: { list: ListCall }): ListQuery {
  const [params, change] = useListParams({
    resource: list.resource,
    storeKey: list.screen,
    sort: list.sort,
    perPage: list.pageSize,
    filterDefaultValues: defaults,
  });
  const { page, perPage, sort: field, order } = params;
  const sort = useMemo<Sort>(() => ({ field, order }), [field, order]);
  const { data, total, error, isPending, isFetching, isPlaceholderData, refetch, ...answer } =
    useGetList<RaRecord>(
      list.resource,
      { pagination: { page, perPage }, sort, filter: { ...(params.filter as Filters | undefined) }, meta },
      { placeholderData: (before) => before, retry: false },
    );
  // react-admin gives new ones while it takes note of an address: what says the same is the same for who watches it.
  const query: ListQuery = useParts({
    page,
    perPage,
    sort,
    filterValues: useUnchanged(params.filterValues as DraftValues),
    setPage: useEvent(change.setPage),
    setPerPage: useEvent(change.setPerPage),
    setSort: useEvent(change.setSort),
    setFilters: useEvent(change.setFilters),
    data,
    total,
    meta: answer.meta as ListMeta | undefined,
    error,
    isPending,
    isPlaceholderData,
    refetch,
  });
  useGoToLast(query, isFetching);
  return query;
}

/** Leads from a page that is not there to the last one that is, in place of it: the way back leads out of the list. */
function useGoToLast(query: ListQuery, isFetching: boolean): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const there = isFetching ? query.page : pageThatIs(query);
  const isThere = there === query.page;
  useEffect(() => {
    if (isThere) return;
    const params = new URLSearchParams(search);
    params.set('page', String(there));
    navigate({ search: `?${params}` }, { replace: true });
  }, [navigate, search, there, isThere]);
}

/** The page itself until an answer says that it is not among those that there are. */
function pageThatIs(query: ListQuery): number {
  const { page, data, error } = query;
  if (page < 1) return 1;
  if (!data || error || query.isPlaceholderData) return page;
  const last = Math.max(1, pageCountOf(query));
  if (page > last) return last;
  return data.length === 0 ? 1 : page;
}
