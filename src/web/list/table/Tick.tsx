import { idOf } from '../rowId.ts';
import type { RowId } from '#contract/wire.ts';
import type { ChangeEvent, MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldTools } from '#fields/FieldTools.tsx';
import type { Selection } from '../createSelection.ts';
import { useListData, useListScreen } from '../ListScreenContext.ts';
import { useIsSelected, useSelectionState } from '../useSelection.ts';

export interface RowTickProps {
  id: RowId;
  /** Accessible name. */
  label: string;
  selection: Selection;
  /** Ids of the page, for choosing a range with Shift. */
  page: () => readonly RowId[];
}

/** The box of one row; with Shift it chooses all rows since the last one. */
export function RowTick({ id, label, selection, page }: RowTickProps) {
  const isSelected = useIsSelected(selection, id);
  const { cellTabIndex } = useFieldTools();
  const toggle = (event: ChangeEvent<HTMLInputElement>): void => {
    const { shiftKey } = event.nativeEvent as unknown as MouseEvent;
    if (shiftKey) selection.toggleRange(id, page());
    else selection.toggle(id);
  };
  return (
    <input
      type="checkbox"
      className="kl-box"
      tabIndex={cellTabIndex}
      aria-label={label}
      checked={isSelected}
      onChange={toggle}
    />
  );
}

/** The box of the header: all rows of the page. */
export function PageTick() {
  const { selection } = useListScreen();
  const { rows } = useListData();
  const translate = useTranslate();
  useSelectionState(selection);
  const page = rows.map(idOf);
  const chosen = page.filter((id) => selection.has(id)).length;
  const isWhole = chosen > 0 && chosen === page.length;
  return (
    <input
      type="checkbox"
      className="kl-box"
      aria-label={translate('kit.list.select_page')}
      checked={isWhole}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && !isWhole;
      }}
      onChange={() => selection.setPage(page, !isWhole)}
    />
  );
}
