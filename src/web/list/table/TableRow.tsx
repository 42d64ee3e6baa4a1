import { memo } from 'react';
import { idOf } from '../rowId.ts';
import type { Tone } from '#contract/enum.ts';
import type { Row } from '#contract/logic.ts';
import { columnClass } from '../columns.ts';
import { ExpandToggle } from '../expand/ExpandToggle.tsx';
import { ListCell } from '../ListCell.tsx';
import type { ColumnDefinition } from '../ListDefinition.ts';
import { RowActions } from './RowActions.tsx';
import { RowTick } from './Tick.tsx';
import type { RowTools } from './useRowTools.ts';

export interface TableRowProps {
  row: Row;
  columns: readonly ColumnDefinition[];
  tone: Tone | undefined;
  tools: RowTools;
}

/** One row. It is drawn again only when its data or the columns change. */
export const TableRow = memo(function TableRow({ row, columns, tone, tools }: TableRowProps) {
  const id = idOf(row);
  return (
    <tr data-row={String(row.id)} data-tone={tone} tabIndex={-1}>
      {tools.isSelectable ? (
        <td className="kl-tick kl-pin">
          <RowTick id={id} label={tools.selectLabel} selection={tools.selection} page={tools.page} />
        </td>
      ) : null}
      {columns.map((column, index) => (
        <td key={column.key} data-field={column.key} className={columnClass(column, index)}>
          {index === 0 && tools.childColumns.length > 0 ? (
            <ExpandToggle id={Number(row.id)} label={tools.expandLabel} expansion={tools.expansion} />
          ) : null}
          <ListCell
            row={row}
            column={column}
            recordId={tools.recordId}
            isEditable={tools.canEdit(row, column)}
          />
        </td>
      ))}
      <td className="kl-end">{tools.hasActions ? <RowActions row={row} tools={tools} /> : null}</td>
    </tr>
  );
});
