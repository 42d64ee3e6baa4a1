import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { useListData, useListScreen, type ListData, type ListScreenState } from '../ListScreenContext.ts';
import { idOf } from '../rowId.ts';
import { recordIdOf } from '../viewMode.ts';

/**
 * Keys of the table: up and down walk the rows, left and right what can be pressed in a row, Enter opens, Space or `x`
 * chooses, F2 goes to the first cell that can be changed, Escape clears, `+` and `-` open and close what is below a row, an action's own key starts it, the menu key opens its menu, and `/` anywhere on the page goes
 * to the first filter. The keyboard help names them.
 */
export function useTableKeys(
  scroller: RefObject<HTMLElement | null>,
  open: (rowId: string | undefined) => void,
): (event: KeyboardEvent) => void {
  const screen = { ...useListScreen(), ...useListData() };
  useSlash(scroller);
  return (event) => {
    const focused = event.target as HTMLElement;
    const row = focused.matches('tr[data-row]') ? focused : undefined;
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (walkInside(event)) return;
    const around = focused.closest<HTMLElement>('tr[data-row]') ?? undefined;
    if (focused !== scroller.current && !around) return;
    if (walk(event, scroller.current, around)) return;
    if (focused !== scroller.current && !row) return;
    if (event.key === 'Escape') return screen.selection.clear();
    if (row) pressOnRow(event, row.dataset.row ?? '', screen, open);
  };
}

/** Moves the focus to the row above or below; the first key goes to the first row. */
function walk(event: KeyboardEvent, scroller: HTMLElement | null, row: HTMLElement | undefined): boolean {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return false;
  event.preventDefault();
  const next = row ? rowBeside(row, event.key) : scroller?.querySelector('tr[data-row]');
  if (next instanceof HTMLElement) next.focus();
  return true;
}

/** The next row in a direction; what stands open below a row is passed over. */
function rowBeside(row: HTMLElement, key: string): Element | null {
  let beside: Element | null = row;
  do beside = key === 'ArrowDown' ? beside.nextElementSibling : beside.previousElementSibling;
  while (beside?.matches('.kl-children'));
  return beside?.matches('tr[data-row]') ? beside : null;
}

/** Left and right go through the links and buttons of the row; back on the row itself, up and down walk on. */
function walkInside(event: KeyboardEvent): boolean {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const focused = event.target as HTMLElement;
  const row = focused.closest<HTMLElement>('tr[data-row]');
  if (!step || !row || focused.matches('input[type=text]')) return false;
  event.preventDefault();
  const stops = [row, ...row.querySelectorAll<HTMLElement>('a, button, input')];
  stops[stops.indexOf(focused) + step]?.focus();
  return true;
}

/** `=` is the key of `+` without Shift. */
const EXPAND_KEYS: Readonly<Record<string, boolean>> = { '+': true, '=': true, '-': false };

function pressOnRow(
  event: KeyboardEvent,
  rowId: string,
  {
    list,
    rows,
    rowsMode,
    selection,
    isSelectable,
    actions,
    expansion,
    childColumns,
  }: ListScreenState & ListData,
  open: (rowId: string) => void,
): void {
  if (event.key === 'Enter') return open(rowId);
  const row = rows.find(({ id }) => String(id) === rowId);
  if (event.key === 'F2') return (event.target as Element).querySelector<HTMLElement>('[data-edit]')?.focus();
  if (event.key === 'ContextMenu')
    return (event.target as Element).querySelector<HTMLElement>('.kl-more')?.click();
  if (event.key === ' ' || event.key === 'x') {
    event.preventDefault();
    if (isSelectable && row) selection.toggle(idOf(row));
    return;
  }
  const opens = EXPAND_KEYS[event.key];
  if (opens !== undefined && childColumns.length > 0) {
    event.preventDefault();
    return void expansion.set(Number(rowId), opens);
  }
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
