import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { numberFormat } from '#fields/decimal/numberText.ts';
import { useValueContext } from '#web/auth/session.ts';
import { toFilters } from '#web/data/listCalls.ts';
import { isOffered, type ActionTarget } from './actions.ts';
import type { SelectionState } from './createSelection.ts';
import { useListScreen, type ListScreenState } from './ListScreenContext.ts';
import { useSelectionState } from './useSelection.ts';

/** Rises from below when rows are chosen: how many, all of them, and what to do with them. */
export function SelectionBar() {
  const translate = useTranslate();
  const screen = useListScreen();
  const { list, may, selection, actions, rows, totals } = screen;
  const state = useSelectionState(selection);
  const { total = 0 } = useListContext();
  const { language } = useValueContext();
  const all = totals.total ?? total;
  const count = selection.count(all);
  if (count === 0) return null;
  const target: ActionTarget = {
    kind: 'selection',
    count,
    target: targetOf(state, screen),
  };
  const print = (number: number): string => numberFormat(language, {}).format(number);
  const isWholePage = rows.length > 0 && rows.every((row) => selection.has(Number(row.id)));
  return (
    <div className="kl-selection" role="toolbar" aria-label={translate('kit.list.bulk_actions')}>
      <b data-control="selected">{translate('kit.list.selected', { total: print(count) })}</b>
      {state.kind === 'some' && isWholePage && all > rows.length ? (
        <Button onClick={selection.chooseAll} data-control="select-all">
          {translate('kit.list.select_all', { total: print(all) })}
        </Button>
      ) : null}
      {list.bulk
        .filter((action) => isOffered(action, list.workflow, may))
        .map((action) => (
          <Button
            key={action.key}
            data-action={action.key}
            variant="outlined"
            color={action.tone === 'danger' ? 'error' : 'primary'}
            onClick={() => actions.start(action, target)}
          >
            {translate(action.label)}
          </Button>
        ))}
      <Button onClick={selection.clear} data-control="clear-selection">
        {translate('kit.list.clear_selection')}
      </Button>
    </div>
  );
}

/** Rows by id, or the filter with its exceptions: 40,000 ids are never sent. */
function targetOf(
  state: SelectionState,
  { call, list, filter }: ListScreenState,
): Extract<ActionTarget, { kind: 'selection' }>['target'] {
  if (state.kind === 'some') return { ids: [...state.ids] };
  return { ...toFilters(call, filter), screen: list.screen, except: [...state.except] };
}
