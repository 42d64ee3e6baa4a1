import { defaultRangeExtractor, useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useSyncExternalStore, type ReactElement, type RefObject } from 'react';
import type { Row } from '#contract/logic.ts';
import { useListScreen } from '../ListScreenContext.ts';
import { useRowStop } from './useRowStop.ts';

/** Rows kept ready above and below the window. */
const OVERSCAN = 8;
/** Pixels of a row when the theme does not say. */
const ROW_PX = 36;

export interface VirtualRowsProps {
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  drawRow: (row: Row) => ReactElement;
  className: string;
}

/** The rows near the window, and those in which a cell is being changed; the room of the others is kept. */
export function VirtualRows({ scroller, rows, drawRow, className }: VirtualRowsProps) {
  const { expansion, openCells } = useListScreen();
  useRowStop(scroller);
  const open = useSyncExternalStore(openCells.subscribe, openCells.rows);
  const rangeExtractor = useCallback((range: Range) => withOpen(range, rows, open), [rows, open]);
  // The virtualizer is not memoised by a compiler here: nothing of it is passed on.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => readRowHeight() + expansion.heightOf(Number(rows[index]?.id)),
    overscan: OVERSCAN,
    rangeExtractor,
  });
  const heights = useSyncExternalStore(expansion.subscribe, expansion.heights);
  useEffect(() => virtual.measure(), [virtual, heights]);
  const items = virtual.getVirtualItems();
  return (
    <tbody className={className}>
      {items.flatMap(({ index, start }, at) => [
        <Gap key={`above ${index}`} height={start - (items[at - 1]?.end ?? 0)} />,
        drawRow(rows[index] as Row),
      ])}
      <Gap key="below" height={gapBelow(virtual)} />
    </tbody>
  );
}

/** Numbers of the rows that are drawn, in their order. */
function withOpen(range: Range, rows: readonly Row[], open: readonly unknown[]): number[] {
  const near = defaultRangeExtractor(range);
  const far = open
    .map((id) => rows.findIndex((row) => row.id === id))
    .filter((index) => index >= 0 && !near.includes(index));
  return [...near, ...far].sort((a, b) => a - b);
}

function gapBelow(virtual: Virtualizer<HTMLElement, Element>): number {
  return virtual.getTotalSize() - (virtual.getVirtualItems().at(-1)?.end ?? 0);
}

/** The room of rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" className="kl-gap" style={{ height }} /> : null;
}

function readRowHeight(): number {
  return parseInt(getComputedStyle(document.documentElement).getPropertyValue('--row-height'), 10) || ROW_PX;
}
