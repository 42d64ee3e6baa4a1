import type { KeyboardEvent } from 'react';

/** How far an arrow goes: lines, columns. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrows go to the next cell, sideways once the cursor stands at the end of its text; Enter goes down, and behind the last line adds one. */
export function useMatrixKeys(onAdd: (() => void) | undefined): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const control = event.target as HTMLInputElement;
    const place = placeOf(control);
    if (!place || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!goTo(event.currentTarget, place[0] + 1, place[1])) onAdd?.();
      return;
    }
    const [lines, columns] = ARROWS[event.key] ?? [];
    if (lines === undefined || columns === undefined || !isAtEnd(control, columns)) return;
    if (goTo(event.currentTarget, place[0] + lines, place[1] + columns)) event.preventDefault();
  };
}

/** Line and column of a cell's control. */
export function placeOf(control: HTMLElement): readonly [number, number] | null {
  const cell = control.closest<HTMLElement>('td[data-cell]')?.dataset['cell'];
  const [line, column] = (cell ?? '').split('.').map(Number);
  return cell === undefined || line === undefined || column === undefined ? null : [line, column];
}

function goTo(table: HTMLElement, line: number, column: number): boolean {
  const control = table.querySelector<HTMLInputElement>(`td[data-cell="${line}.${column}"] input`);
  control?.focus();
  control?.select();
  return control !== null;
}

/** Whether the cursor, or all of the text that is marked, stands where the next arrow leaves it. */
function isAtEnd({ selectionStart, selectionEnd, value }: HTMLInputElement, columns: number): boolean {
  if (columns === 0) return true;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  return isWhole || (columns < 0 ? selectionEnd === 0 : selectionStart === value.length);
}
