import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Pages that are kept: more ways back than anybody takes. */
const MOST = 50;
/** How long a page may take until it is as long as it was, in ms. */
const PATIENCE_MS = 3_000;
/** What a person does who goes elsewhere meanwhile. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** How far pages were scrolled, in pixels, by the entry of the browser's history; gone with the page. */
const tops = new Map<string, number>();

/** A new page begins at its top; the way back leads to where one stood. Filters and anchors leave the same page where it is. */
export function useScrollPlace(main: RefObject<HTMLElement | null>): void {
  const { key, pathname, hash } = useLocation();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const element = main.current;
    if (!element) return undefined;
    const unknown = shown.current === pathname ? element.scrollTop : 0;
    shown.current = pathname;
    const note = () => keep(key, element.scrollTop);
    const stopGoing = goTo(element, hash ? element.scrollTop : (tops.get(key) ?? unknown), () => {
      note();
      element.addEventListener('scroll', note);
    });
    return () => {
      stopGoing();
      element.removeEventListener('scroll', note);
    };
  }, [main, key, pathname, hash]);
}

function keep(key: string, top: number): void {
  tops.delete(key);
  tops.set(key, top);
  const [oldest] = tops.keys();
  if (tops.size > MOST && oldest !== undefined) tops.delete(oldest);
}

/** Frame by frame, as pages are drawn in parts; who moves meanwhile is left alone. */
function goTo(element: HTMLElement, top: number, onDone: () => void): () => void {
  const until = performance.now() + PATIENCE_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of OWN_MOVES) element.removeEventListener(name, finish);
  };
  const finish = () => {
    stop();
    onDone();
  };
  const step = () => {
    element.scrollTop = top;
    if (Math.abs(element.scrollTop - top) <= 1 || performance.now() > until) finish();
    else frame = requestAnimationFrame(step);
  };
  for (const name of OWN_MOVES) element.addEventListener(name, finish, { passive: true });
  step();
  return stop;
}
