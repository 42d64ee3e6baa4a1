import { useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import type { Selection } from './createSelection.ts';
import { useListQuery, type ListQuery } from './ListQuery.ts';

export interface StockListContextProps {
  resource: string;
  selection: Selection;
  children: ReactNode;
}

/**
 * The list as react-admin's own parts know it, for those that stand in a slot. A tick draws this anew and them, nothing
 * else of the list.
 */
export function StockListContext({ resource, selection, children }: StockListContextProps) {
  const query = useListQuery();
  const chosen = useSyncExternalStore(selection.subscribe, selection.state);
  const value = useMemo(
    () => toListContext(resource, query, { selection, chosen }),
    [resource, query, selection, chosen],
  );
  return <ListContextProvider value={value}>{children}</ListContextProvider>;
}

/** Of rows that are chosen over all pages react-admin knows those of the page. */
function toListContext(
  resource: string,
  query: ListQuery,
  { selection }: { selection: Selection; chosen: unknown },
): ListControllerResult {
  const { page, perPage, data, total = 0 } = query;
  const ids = (data ?? []).map((row: Row) => Number(row['id']));
  return {
    ...query,
    resource,
    exporter: false,
    displayedFilters: {},
    showFilter: () => undefined,
    hideFilter: () => undefined,
    selectedIds: ids.filter((id) => selection.has(id)),
    onSelect: (wanted: readonly unknown[]) => {
      selection.clear();
      selection.setPage(wanted.map(Number), true);
    },
    onToggleItem: (id: unknown) => selection.toggle(Number(id)),
    onSelectAll: selection.chooseAll,
    onUnselectItems: selection.clear,
    isLoading: query.isPending,
    hasPreviousPage: page > 1,
    hasNextPage: page * perPage < total,
  } as unknown as ListControllerResult;
}
