import type { PointerEvent } from 'react';
import { WIDTH_LIMITS } from '../columnWidth.ts';
import { useListScreen } from '../ListScreenContext.ts';

/**
 * The right edge of a heading: dragged, it widens or narrows its column; a double click gives the usual width back. For
 * the keyboard, the column chooser does the same.
 */
export function ResizeEdge({ columnKey }: { columnKey: string }) {
  const { settings } = useListScreen();
  const onPointerDown = (event: PointerEvent<HTMLSpanElement>): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    dragEdge(event.currentTarget, event.clientX, (width) => settings.setWidth(columnKey, width));
  };
  return (
    <span
      aria-hidden="true"
      className="kl-edge"
      data-resize={columnKey}
      onPointerDown={onPointerDown}
      onDoubleClick={() => settings.setWidth(columnKey, null)}
    />
  );
}

/** Follows the pointer by the column's own element, so that nothing is drawn again until it is let go. */
function dragEdge(edge: HTMLElement, startX: number, onEnd: (width: number) => void): void {
  const heading = edge.closest('th');
  const table = edge.closest('table');
  const column = table?.querySelector<HTMLElement>(`col[data-col="${edge.dataset.resize}"]`);
  if (!heading || !table || !column) return;
  const start = { width: heading.offsetWidth, table: table.offsetWidth };
  const widthAt = (x: number): number =>
    Math.round(Math.min(WIDTH_LIMITS.most, Math.max(WIDTH_LIMITS.least, start.width + x - startX)));
  const move = ({ clientX }: globalThis.PointerEvent): void => {
    const width = widthAt(clientX);
    column.style.width = `${width}px`;
    table.style.width = `max(100%, ${start.table + width - start.width}px)`;
  };
  const end = ({ clientX, type }: globalThis.PointerEvent): void => {
    stop.abort();
    edge.removeAttribute('data-dragging');
    if (type === 'pointerup' && widthAt(clientX) !== start.width) onEnd(widthAt(clientX));
  };
  const stop = new AbortController();
  const options = { signal: stop.signal };
  edge.setAttribute('data-dragging', '');
  window.addEventListener('pointermove', move, options);
  window.addEventListener('pointerup', end, options);
  window.addEventListener('pointercancel', end, options);
}
