import { useMemo, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { columnWidth, isFlexible } from '../columns.ts';
import type { ColumnDefinition, FilterDefinition } from '../ListDefinition.ts';
import { EmptyList, ListError } from '../ListStates.tsx';
import { useListScreen } from '../ListScreenContext.ts';
import { FilterRow } from './FilterRow.tsx';
import { HeadRow } from './HeadRow.tsx';
import { OverflowTip } from './OverflowTip.tsx';
import { Rows } from './Rows.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { SumRow } from './SumRow.tsx';
import { useTableEvents } from './useTableEvents.tsx';
import './table.css';

/** Pixels of the tick column and of the column of row actions. */
const TICK_PX = 40;
const ACTIONS_PX = 44;

/** Pixels that a filter needs to be typed into. */
const FILTER_WIDTHS: Partial<Record<FilterDefinition['kind'], number>> = {
  number_range: 158,
  date_range: 142,
  reference: 120,
};

/** The table: header, filters and sums stand, rows scroll; the pinned column stays on the left. */
export function ListTable() {
  const { list, columns, isSelectable } = useListScreen();
  const { isPending, isPlaceholderData, error, data } = useListContext();
  const translate = useTranslate();
  const scroller = useRef<HTMLDivElement>(null);
  const events = useTableEvents(scroller);
  const layout = useLayout();
  return (
    <section
      ref={scroller}
      className="kl-scroll"
      aria-label={translate(list.title)}
      aria-busy={isPlaceholderData}
      // A scrolling region must be reached by keyboard; its keys walk the rows.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      {...events.handlers}
    >
      <table
        className="kl-table"
        style={{ width: `max(100%, ${layout.total}px)` }}
        data-selectable={isSelectable}
      >
        <Columns layout={layout} />
        <thead>
          <HeadRow />
          <FilterRow />
          <SumRow />
        </thead>
        {isPending && !error ? <SkeletonRows count={columns.length + 1} /> : null}
        {data ? <Rows scroller={scroller} /> : null}
      </table>
      <TableNote error={error !== null && error !== undefined} isEmpty={data?.length === 0} />
      <OverflowTip scroller={scroller} />
      {events.lightbox}
    </section>
  );
}

function TableNote({ error, isEmpty }: { error: boolean; isEmpty: boolean }) {
  if (error) return <ListError />;
  return isEmpty ? <EmptyList /> : null;
}

interface Layout {
  /** Pixels a column; absent: it shares what is left. */
  widths: readonly (number | undefined)[];
  total: number;
  hasTicks: boolean;
  hasActions: boolean;
}

/** Widths of all columns; without a text column, the last one takes what is left. */
function useLayout(): Layout {
  const { list, columns, filters, isSelectable } = useListScreen();
  const translate = useTranslate();
  return useMemo(() => {
    const kindOf = (key: string) =>
      filters.find((filter) => filter.key === key && filter.place === 'header')?.kind;
    const wanted = columns.map((column) => {
      const kind = kindOf(column.key);
      return columnWidth(column, translate(column.label), kind && FILTER_WIDTHS[kind]);
    });
    const widths = wanted.map((px, index) =>
      isFlexible(columns[index] as ColumnDefinition, index) ? undefined : px,
    );
    const hasActions = list.row.length > 0;
    const sides = (isSelectable ? TICK_PX : 0) + ACTIONS_PX;
    return { widths, total: wanted.reduce((sum, px) => sum + px, sides), hasTicks: isSelectable, hasActions };
  }, [list, columns, filters, isSelectable, translate]);
}

function Columns({ layout }: { layout: Layout }) {
  const hasShare = layout.widths.includes(undefined);
  return (
    <colgroup>
      {layout.hasTicks ? <col style={{ width: TICK_PX }} /> : null}
      {layout.widths.map((width, index) => (
        <col key={index} style={width === undefined ? undefined : { width }} />
      ))}
      <col style={hasShare ? { width: ACTIONS_PX } : undefined} />
    </colgroup>
  );
}
