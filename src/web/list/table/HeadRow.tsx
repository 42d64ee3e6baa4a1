import { memo } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { columnClass, isFigure } from '../columns.ts';
import type { ColumnDefinition } from '../ListDefinition.ts';
import { useListQuery } from '../ListQuery.ts';
import { useListScreen } from '../ListScreenContext.ts';
import { ResizeEdge } from './ResizeEdge.tsx';
import { PageTick } from './Tick.tsx';

/** Labels of the columns; those that sort are buttons. */
export const HeadRow = memo(function HeadRow() {
  const { columns, isSelectable } = useListScreen();
  const { sort, setSort } = useListQuery();
  const order = useEvent((column: ColumnDefinition) =>
    setSort({ field: column.key, order: nextOrder(column, sort) }),
  );
  return (
    <tr className="kl-head">
      {isSelectable ? (
        <th scope="col" className="kl-tick kl-pin">
          <PageTick />
        </th>
      ) : null}
      {columns.map((column, index) => (
        <HeadCell
          key={column.key}
          column={column}
          className={columnClass(column, index)}
          order={sort.field === column.key ? sort.order : undefined}
          onSort={order}
        />
      ))}
      <td className="kl-end" />
    </tr>
  );
});

/** Figures and times are first asked for with the largest on top. */
function nextOrder(column: ColumnDefinition, sort: { field: string; order: string }): 'ASC' | 'DESC' {
  if (sort.field === column.key) return sort.order === 'ASC' ? 'DESC' : 'ASC';
  return isFigure(column) || column.cell === 'date' || column.cell === 'date_time' ? 'DESC' : 'ASC';
}

interface HeadCellProps {
  column: ColumnDefinition;
  className: string | undefined;
  order: 'ASC' | 'DESC' | undefined;
  onSort: (column: ColumnDefinition) => void;
}

const HeadCell = memo(function HeadCell({ column, className, order, onSort }: HeadCellProps) {
  const translate = useTranslate();
  const label = translate(column.label);
  const direction = order === undefined ? 'none' : order === 'ASC' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      data-field={column.key}
      aria-sort={column.sort ? direction : undefined}
      className={className}
    >
      {column.sort ? (
        <button
          type="button"
          className="kl-sort"
          data-order={order}
          onClick={() => onSort(column)}
          title={label}
        >
          <span className="kf-cut">{label}</span>
          <svg className="kf-mark" viewBox="0 0 16 16" aria-hidden="true">
            <path
              d={order === 'ASC' ? 'm4 10 4-4 4 4' : 'm4 6 4 4 4-4'}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
            />
          </svg>
        </button>
      ) : (
        <span className="kf-cut" title={label}>
          {label}
        </span>
      )}
      <ResizeEdge columnKey={column.key} />
    </th>
  );
});
