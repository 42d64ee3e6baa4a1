import { memo } from 'react';
import { RecordContextProvider } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import { isBlank, type CellName } from '#fields/CellProps.ts';
import { cells } from '#fields/cells.tsx';
import { CopyMark } from '#fields/code/CopyMark.tsx';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { fieldTypes } from '#fields/types.ts';
import { EditableCell } from './edit/EditableCell.tsx';
import type { ColumnDefinition } from './ListDefinition.ts';

export interface ListCellProps {
  row: Row;
  column: ColumnDefinition;
  recordId: (row: Row) => number;
  /** Whether the user may change it in the list. */
  isEditable?: boolean;
}

/**
 * The content of one cell: the schema's slot, else the kit's cell; around it the way to the record, or to change it. Drawn again only
 * with its row: another column beside it costs it nothing.
 */
export const ListCell = memo(function ListCell({ row, column, recordId, isEditable }: ListCellProps) {
  const value = row[column.key];
  if (isEditable)
    return (
      <EditableCell row={row} column={column} id={recordId(row)}>
        <CellContent row={row} column={column} />
      </EditableCell>
    );
  if (column.link && !isBlank(value)) return <OpeningCell row={row} column={column} recordId={recordId} />;
  return <CellContent row={row} column={column} />;
});

/** In the schema's slot react-admin's own fields find the row as their record. */
function CellContent({ row, column }: Pick<ListCellProps, 'row' | 'column'>) {
  const value = row[column.key];
  const Cell = column.slot ?? cells[column.cell];
  const cell = <Cell value={value} row={row} column={column} />;
  return column.slot ? <RecordContextProvider value={row}>{cell}</RecordContextProvider> : cell;
}

/** Cells with something to click in them: as a way to the record they are drawn as plain text. */
const CLICKABLE: ReadonlySet<CellName> = new Set([
  'text',
  'code',
  'tracking',
  'phone',
  'link',
  'image',
  'gallery',
]);
/** Those whose value is copied again and again. */
const COPIED: ReadonlySet<CellName> = new Set(['code', 'tracking', 'phone']);

/** A cell that leads to the row's record; whoever draws it follows clicks on `a[data-link]` inside the page. */
function OpeningCell({ row, column, recordId }: ListCellProps) {
  const { values, translate, cellTabIndex } = useFieldTools();
  const value = row[column.key];
  const text = fieldTypes[column.field.type].format(value, column.field, values);
  const isText = !column.slot && CLICKABLE.has(column.cell);
  return (
    <span className="kl-opening">
      <a
        href={`${column.link}/${recordId(row)}`}
        data-link
        tabIndex={cellTabIndex}
        className={column.cell === 'code' ? 'kf-mono kf-cut' : 'kf-cut'}
      >
        {isText ? text : <CellContent row={row} column={column} />}
      </a>
      {COPIED.has(column.cell) ? (
        <button
          type="button"
          tabIndex={cellTabIndex}
          className="kl-copy"
          data-copy={text}
          aria-label={translate('kit.list.copy', { value: text })}
        >
          <CopyMark />
        </button>
      ) : null}
    </span>
  );
}
