import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  Fragment,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useListContext } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import { ChildRow } from '../expand/ChildRow.tsx';
import { useListData, useListScreen } from '../ListScreenContext.ts';
import { TableRow } from './TableRow.tsx';
import { useIsLate } from './useIsLate.ts';
import { useRowTools } from './useRowTools.ts';

/** Up to this many rows all are drawn; above, those near the window: a hundred rows of 20 columns are slow to tick (C6). */
const ALL_UP_TO = 50;
/** Rows kept ready above and below the window. */
const OVERSCAN = 8;
/** Pixels of a row when the theme does not say. */
const ROW_PX = 36;

export interface RowsProps {
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
}

/** The rows of the page. The old ones stay, dimmed, while others load. */
export function Rows({ scroller }: RowsProps) {
  const { rows } = useListData();
  const drawRow = useDrawRow();
  const isPrinting = useIsPrinting();
  const isLate = useIsLate(useListContext().isPlaceholderData === true);
  const className = isLate ? 'kl-body kl-dim' : 'kl-body';
  if (rows.length <= ALL_UP_TO || isPrinting) return <tbody className={className}>{rows.map(drawRow)}</tbody>;
  return <VirtualRows scroller={scroller} rows={rows} drawRow={drawRow} className={className} />;
}

type DrawRow = (row: Row) => ReactElement;

function useDrawRow(): DrawRow {
  const { columns } = useListScreen();
  const tools = useRowTools();
  return (row) => {
    const key = String(row.id);
    const line = <TableRow key={key} row={row} columns={columns} tone={tools.toneOf(row)} tools={tools} />;
    if (tools.childColumns.length === 0) return line;
    return (
      <Fragment key={key}>
        {line}
        <ChildRow row={row} tools={tools} />
      </Fragment>
    );
  };
}

interface VirtualRowsProps extends RowsProps {
  rows: readonly Row[];
  drawRow: DrawRow;
  className: string;
}

function VirtualRows({ scroller, rows, drawRow, className }: VirtualRowsProps) {
  const { expansion } = useListScreen();
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

/** True while the browser prints: then all rows are drawn, at once. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
