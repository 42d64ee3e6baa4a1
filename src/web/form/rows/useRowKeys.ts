import type { KeyboardEvent } from 'react';
import { controlId, useForm } from '../FormContext.ts';
import type { InputDefinition } from '../FormDefinition.ts';
import { readCellId } from './readCellId.ts';

type OnKeyDown = (event: KeyboardEvent<HTMLElement>) => void;

/**
 * Enter goes to the same field of the next row; in the last one it adds a row and goes to its first field.
 * Open choice lists keep their Enter. `order` has the numbers of the rows as they are drawn.
 */
export function useRowKeys(
  name: string,
  rows: readonly InputDefinition[],
  order: readonly number[],
  onAdd: (() => void) | undefined,
): OnKeyDown {
  const { id, focus } = useForm();
  return (event) => {
    const control = event.target as HTMLElement;
    const place = readCellId(control.id, controlId(id, name));
    if (event.key !== 'Enter' || event.defaultPrevented || !place || isMultiline(control)) return;
    event.preventDefault();
    const next = order[order.indexOf(place.index) + 1];
    if (next !== undefined) return focus(`${name}.${next}.${place.child}`);
    onAdd?.();
    if (onAdd) focus(`${name}.${order.length}.${rows[0]?.field.name ?? ''}`);
  };
}

const isMultiline = (control: HTMLElement): boolean =>
  control.tagName === 'TEXTAREA' || control.tagName === 'BUTTON';
