import { useCallback, useSyncExternalStore } from 'react';
import type { Expansion } from './createExpansion.ts';

/** Whether the child rows of one row stand open. */
export function useExpanded(expansion: Expansion, id: number): boolean {
  const read = useCallback(() => expansion.has(id), [expansion, id]);
  return useSyncExternalStore(expansion.subscribe, read);
}
