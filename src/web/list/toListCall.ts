import type { ListCall } from '#web/data/listCalls.ts';
import type { ListDefinition } from './ListDefinition.ts';

/** What the calls of a list need, without its columns: it becomes part of the cache's keys. */
export function toListCall({ screen, urls, downloadName, where, sort, pageSize }: ListDefinition): ListCall {
  return { screen, urls, downloadName, where, sort, pageSize };
}
