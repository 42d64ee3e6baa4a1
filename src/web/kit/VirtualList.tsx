import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { ReactNode } from 'react';

const Root = styled('div')({ overflow: 'auto', minHeight: 0, height: '100%' });
const Room = styled('div')({ position: 'relative', width: '100%' });
const Place = styled('div')({ position: 'absolute', insetInline: 0, top: 0 });

/** Items kept ready above and below the window. */
const OVERSCAN = 6;

export interface VirtualListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** Pixels of an item as long as it was not drawn; then it is measured. */
  height: number;
  draw: (item: Item, index: number) => ReactNode;
  /** What it is a list of, in words. */
  label: string;
}

/** A list of any length in the height that it is given; only what is near the window is drawn. */
export function VirtualList<Item>({ items, keyOf, height, draw, label }: VirtualListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  // The virtualizer is not memoised by a compiler here: nothing of it is passed on.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (index) => keyOf(items[index] as Item),
    overscan: OVERSCAN,
  });
  return (
    <Root ref={scroller}>
      <Room role="list" aria-label={label} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => (
          <Place
            key={key}
            role="listitem"
            data-index={index}
            ref={virtual.measureElement}
            style={{ transform: `translateY(${start}px)` }}
          >
            {draw(items[index] as Item, index)}
          </Place>
        ))}
      </Room>
    </Root>
  );
}
