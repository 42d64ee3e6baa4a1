import { useEffect, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { idOf } from '../rowId.ts';
import type { RowId } from '#contract/wire.ts';
import type { Tone } from '#contract/enum.ts';
import type { Row } from '#contract/logic.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { useSession } from '#web/auth/session.ts';
import type { ActionRunner } from '../actions.ts';
import type { ActiveRow } from '../createActiveRow.ts';
import type { Selection } from '../createSelection.ts';
import { canEditCell } from '../edit/canEditCell.ts';
import type { Expansion } from '../expand/createExpansion.ts';
import { createLogicContext, isKnownToHold } from '../knownCondition.ts';
import type { ColumnDefinition } from '../ListDefinition.ts';
import { useListData, useListScreen } from '../ListScreenContext.ts';
import { recordIdOf } from '../viewMode.ts';

/** What every row needs; the same object from draw to draw, so that rows which did not change are skipped. */
export interface RowTools {
  selection: Selection;
  activeRow: ActiveRow;
  actions: ActionRunner;
  isSelectable: boolean;
  hasActions: boolean;
  /** Label of the box and of the menu of a row. */
  selectLabel: string;
  actionsLabel: string;
  /** The record that a row belongs to. */
  recordId: (row: Row) => number;
  /** Ids of the page in order. */
  page: () => readonly RowId[];
  toneOf: (row: Row) => Tone | undefined;
  /** Whether a cell is offered to be changed in the list. */
  canEdit: (row: Row, column: ColumnDefinition) => boolean;
  expansion: Expansion;
  /** What is shown of child rows below a row; empty where none open. */
  childColumns: readonly ColumnDefinition[];
  /** Name of the child rows. */
  expandLabel: string;
}

/** The tools of the screen's rows. */
export function useRowTools(): RowTools {
  const { list, may, selection, activeRow, actions, isSelectable, expansion, childColumns } = useListScreen();
  const { rows, rowsMode } = useListData();
  const session = useSession();
  const translate = useTranslate();
  const { now } = useFieldTools();
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  return useMemo(() => {
    const context = createLogicContext(session, now());
    return {
      selection,
      activeRow,
      actions,
      isSelectable,
      hasActions: list.row.length > 0,
      selectLabel: translate('kit.list.select_row'),
      actionsLabel: translate('kit.list.row_actions'),
      recordId: (row) => recordIdOf(list, rowsMode, row),
      page: () => latest.current.map(idOf),
      toneOf: (row) => list.rowTone?.find(({ when }) => isKnownToHold(when, row, context) === true)?.tone,
      canEdit: (row, column) => canEditCell(list, column, row, { ...context, may }),
      expansion,
      childColumns,
      expandLabel: list.expand ? translate(list.expand.label) : '',
    };
  }, [
    list,
    may,
    rowsMode,
    selection,
    activeRow,
    actions,
    isSelectable,
    session,
    translate,
    now,
    expansion,
    childColumns,
  ]);
}
