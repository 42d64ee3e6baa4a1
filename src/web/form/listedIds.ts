import type { QueryClient } from '@tanstack/react-query';
import type { Row } from '#contract/logic.ts';
import { listKey } from '#web/data/queryKeys.ts';

/** Ids of the newest page of a list in memory that shows the record, in its order; none when no list does. */
export function listedIds(queries: QueryClient, resource: string, id: string): readonly string[] {
  const pages = queries.getQueryCache().findAll({ queryKey: listKey(resource) });
  const newest = [...pages].sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const page of newest) {
    const rows = (page.state.data as { data?: readonly Row[] } | undefined)?.data ?? [];
    const ids = rows.map((row) => String(row['id']));
    if (ids.includes(id)) return ids;
  }
  return [];
}
