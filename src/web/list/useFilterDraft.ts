import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useEvent, useLocation } from 'react-admin';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { FilterValue } from '#contract/wire.ts';
import { createFilterDraft, type DraftValues, type FilterDraft } from './createFilterDraft.ts';
import { withEmptied } from './filterParents.ts';
import type { FilterDefinition } from './ListDefinition.ts';

/**
 * The filter draft of a screen, following what the list shows.
 * @param shown filters of the address bar, the view mode among them.
 * @param commit asks for other rows; receives all filters that are set.
 * @param filters whose dependence on each other decides what a change empties.
 */
export function useFilterDraft(
  shown: DraftValues,
  commit: (values: DraftValues) => void,
  filters: readonly FilterDefinition[] = [],
): FilterDraft {
  const commitLatest = useEvent(commit);
  const [draft] = useState(() =>
    createFilterDraft(shown, commitLatest, (values, changes) => withEmptied(filters, values, changes)),
  );
  const way = useNavigationType();
  const { key } = useLocation();
  // Whoever goes back or on in the history wants what was there, not what waits.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each step of the history
  useEffect(() => (way === NavigationType.Pop ? draft.cancel() : undefined), [draft, way, key]);
  useEffect(() => draft.follow(shown), [draft, shown]);
  useEffect(() => draft.cancel, [draft]);
  return draft;
}

/** One filter of the draft; only the cell that shows it is drawn again while the user types. */
export function useDraftValue(draft: FilterDraft, key: string): FilterValue | undefined {
  const read = useCallback(() => draft.values()[key], [draft, key]);
  return useSyncExternalStore(draft.subscribe, read);
}

/** Another number when a filter was emptied from outside of its cell. */
export function useEmptied(draft: FilterDraft, key: string): number {
  const read = useCallback(() => draft.emptied(key), [draft, key]);
  return useSyncExternalStore(draft.subscribe, read);
}

/** All filters of the draft, for chips and counts. */
export function useDraftValues(draft: FilterDraft): DraftValues {
  return useSyncExternalStore(draft.subscribe, draft.values);
}
