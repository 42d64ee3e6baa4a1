import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { CountAnswer } from '#contract/wire.ts';
import type { KitDataProvider } from './dataProvider.ts';
import { toFilters } from './listCalls.ts';
import type { ListCall, ListFilter } from './listCalls.ts';

/**
 * Sums, total and badges from the count address of a screen, asked when it opens and again only when filters or
 * view mode change (interface 4); null before the answer and for screens without such an address. The list's own
 * answer carries the same: show the one with the later `counted_at`.
 */
export function useListCount(list: ListCall, filter: ListFilter): CountAnswer | null {
  const dataProvider = useDataProvider<KitDataProvider>();
  const [answer, setAnswer] = useState<CountAnswer | null>(null);
  const question = list.urls.count ? JSON.stringify(toFilters(list, filter)) : null;
  useEffect(() => {
    if (question === null) return undefined;
    const abort = new AbortController();
    const { filters, viewMode } = JSON.parse(question) as ReturnType<typeof toFilters>;
    // A failed count leaves the list's own totals in place.
    dataProvider.count(list, { ...filters, viewMode }, abort.signal).then(setAnswer, () => undefined);
    return () => abort.abort();
  }, [dataProvider, list, question]);
  return answer;
}
