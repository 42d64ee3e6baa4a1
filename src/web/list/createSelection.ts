import type { RowId } from '#contract/wire.ts';

/** Chosen rows over all pages: some by id, or all of the filter but some. */
export type SelectionState =
  | { kind: 'some'; ids: ReadonlySet<RowId> }
  | { kind: 'all'; except: ReadonlySet<RowId> };

/** A selection that rows watch one by one, so that a tick redraws one row. */
export interface Selection {
  state(): SelectionState;
  has(id: RowId): boolean;
  /** How many rows are chosen out of `total` that the filter finds. */
  count(total: number): number;
  /** Chooses or drops one row. */
  toggle(id: RowId): void;
  /** Gives the rows between the last toggled one and this one the state that this one gets. */
  toggleRange(id: RowId, page: readonly RowId[]): void;
  /** Chooses or drops all rows of a page. */
  setPage(page: readonly RowId[], isChosen: boolean): void;
  /** Chooses every row that the filter finds, on all pages. */
  chooseAll(): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

const NONE: SelectionState = { kind: 'some', ids: new Set() };

/** Makes an empty selection. */
export function createSelection(): Selection {
  const listeners = new Set<() => void>();
  let state: SelectionState = NONE;
  let anchor: RowId | undefined;

  const set = (next: SelectionState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const has = (id: RowId): boolean => (state.kind === 'some' ? state.ids.has(id) : !state.except.has(id));
  const mark = (ids: readonly RowId[], isChosen: boolean): void => set(withMarks(state, ids, isChosen));
  return {
    state: () => state,
    has,
    count: (total) => (state.kind === 'some' ? state.ids.size : Math.max(0, total - state.except.size)),
    toggle(id) {
      anchor = id;
      mark([id], !has(id));
    },
    toggleRange(id, page) {
      const ends = [page.indexOf(anchor ?? id), page.indexOf(id)];
      const range = ends.includes(-1) ? [id] : page.slice(Math.min(...ends), Math.max(...ends) + 1);
      const isChosen = !has(id);
      anchor = id;
      mark(range, isChosen);
    },
    setPage: (page, isChosen) => mark(page, isChosen),
    chooseAll: () => set({ kind: 'all', except: new Set() }),
    clear() {
      anchor = undefined;
      set(NONE);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function withMarks(state: SelectionState, ids: readonly RowId[], isChosen: boolean): SelectionState {
  const isListed = state.kind === 'some' ? isChosen : !isChosen;
  const listed = new Set(state.kind === 'some' ? state.ids : state.except);
  for (const id of ids) {
    if (isListed) listed.add(id);
    else listed.delete(id);
  }
  return state.kind === 'some' ? { kind: 'some', ids: listed } : { kind: 'all', except: listed };
}
