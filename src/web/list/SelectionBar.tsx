import { idOf } from './rowId.ts';
import Button from '@mui/material/Button';
import { memo, useDeferredValue } from 'react';
import { useTranslate } from 'react-admin';
import { numberFormat } from '#fields/decimal/numberText.ts';
import { useValueContext } from '#web/auth/session.ts';
import { toFilters } from '#web/data/listCalls.ts';
import { useListQuery } from './ListQuery.ts';
import { isOffered, type ActionTarget } from './actions.ts';
import { useListData, useListScreen, type ListScreenState } from './ListScreenContext.ts';
import { withFiles } from './printRun.ts';
import { useSelectionState } from './useSelection.ts';

/** Rises from below when rows are chosen: how many, all of them, and what to do with them. */
export function SelectionBar() {
  const translate = useTranslate();
  const { selection } = useListScreen();
  const { rows } = useListData();
  const state = useSelectionState(selection);
  const all = useAll();
  const { language } = useValueContext();
  const count = selection.count(all);
  if (count === 0) return null;
  const print = (number: number): string => numberFormat(language, {}).format(number);
  const isWholePage = rows.length > 0 && rows.every((row) => selection.has(idOf(row)));
  return (
    <div className="kl-selection" role="toolbar" aria-label={translate('kit.list.bulk_actions')}>
      <b data-control="selected">{translate('kit.list.selected', { total: print(count) })}</b>
      {state.kind === 'some' && isWholePage && all > rows.length ? (
        <Button onClick={selection.chooseAll} data-control="select-all">
          {translate('kit.list.select_all', { total: print(all) })}
        </Button>
      ) : null}
      <LateActions all={all} />
    </div>
  );
}

/** The tick is painted first: drawing thirty buttons takes longer than all of it (C6). */
function LateActions({ all }: { all: number }) {
  return useDeferredValue(true, false) ? <BulkActions all={all} /> : null;
}

/** How many rows the filter finds. */
function useAll(): number {
  const { total = 0 } = useListQuery();
  return useListData().totals.total ?? total;
}

/** What can be done with the chosen rows; a tick more or less draws none of it again. */
const BulkActions = memo(function BulkActions({ all }: { all: number }) {
  const translate = useTranslate();
  const screen = useListScreen();
  const { list, may, selection, actions } = screen;
  return (
    <>
      {withFiles(list.bulk)
        .filter((action) => isOffered(action, list, may))
        .map((action) => (
          <Button
            key={action.key}
            data-action={action.key}
            variant="outlined"
            color={action.tone === 'danger' ? 'error' : 'primary'}
            onClick={() => actions.start(action, toTarget(screen, all))}
          >
            {translate(action.label)}
          </Button>
        ))}
      <Button onClick={selection.clear} data-control="clear-selection">
        {translate('kit.list.clear_selection')}
      </Button>
    </>
  );
});

/** Rows by id, or the filter with its exceptions: 40,000 ids are never sent. */
function toTarget({ call, list, filter, selection }: ListScreenState, all: number): ActionTarget {
  const state = selection.state();
  const target =
    state.kind === 'some'
      ? { ids: [...state.ids] }
      : { ...toFilters(call, filter), screen: list.screen, except: [...state.except] };
  return { kind: 'selection', count: selection.count(all), target };
}
