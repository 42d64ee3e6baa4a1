import { memo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useListQuery } from '../ListQuery.ts';
import { useColumnLayout, type Layout } from './useColumnLayout.ts';
import { EmptyList, ListError } from '../ListStates.tsx';
import { useListScreen } from '../ListScreenContext.ts';
import { FilterRow } from './FilterRow.tsx';
import { HeadRow } from './HeadRow.tsx';
import { OverflowTip } from './OverflowTip.tsx';
import { Rows } from './Rows.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { SumRow } from './SumRow.tsx';
import { useIsLate } from './useIsLate.ts';
import { useTableEvents } from './useTableEvents.tsx';
import './table.css';

/** The table: header, filters and sums stand, rows scroll; the pinned column stays on the left. */
export const ListTable = memo(function ListTable() {
  const { list, columns, isSelectable } = useListScreen();
  const { isPending, isPlaceholderData, error, data } = useListQuery();
  const translate = useTranslate();
  const scroller = useRef<HTMLDivElement>(null);
  const events = useTableEvents(scroller);
  const layout = useColumnLayout();
  const isSlow = useIsLate(isPending && !error);
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
        style={{ width: widthOf(layout) }}
        data-selectable={isSelectable}
        data-actions={list.row.length > 0}
      >
        <Columns layout={layout} />
        <thead>
          <HeadRow />
          <FilterRow />
          <SumRow />
        </thead>
        {isSlow ? <SkeletonRows count={columns.length + 1} /> : null}
        {data ? <Rows scroller={scroller} /> : null}
      </table>
      <TableNote error={error !== null} isEmpty={data?.length === 0} />
      <OverflowTip scroller={scroller} />
      {events.lightbox}
    </section>
  );
});

/**
 * The window's width where the columns fit with their texts cut; where they do not, all get what they want and the
 * table is scrolled: what is seen of them is then whole.
 */
function widthOf({ total, least }: Layout): string {
  return `max(100%, min(${total}px, (${least}px - 100%) * 9999))`;
}

function TableNote({ error, isEmpty }: { error: boolean; isEmpty: boolean }) {
  if (error) return <ListError />;
  return isEmpty ? <EmptyList /> : null;
}

function Columns({ layout }: { layout: Layout }) {
  return (
    <colgroup>
      {layout.tick === undefined ? null : <col style={{ width: layout.tick }} />}
      {layout.columns.map(({ key, width }) => (
        <col key={key} data-col={key} style={width === undefined ? undefined : { width }} />
      ))}
      <col style={layout.end === undefined ? undefined : { width: layout.end }} />
    </colgroup>
  );
}
