import { createContext, useContext } from 'react';
import type { Row } from '#contract/logic.ts';
import type { CountAnswer, SavedView } from '#contract/wire.ts';
import type { ListCall, ListFilter } from '#web/data/listCalls.ts';
import type { ActionRunner } from './actions.ts';
import type { ActiveRow } from './createActiveRow.ts';
import type { FilterDraft } from './createFilterDraft.ts';
import type { Selection } from './createSelection.ts';
import type { OpenCells } from './edit/createOpenCells.ts';
import type { Expansion } from './expand/createExpansion.ts';
import type { Gate } from './Gate.ts';
import type { SettingsState } from './useListSettings.ts';
import type {
  ColumnDefinition,
  FilterDefinition,
  ListDefinition,
  ViewModeDefinition,
} from './ListDefinition.ts';

/** Sums, badges and total of all filtered rows; absent until the first answer. */
export type Totals = Partial<Pick<CountAnswer, 'sum' | 'counts' | 'total' | 'capped' | 'counted_at'>>;

/** What the parts of a list screen share. */
export interface ListScreenState {
  list: ListDefinition;
  /** What the calls need of it. */
  call: ListCall;
  may: Gate;
  modes: readonly ViewModeDefinition[];
  /** The chosen mode. */
  mode: ViewModeDefinition | undefined;
  /** What the rows obey: the filters that are set and the mode, also where the address names none. */
  filter: ListFilter;
  /** Columns on screen, in order. */
  columns: readonly ColumnDefinition[];
  /** All that the chooser offers. */
  allowed: readonly ColumnDefinition[];
  /** Filters that the user may set. */
  filters: readonly FilterDefinition[];
  draft: FilterDraft;
  selection: Selection;
  /** Whether rows can be chosen: some bulk action is allowed, and rows are records. */
  isSelectable: boolean;
  activeRow: ActiveRow;
  /** Rows whose child rows stand open. */
  expansion: Expansion;
  /** Cells that are being changed. */
  openCells: OpenCells;
  /** What is shown of child rows below a row; empty where none open. */
  childColumns: readonly ColumnDefinition[];
  actions: ActionRunner;
  /** Asks for rows and totals again. */
  refresh: () => void;
  /** Shows these columns in a mode, the present one when none is named; `undefined` goes back to the answer's in all. */
  setViews: (keys: readonly string[] | undefined, modeKey?: string) => void;
  /** Saved views and widths of columns. */
  settings: SettingsState;
  /** The saved view that is open: changes of columns belong to it, not to the user's own choice. */
  openView: SavedView | undefined;
  /** Says which one is open, by its id. */
  setOpenView: (id: number | undefined) => void;
}

/** What the server last said: it changes with every answer, the screen around it does not. */
export interface ListData {
  rows: readonly Row[];
  /** The mode of these rows; while those of another load, still the one before. */
  rowsMode: ViewModeDefinition | undefined;
  totals: Totals;
}

export const ListDataContext = createContext<ListData | null>(null);

/** Rows and totals of the list screen around; asserts that there is one. */
export function useListData(): ListData {
  const data = useContext(ListDataContext);
  if (!data) throw new Error('A part of a list stands outside <ListScreen>.');
  return data;
}

export const ListScreenContext = createContext<ListScreenState | null>(null);

/** The list screen around; asserts that there is one. */
export function useListScreen(): ListScreenState {
  const state = useContext(ListScreenContext);
  if (!state) throw new Error('A part of a list stands outside <ListScreen>.');
  return state;
}
