import type { FilterValue } from '#contract/wire.ts';
import { isEmpty } from '#web/data/listCalls.ts';

/** Spec 9: list reload debounce. */
export const RELOAD_DEBOUNCE_MS = 1000;

/** Filter values by key; empty filters are absent. */
export type DraftValues = Readonly<Record<string, FilterValue | undefined>>;

/**
 * What the user has typed into filters but the list does not show yet. All edits are committed together,
 * once, one second after the last (spec 9): quick edits of two filters cannot overwrite each other.
 */
export interface FilterDraft {
  values(): DraftValues;
  /** Changes one filter; `undefined` empties it. */
  set(key: string, value: FilterValue | undefined): void;
  /** Changes several and commits at once, pending edits with them. */
  setNow(changes: DraftValues): void;
  /** How often one was emptied from outside of its cell: what is typed there and is no filter yet goes then too. */
  emptied(key: string): number;
  /** Commits pending edits at once; without any it does nothing. */
  flush(): void;
  /** Takes over what the list shows (address bar, back button), unless edits are pending. */
  follow(values: DraftValues): void;
  /** Whether edits wait to be committed. */
  isPending(): boolean;
  /** Drops pending edits without committing. */
  cancel(): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Makes the draft of one screen. `commit` receives only the filters that are set.
 * @param complete adds to changes what they empty: filters that depend on those that change.
 */
export function createFilterDraft(
  initial: DraftValues,
  commit: (values: DraftValues) => void,
  complete: (values: DraftValues, changes: DraftValues) => DraftValues = (_, changes) => changes,
  delayMs: number = RELOAD_DEBOUNCE_MS,
): FilterDraft {
  const listeners = new Set<() => void>();
  let values = without(initial, isUnset);
  const emptied = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (next: DraftValues): void => {
    values = without(next, isUnset);
    for (const listener of listeners) listener();
  };
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const commitNow = (): void => {
    cancel();
    // Not before: a text may begin with a space.
    change(without(values, isEmpty));
    commit(values);
  };
  return {
    values: () => values,
    set(key, value) {
      change({ ...values, ...complete(values, { [key]: value }) });
      clearTimeout(timer);
      timer = setTimeout(commitNow, delayMs);
    },
    emptied: (key) => emptied.get(key) ?? 0,
    setNow(changes) {
      for (const [key, value] of Object.entries(changes))
        if (isUnset(value)) emptied.set(key, (emptied.get(key) ?? 0) + 1);
      change({ ...values, ...complete(values, changes) });
      commitNow();
    },
    flush: () => (timer === undefined ? undefined : commitNow()),
    follow: (shown) => (timer === undefined ? change(shown) : undefined),
    isPending: () => timer !== undefined,
    cancel,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isUnset = (value: unknown): boolean => value === undefined;

function without(values: DraftValues, isOut: (value: unknown) => boolean): DraftValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isOut(value)));
}
