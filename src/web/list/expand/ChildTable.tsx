import { useTranslate } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import { isFigure } from '../columns.ts';
import { ListCell } from '../ListCell.tsx';
import type { ColumnDefinition } from '../ListDefinition.ts';
import { useListScreen } from '../ListScreenContext.ts';
import { ChildNote } from './ChildNote.tsx';
import { useChildRows } from './useChildRows.ts';
import type { ChildRowProps } from './ChildRow.tsx';

/** The child rows of a row as a table. */
export default function ChildTable({ row, tools }: ChildRowProps) {
  const translate = useTranslate();
  const children = useChildRows(row);
  const { list } = useListScreen();
  const { rows = [] } = children;
  return (
    <div className="kl-child-box">
      <ChildNote {...children} />
      {rows.length > 0 ? (
        <table className="kl-child-table" aria-label={list.expand && translate(list.expand.label)}>
          <thead>
            <tr>
              {tools.childColumns.map((column) => (
                <th key={column.key} className={isFigure(column) ? 'kl-figure' : undefined}>
                  {translate(column.label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((child) => (
              <ChildLine key={String(child.id)} child={child} row={row} tools={tools} />
            ))}
          </tbody>
        </table>
      ) : null}
    </div>
  );
}

function ChildLine({ child, row, tools }: ChildRowProps & { child: Row }) {
  const classOf = (column: ColumnDefinition) => (isFigure(column) ? 'kl-figure' : undefined);
  return (
    <tr data-child-row={Number(child.id)}>
      {tools.childColumns.map((column) => (
        <td key={column.key} data-field={column.key} className={classOf(column)}>
          <ListCell row={child} column={column} recordId={() => Number(row.id)} />
        </td>
      ))}
    </tr>
  );
}
