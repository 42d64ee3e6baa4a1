import type { KeyboardEvent } from 'react';
import { controlId, useForm } from '../FormContext.ts';
import type { InputDefinition } from '../FormDefinition.ts';

type OnKeyDown = (event: KeyboardEvent<HTMLElement>) => void;

/**
 * Enter goes to the same field of the next row; in the last one it adds a row and goes to its first field.
 * Open choice lists keep their Enter.
 */
export function useRowKeys(
  name: string,
  rows: readonly InputDefinition[],
  count: number,
  onAdd: (() => void) | undefined,
): OnKeyDown {
  const { id, focus } = useForm();
  return (event) => {
    const control = event.target as HTMLElement;
    const place = readPlace(control.id, controlId(id, name));
    if (event.key !== 'Enter' || event.defaultPrevented || !place || isMultiline(control)) return;
    event.preventDefault();
    const isLast = place.index === count - 1;
    if (isLast) onAdd?.();
    const first = rows[0]?.field.name ?? '';
    if (!isLast || onAdd) focus(`${name}.${place.index + 1}.${isLast ? first : place.child}`);
  };
}

const isMultiline = (control: HTMLElement): boolean =>
  control.tagName === 'TEXTAREA' || control.tagName === 'BUTTON';

/** `f-lines.3.quantity` under `f-lines` → row 3, `quantity`. */
function readPlace(controlId: string, prefix: string): { index: number; child: string } | null {
  if (!controlId.startsWith(`${prefix}.`)) return null;
  const [index, child] = controlId.slice(prefix.length + 1).split('.');
  return child === undefined ? null : { index: Number(index), child };
}
