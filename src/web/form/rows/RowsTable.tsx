import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useForm } from '../FormContext.ts';
import { useBesideWidth } from './Beside.tsx';
import { tableWidth } from './columnWidth.ts';
import { createTicks } from './createTicks.ts';
import { isUndoKey, PasteBar } from './PasteBar.tsx';
import { RowLine } from './RowLine.tsx';
import type { RowsGridProps } from './RowsGridProps.ts';
import { RowsHead } from './RowsHead.tsx';
import { TickBar } from './TickBar.tsx';
import { usePaste } from './usePaste.ts';
import { useRowKeys } from './useRowKeys.ts';
import { useRowOrder } from './useRowOrder.ts';
import { useWidths } from './useWidths.ts';

/** Above this many rows only those in view are drawn. */
const VIRTUAL_ABOVE = 50;
/** Pixels of a row without an error. */
const ROW_HEIGHT_PX = 41;

/** Child rows as a table; one that scrolls by itself when it is long. */
export function RowsTable({ name, rows, count, only, isEditable, max, onAdd }: RowsGridProps) {
  const { store } = useForm();
  const box = useRef<HTMLDivElement>(null);
  const besideWidth = useBesideWidth();
  const widths = useWidths(name, rows, isEditable);
  const keys = store.rowKeys.of(name, count);
  const sort = useRowOrder(name, keys, only);
  const { order } = sort;
  const view = useView(name, order, box);
  const [ticks] = useState(createTicks);
  const onKeyDown = useRowKeys(name, rows, order, isEditable ? onAdd : undefined);
  const { onPaste, isPasting, pasted } = usePaste({ name, rows, isEditable, max, order });
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (!pasted || !isUndoKey(event)) return onKeyDown(event);
    event.preventDefault();
    pasted.undo();
  };
  return (
    <>
      <TickBar name={name} ticks={ticks} keys={keys} />
      <PasteBar name={name} pasted={pasted} />
      <div
        ref={box}
        className="fm-table"
        data-long={view.isLong || undefined}
        aria-busy={isPasting || undefined}
      >
        {/* Keys and clipboard only move between the controls inside. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <table
          aria-rowcount={order.length + 1}
          style={{ minWidth: tableWidth(rows, widths) + besideWidth }}
          onKeyDown={press}
          onPaste={onPaste}
        >
          <RowsHead
            {...{ name, rows, isEditable, sort, ticks, widths }}
            keys={only ? keys.filter((key) => only.has(key)) : keys}
          />
          <tbody>
            <Gap height={view.before} />
            {view.places.map((at) => {
              const index = order[at] ?? at;
              const key = keys[index] ?? -1;
              return (
                <RowLine
                  key={key}
                  {...{ name, rows, index, at, isEditable }}
                  rowKey={key}
                  ticks={ticks}
                  measure={view.measure}
                />
              );
            })}
            <Gap height={view.after} />
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The places that are drawn, from the top, and the room of the others. */
function useView(name: string, order: readonly number[], box: React.RefObject<HTMLDivElement | null>) {
  const { scrollers } = useForm();
  const count = order.length;
  const isLong = count > VIRTUAL_ABOVE;
  // What it gives is read anew at each drawing, never remembered.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count,
    // Measuring what nobody scrolls would lay out the whole form once more before it is painted.
    enabled: isLong,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 8,
  });
  useEffect(() => {
    if (!isLong) return undefined;
    scrollers.set(name, (index) => virtual.scrollToIndex(order.indexOf(index), { align: 'center' }));
    return () => void scrollers.delete(name);
  }, [scrollers, name, isLong, virtual, order]);
  if (!isLong) return { isLong, places: order.map((_, at) => at), before: 0, after: 0 };
  const items = virtual.getVirtualItems();
  return {
    isLong,
    places: items.map((item) => item.index),
    before: items[0]?.start ?? 0,
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtual.measureElement,
  };
}

function Gap({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden="true">
      <td style={{ height, padding: 0 }} />
    </tr>
  ) : null;
}
