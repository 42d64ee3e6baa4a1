import { useEffect, type RefObject } from 'react';

/** Keeps one row in the order of Tab: the one that had the focus last, else the first. Called by whoever draws rows. */
export function useRowStop(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = scroller.current;
    if (!area || stopOf(area)) return;
    const first = area.querySelector<HTMLElement>('tr[data-row]');
    if (first) first.tabIndex = 0;
  });
}

/** From now on Tab stops at this row. */
export function stopAt(row: HTMLElement): void {
  const stop = row.parentElement && stopOf(row.parentElement);
  if (stop) stop.tabIndex = -1;
  row.tabIndex = 0;
}

const stopOf = (area: Element): HTMLElement | null =>
  area.querySelector<HTMLElement>('tr[data-row][tabindex="0"]');
