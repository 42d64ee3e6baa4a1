import { useListCount } from '#web/data/useListCount.ts';
import type { ListMeta } from '#web/data/dataProvider.ts';
import type { ListCall, ListFilter } from '#web/data/listCalls.ts';
import type { Totals } from './ListScreenContext.ts';

/**
 * Sums, badges and total: of the count call or of the list's own answer, whichever was worked out later.
 * @param meta of the list's answer; absent before it.
 */
export function useTotals(call: ListCall, filter: ListFilter, meta: ListMeta | undefined): Totals {
  const counted = useListCount(call, filter);
  if (!counted || !meta) return counted ?? meta ?? {};
  return counted.counted_at > meta.counted_at ? counted : meta;
}
