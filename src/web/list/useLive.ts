import { useEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { useListChanged } from '#web/data/realtime.ts';
import type { ListData, ListScreenState } from './ListScreenContext.ts';
import { useBlockEnd } from './useBlockEnd.ts';

/** Milliseconds after an own change or reload in which the server's word is mostly about that. */
const OWN_MS = 2_500;
/** Milliseconds without key or pointer after which the rows may change by themselves. */
const IDLE_MS = 10_000;
/** Milliseconds between looks at whether they may. */
const LOOK_MS = 2_000;

export interface LiveState {
  /** Rows changed on the server since they were read. */
  hasNews: boolean;
  /** Reads them; after an own change too. */
  show: () => void;
}

/**
 * Rows of a live screen that others change: said calmly, never moved under the pointer. They are read when the user
 * asks, or when nobody has touched the page for a while and nothing is chosen or half typed.
 */
export function useLive(
  { list, refresh, selection, draft }: Pick<ListScreenState, 'list' | 'refresh' | 'selection' | 'draft'>,
  rows: ListData['rows'],
): LiveState {
  const [hasNews, setNews] = useState(false);
  const readAt = useRef(0);
  const touchedAt = useRef(0);
  const [seen, setSeen] = useState(rows);
  if (seen !== rows) {
    setSeen(rows);
    setNews(false);
  }
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- new rows are what it waits for
  useEffect(() => void (readAt.current = Date.now()), [rows]);
  const show = useEvent((): void => {
    readAt.current = Date.now();
    setNews(false);
    refresh();
  });
  useListChanged(list.resource, () => {
    if (!list.live) return;
    // Right after an own change or a reload the rows move anyway.
    if (Date.now() - readAt.current < OWN_MS) refresh();
    else setNews(true);
  });
  // Figures that are updated in blocks are read again when a block is over.
  useBlockEnd(list.utcOffset, () => setNews(true));
  const look = useEvent((): void => {
    const isIdle = document.hidden || Date.now() - touchedAt.current > IDLE_MS;
    if (isIdle && !isBusy(selection, draft)) show();
  });
  useEffect(() => {
    if (!hasNews) return undefined;
    const touch = (): void => void (touchedAt.current = Date.now());
    touch();
    const timer = setInterval(look, LOOK_MS);
    for (const name of TOUCHES) window.addEventListener(name, touch, { passive: true });
    return () => {
      clearInterval(timer);
      for (const name of TOUCHES) window.removeEventListener(name, touch);
    };
  }, [hasNews, look]);
  return { hasNews, show };
}

const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Rows are chosen, a filter is half typed, something is being written, or a dialog is open. */
function isBusy(selection: ListScreenState['selection'], draft: ListScreenState['draft']): boolean {
  const state = selection.state();
  const isChoosing = state.kind === 'all' || state.ids.size > 0;
  const { activeElement } = document;
  const isWriting = activeElement?.matches('input:not([type=checkbox]),textarea,select') ?? false;
  return (
    isChoosing ||
    draft.isPending() ||
    isWriting ||
    document.querySelector('[role=dialog],[role=menu]') !== null
  );
}
