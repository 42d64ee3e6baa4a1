import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { useListScreen, type ListScreenState } from '../ListScreenContext.ts';
import { recordIdOf } from '../viewMode.ts';

/**
 * Keys of the table: arrows walk the rows, Enter opens, Space chooses, Escape clears, an action's own key starts
 * it, the menu key opens its menu, and `/` anywhere on the page goes to the first filter.
 */
export function useTableKeys(
  scroller: RefObject<HTMLElement | null>,
  open: (rowId: number | undefined) => void,
): (event: KeyboardEvent) => void {
  const screen = useListScreen();
  useSlash(scroller);
  return (event) => {
    const focused = event.target as HTMLElement;
    const row = focused.matches('tr[data-row]') ? focused : undefined;
    if (focused !== scroller.current && !row) return;
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (walk(event, scroller.current, row)) return;
    if (event.key === 'Escape') return screen.selection.clear();
    if (row) pressOnRow(event, Number(row.dataset.row), screen, open);
  };
}

/** Moves the focus to the row above or below; the first key goes to the first row. */
function walk(event: KeyboardEvent, scroller: HTMLElement | null, row: HTMLElement | undefined): boolean {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return false;
  event.preventDefault();
  const beside = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const next = row ? beside : scroller?.querySelector('tr[data-row]');
  if (next instanceof HTMLElement && next.dataset.row !== undefined) next.focus();
  return true;
}

function pressOnRow(
  event: KeyboardEvent,
  id: number,
  { list, rows, rowsMode, selection, isSelectable, actions }: ListScreenState,
  open: (rowId: number) => void,
): void {
  if (event.key === 'Enter') return open(id);
  if (event.key === 'ContextMenu')
    return (event.target as Element).querySelector<HTMLElement>('.kl-more')?.click();
  if (event.key === ' ') {
    event.preventDefault();
    if (isSelectable) selection.toggle(id);
    return;
  }
  const row = rows.find((candidate) => candidate.id === id);
  const offer =
    row &&
    actions.ofRow(row).find(({ action, refusal }) => action.hotkey === event.key.toLowerCase() && !refusal);
  if (!row || !offer) return;
  event.preventDefault();
  actions.start(offer.action, { kind: 'row', id: recordIdOf(list, rowsMode, row), row });
}

/** `/` goes to the first filter, unless something is being typed. */
function useSlash(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input,textarea,select,[contenteditable],[role=dialog]');
      if (event.key !== '/' || isTyping) return;
      event.preventDefault();
      scroller.current?.querySelector<HTMLElement>('[data-filter] input, [data-filter] button')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [scroller]);
}
