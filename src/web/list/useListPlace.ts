import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Where somebody stood in a list. */
interface Place {
  top: number;
  left: number;
  /** Id of the row that had the focus or was pressed. */
  row?: string | undefined;
}

/** Places that are kept: more ways back than anybody takes. */
const MOST = 50;

/** By the entry of the browser's history; gone with the page, as the rows are. */
const places = new Map<string, Place>();

/**
 * Leads back to where one stood in a list when one returns to it (from a record, by the browser or by the form):
 * scrolled as it was, the focus on the row that was opened, unless it has gone elsewhere meanwhile.
 */
export function useListPlace(screen: RefObject<HTMLElement | null>, hasRows: boolean): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const wanted = useRef(isBack ? places.get(key) : undefined);
  useEffect(() => {
    const root = screen.current;
    if (!root) return undefined;
    const note = ({ target, type }: Event): void => {
      if (!(target instanceof HTMLElement)) return;
      const place = places.get(key) ?? { top: 0, left: 0 };
      if (type === 'scroll' && target.matches(SCROLLER))
        Object.assign(place, { top: target.scrollTop, left: target.scrollLeft });
      else place.row = target.closest<HTMLElement>('[data-row]')?.dataset.row ?? place.row;
      keep(key, place);
    };
    const kinds = ['scroll', 'focusin', 'click'];
    for (const kind of kinds) root.addEventListener(kind, note, true);
    return () => {
      for (const kind of kinds) root.removeEventListener(kind, note, true);
    };
  }, [screen, key]);
  useEffect(() => {
    const place = wanted.current;
    if (!place || !hasRows) return undefined;
    return goTo(screen, place, () => (wanted.current = undefined));
  }, [screen, hasRows]);
}

/** What scrolls: the table, on a phone the cards. */
const SCROLLER = '.kl-scroll, .kl-cards';

function keep(key: string, place: Place): void {
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > MOST && oldest !== undefined) places.delete(oldest);
}

/** How long the rows may take until they are drawn as far as they were, in ms. */
const PATIENCE_MS = 1_000;

/** Frame by frame, as long rows are drawn in parts; who scrolls or goes elsewhere meanwhile is left alone. */
function goTo(screen: RefObject<HTMLElement | null>, place: Place, onDone: () => void): () => void {
  const until = performance.now() + PATIENCE_MS;
  let isScrolled = false;
  let frame = 0;
  const step = (): void => {
    const scroller = screen.current?.querySelector(SCROLLER);
    if (scroller && !isScrolled) isScrolled = scrollTo(scroller, place);
    const isThere = scroller && isScrolled && takesFocus(scroller, place);
    if (isThere || performance.now() > until) onDone();
    else frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/** Whether it could be scrolled that far. */
function scrollTo(scroller: Element, { top, left }: Place): boolean {
  Object.assign(scroller, { scrollTop: top, scrollLeft: left });
  return Math.abs(scroller.scrollTop - top) <= 1;
}

/** Whether the row has the focus, or need not have it. */
function takesFocus(scroller: Element, { row }: Place): boolean {
  if (row === undefined || document.activeElement !== document.body) return true;
  const line = scroller.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`);
  line?.focus({ preventScroll: true });
  return line !== null;
}
