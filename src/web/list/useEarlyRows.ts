import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListCall } from '#web/data/listCalls.ts';
import { listKey } from '#web/data/queryKeys.ts';
import { useListQuery } from './ListQuery.ts';

/**
 * Asks for the rows while the screen is drawn. By itself the query of the list waits until the screen is painted,
 * which on a first load takes as long as the answer.
 */
export function useEarlyRows(resource: string, meta: { list: ListCall }): void {
  const client = useQueryClient();
  const { page, perPage, sort, filterValues } = useListQuery();
  const hash = useMemo(() => {
    const question = { pagination: { page, perPage }, sort, filter: filterValues, meta };
    return hashKey(listKey(resource, question));
  }, [resource, page, perPage, sort, filterValues, meta]);
  const query = client.getQueryCache().get(hash);
  // Who draws the list waits for the same promise and says what went wrong.
  if (query?.state.status === 'pending' && query.state.fetchStatus === 'idle')
    query.fetch().catch(() => undefined);
}
