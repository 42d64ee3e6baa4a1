import { useCallback, useEffect, useMemo, useState } from 'react';
import { useEvent } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import { usePermissions } from '#web/auth/session.ts';
import { VIEW_MODE, type ListCall } from '#web/data/listCalls.ts';
import { allowedColumns, shownColumns } from './columns.ts';
import { createActiveRow } from './createActiveRow.ts';
import type { DraftValues } from './createFilterDraft.ts';
import { createSelection } from './createSelection.ts';
import { childColumns } from './expand/childColumns.ts';
import { createOpenCells } from './edit/createOpenCells.ts';
import { createExpansion } from './expand/createExpansion.ts';
import { isOffered } from './actions.ts';
import type { ListDefinition } from './ListDefinition.ts';
import { useListQuery } from './ListQuery.ts';
import type { ListData, ListScreenState } from './ListScreenContext.ts';
import { mayShow } from './mayShow.ts';
import { useFilterDraft } from './useFilterDraft.ts';
import { useListSettings } from './useListSettings.ts';
import { useParts } from './useParts.ts';
import { useTotals } from './useTotals.ts';
import { allowedModes, modeOf } from './viewMode.ts';

const NO_ROWS: readonly Row[] = [];

/** Everything that the parts of a list screen share, but its actions. */
export function useListScreenState(
  list: ListDefinition,
  call: ListCall,
): {
  screen: Omit<ListScreenState, 'actions'>;
  data: ListData;
} {
  const query = useListQuery();
  const may = usePermissions();
  const modes = useMemo(() => allowedModes(list, may), [list, may]);
  const { filterValues } = query;
  const mode = modeOf(modes, filterValues as Row);
  const rowsMode = useSettled(mode, query.isPlaceholderData);
  const { meta } = query;
  const filter = useMemo(
    () => ({ ...filterValues, ...(mode ? { [VIEW_MODE]: mode.key } : {}) }),
    [filterValues, mode],
  );
  const totals = useTotals(call, filter, meta);
  const { columns, allowed, setViews } = useColumns(list, rowsMode, meta?.views);
  const filters = useMemo(() => list.filters.filter((filter) => mayShow(may, filter)), [list, may]);
  const commit = (values: DraftValues): void => {
    // Another grain may not know the column that is sorted by.
    if (modeOf(modes, values as Row)?.rows !== mode?.rows) query.setSort(list.sort);
    query.setFilters(values);
  };
  const draft = useFilterDraft(filterValues, commit, filters);
  const [selection] = useState(createSelection);
  const [activeRow] = useState(createActiveRow);
  const [expansion] = useState(createExpansion);
  const [openCells] = useState(createOpenCells);
  const opens = list.expand !== undefined && !rowsMode?.rows;
  const children = useMemo(() => (opens ? childColumns(list, may) : []), [opens, list, may]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other filters, other rows: what was chosen among the old ones is let go
  useEffect(() => selection.clear(), [selection, filterValues]);
  const isSelectable = !rowsMode?.rows && list.bulk.some((action) => isOffered(action, list, may));
  const settings = useListSettings(list.screen, query.data !== undefined);
  const [viewId, setOpenView] = useState<number>();
  const openView = settings.views.find(({ id }) => id === viewId);
  const refresh = useEvent(() => void query.refetch());
  const rows = query.data ?? NO_ROWS;
  const data = useParts({ rows, rowsMode, totals });
  const screen = {
    list,
    call,
    may,
    modes,
    mode,
    filter,
    columns,
    allowed,
    filters,
    draft,
    selection,
    isSelectable,
    activeRow,
    expansion,
    openCells,
    childColumns: children,
    refresh,
    setViews,
    settings,
    openView,
    setOpenView,
  };
  return { screen, data };
}

/** A value that waits while the rows of the one before are still shown. */
function useSettled<Value>(value: Value, isWaiting: boolean): Value {
  const [settled, setSettled] = useState(value);
  if (!isWaiting && settled !== value) setSettled(value);
  return isWaiting ? settled : value;
}

type Columns = Pick<ListScreenState, 'columns' | 'allowed' | 'setViews'>;

function useColumns(
  list: ListDefinition,
  mode: ListScreenState['mode'],
  views: readonly string[] | undefined,
): Columns {
  const may = usePermissions();
  const [choices, setChoices] = useState<Readonly<Record<string, readonly string[]>>>({});
  const modeKey = mode?.key ?? '';
  const setViews = useCallback<ListScreenState['setViews']>(
    (keys, target = modeKey) => setChoices((known) => (keys ? { ...known, [target]: keys } : {})),
    [modeKey],
  );
  const chosen = choices[modeKey];
  const allowed = useMemo(() => allowedColumns(list, mode, may), [list, mode, may]);
  // No keys are the default (readings, "Custom views").
  const key = (chosen ?? views)?.join('\n') || undefined;
  const columns = useMemo(() => shownColumns(allowed, key?.split('\n')), [allowed, key]);
  return { columns, allowed, setViews };
}
