import { Fragment, useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { startLoading, useLoaded, type Loading } from '#fields/loading.web.ts';
import { loadChunk } from '#web/app/loadChunk.ts';
import { ChildRow } from '../expand/ChildRow.tsx';
import { useListQuery } from '../ListQuery.ts';
import { useListData, useListScreen } from '../ListScreenContext.ts';
import { TableRow } from './TableRow.tsx';
import { useIsLate } from './useIsLate.ts';
import { useRowStop } from './useRowStop.ts';
import { useRowTools } from './useRowTools.ts';
import type { VirtualRowsProps } from './VirtualRows.tsx';

/** Up to this many rows all are drawn; above, those near the window: a hundred rows of 20 columns are slow to tick (C6). */
const ALL_UP_TO = 50;

export interface RowsProps {
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
}

/** The rows of the page. The old ones stay, dimmed, while others load. */
export function Rows({ scroller }: RowsProps) {
  const { rows } = useListData();
  const drawRow = useDrawRow();
  const isPrinting = useIsPrinting();
  const isLate = useIsLate(useListQuery().isPlaceholderData);
  const className = isLate ? 'kl-body kl-dim' : 'kl-body';
  useRowStop(scroller);
  if (rows.length <= ALL_UP_TO || isPrinting) return <tbody className={className}>{rows.map(drawRow)}</tbody>;
  return <LongRows scroller={scroller} rows={rows} drawRow={drawRow} className={className} />;
}

function useDrawRow(): VirtualRowsProps['drawRow'] {
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

/** What draws the rows near the window: long pages alone need it, so the first one does not wait for it (C1). */
const loadVirtual = () => (loading ??= startLoading(() => loadChunk(() => import('./VirtualRows.tsx'))));
let loading: Loading<typeof import('./VirtualRows.tsx')> | undefined;

/** Until it has come the first rows stand there; where it cannot be loaded, all of them. */
function LongRows({ rows, drawRow, className, scroller }: VirtualRowsProps) {
  const result = useLoaded(loadVirtual());
  if (!result) return <tbody className={className}>{rows.slice(0, ALL_UP_TO).map(drawRow)}</tbody>;
  if ('error' in result) return <tbody className={className}>{rows.map(drawRow)}</tbody>;
  const { VirtualRows } = result.part;
  return <VirtualRows scroller={scroller} rows={rows} drawRow={drawRow} className={className} />;
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
