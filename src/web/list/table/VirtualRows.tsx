import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useSyncExternalStore, type ReactElement, type RefObject } from 'react';
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

/** The rows near the window; the room of the others is kept. */
export function VirtualRows({ scroller, rows, drawRow, className }: VirtualRowsProps) {
  const { expansion } = useListScreen();
  useRowStop(scroller);
  // The virtualizer is not memoised by a compiler here: nothing of it is passed on.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => readRowHeight() + expansion.heightOf(Number(rows[index]?.id)),
    overscan: OVERSCAN,
  });
  const heights = useSyncExternalStore(expansion.subscribe, expansion.heights);
  useEffect(() => virtual.measure(), [virtual, heights]);
  const items = virtual.getVirtualItems();
  return (
    <tbody className={className}>
      <Gap height={items[0]?.start ?? 0} />
      {items.map(({ index }) => drawRow(rows[index] as Row))}
      <Gap height={gapBelow(virtual)} />
    </tbody>
  );
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
