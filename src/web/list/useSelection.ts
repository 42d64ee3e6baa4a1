import type { RowId } from '#contract/wire.ts';
import { useCallback, useSyncExternalStore } from 'react';
import type { Selection, SelectionState } from './createSelection.ts';

/** Whether one row is chosen; a tick draws this row's box again and nothing else. */
export function useIsSelected(selection: Selection, id: RowId): boolean {
  const read = useCallback(() => selection.has(id), [selection, id]);
  return useSyncExternalStore(selection.subscribe, read);
}

/** The whole selection, for the bar and the header's box. */
export function useSelectionState(selection: Selection): SelectionState {
  return useSyncExternalStore(selection.subscribe, selection.state);
}
