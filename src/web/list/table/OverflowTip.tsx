import { useEffect, useState, type RefObject } from 'react';

interface Tip {
  text: string;
  left: number;
  top: number;
}

/** Milliseconds that a pointer rests on a cut text until it is shown whole. */
const REST_MS = 350;

/** Shows the whole text of a cell that is cut off, on hover and on focus; one for the whole table. */
export function OverflowTip({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    const area = scroller.current;
    if (!area) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = ({ target }: Event): void => {
      clearTimeout(timer);
      setTip(null);
      const cell = (target as Element).closest<HTMLElement>('tbody td[data-field]');
      if (cell) timer = setTimeout(() => setTip(tipOf(cell)), REST_MS);
    };
    const hide = (): void => {
      clearTimeout(timer);
      setTip(null);
    };
    const events = [
      ['mouseover', look],
      ['focusin', look],
      ['mouseleave', hide],
      ['scroll', hide],
    ] as const;
    for (const [name, listener] of events) area.addEventListener(name, listener, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of events) area.removeEventListener(name, listener);
    };
  }, [scroller]);
  if (!tip) return null;
  return (
    <div className="kl-tip" role="tooltip" style={{ left: tip.left, top: tip.top }}>
      {tip.text}
    </div>
  );
}

/** The text of a cell that does not show all of it. */
function tipOf(cell: HTMLElement): Tip | null {
  const isCut = [cell, ...cell.querySelectorAll<HTMLElement>('.kf-cut')].some(
    (part) => part.scrollWidth > part.clientWidth + 1,
  );
  const text = isCut
    ? [...cell.childNodes]
        .map((node) => node.textContent)
        .join(' ')
        .trim()
    : '';
  const { left, bottom } = cell.getBoundingClientRect();
  return text ? { text, left, top: bottom } : null;
}
