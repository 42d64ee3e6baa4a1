import { createContext, useContext } from 'react';
import type { Row } from '#contract/logic.ts';
import type { Sort } from '#contract/wire.ts';
import type { ListMeta } from '#web/data/dataProvider.ts';
import type { DraftValues } from './createFilterDraft.ts';

/** What the address asks of a list, what came of it, and the ways to ask for something else. */
export interface ListQuery {
  page: number;
  perPage: number;
  sort: Sort;
  /** The view mode among them. */
  filterValues: DraftValues;
  setPage: (page: number) => void;
  setPerPage: (count: number) => void;
  setSort: (sort: Sort) => void;
  setFilters: (filters: object) => void;
  /** Absent before the first answer and where it failed. */
  data: readonly Row[] | undefined;
  total: number | undefined;
  meta: ListMeta | undefined;
  error: Error | null;
  /** Nothing has come yet. */
  isPending: boolean;
  /** The rows are those of the question before. */
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

export const ListQueryContext = createContext<ListQuery | null>(null);

/** Question and answer of the list around; asserts that there is one. */
export function useListQuery(): ListQuery {
  const query = useContext(ListQueryContext);
  if (!query) throw new Error('A part of a list stands outside <ListScreen>.');
  return query;
}

/** Pages of the answer; the server's word counts, whatever size its pages have (readings). */
export function pageCountOf({ meta, total, perPage }: Pick<ListQuery, 'meta' | 'total' | 'perPage'>): number {
  return meta?.totalPage ?? Math.ceil((total ?? 0) / perPage);
}
