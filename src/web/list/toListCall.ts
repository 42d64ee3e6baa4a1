import type { ListCall } from '#web/data/listCalls.ts';
import type { Gate } from './Gate.ts';
import type { ListDefinition } from './ListDefinition.ts';
import { allowedModes } from './viewMode.ts';

/** What the calls of a list need, without its columns: it becomes part of the cache's keys. */
export function toListCall(list: ListDefinition, may: Gate): ListCall {
  const { screen, urls, downloadName, where, sort, pageSize } = list;
  const viewModes = allowedModes(list, may).map(({ key }) => key);
  return { screen, urls, downloadName, where, sort, pageSize, viewModes };
}
