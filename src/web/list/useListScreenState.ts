import { useCallback, useEffect, useMemo, useState } from 'react';
import { useEvent, useListContext, type RaRecord } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import { usePermissions } from '#web/auth/session.ts';
import { VIEW_MODE } from '#web/data/listCalls.ts';
import type { ListMeta } from '#web/data/dataProvider.ts';
import { allowedColumns, shownColumns } from './columns.ts';
import { createActiveRow } from './createActiveRow.ts';
import type { DraftValues } from './createFilterDraft.ts';
import { createSelection } from './createSelection.ts';
import { isOffered } from './actions.ts';
import type { ListDefinition } from './ListDefinition.ts';
import type { ListScreenState } from './ListScreenContext.ts';
import { toListCall } from './toListCall.ts';
import { useFilterDraft } from './useFilterDraft.ts';
import { useListSettings } from './useListSettings.ts';
import { useTotals } from './useTotals.ts';
import { allowedModes, modeOf } from './viewMode.ts';

const NO_ROWS: readonly Row[] = [];

/** Everything that the parts of a list screen share, but its actions. */
export function useListScreenState(list: ListDefinition): Omit<ListScreenState, 'actions'> {
  const context = useListContext<RaRecord>();
  const may = usePermissions();
  const modes = useMemo(() => allowedModes(list, may), [list, may]);
  const mode = modeOf(modes, context.filterValues as Row);
  const rowsMode = useSettled(mode, context.isPlaceholderData === true);
  const call = useMemo(() => toListCall(list), [list]);
  const meta = context.meta as ListMeta | undefined;
  const filter = useMemo(
    () => ({ ...(context.filterValues as DraftValues), ...(mode ? { [VIEW_MODE]: mode.key } : {}) }),
    [context.filterValues, mode],
  );
  const totals = useTotals(call, filter, meta);
  const { columns, allowed, setViews } = useColumns(list, rowsMode, meta?.views);
  const filters = useMemo(
    () => list.filters.filter(({ permissions, field }) => may(permissions) && may(field.read)),
    [list, may],
  );
  const draft = useFilterDraft(context.filterValues as DraftValues, context.setFilters);
  const [selection] = useState(createSelection);
  const [activeRow] = useState(createActiveRow);
  useEffect(() => selection.clear(), [selection, context.filterValues]);
  const isSelectable = !rowsMode?.rows && list.bulk.some((action) => isOffered(action, list.workflow, may));
  const settings = useListSettings(list.screen, context.data !== undefined);
  const refresh = useEvent(() => void context.refetch());
  const rows = (context.data as readonly Row[] | undefined) ?? NO_ROWS;
  return {
    list,
    call,
    may,
    modes,
    mode,
    rowsMode,
    filter,
    rows,
    columns,
    allowed,
    filters,
    totals,
    draft,
    selection,
    isSelectable,
    activeRow,
    refresh,
    setViews,
    settings,
  };
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
  const [choice, setChoice] = useState<{ mode: string | undefined; keys: readonly string[] | undefined }>();
  const modeKey = mode?.key;
  const setViews = useCallback<ListScreenState['setViews']>(
    (keys, target = modeKey) => setChoice({ mode: target, keys }),
    [modeKey],
  );
  const chosen = choice?.mode === modeKey ? choice?.keys : undefined;
  const allowed = useMemo(() => allowedColumns(list, mode, may), [list, mode, may]);
  const key = (chosen ?? views)?.join('\n');
  const columns = useMemo(() => shownColumns(allowed, key?.split('\n')), [allowed, key]);
  return { columns, allowed, setViews };
}
