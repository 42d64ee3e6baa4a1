import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, type Mock } from 'vitest';
import type { Values } from '#contract/logic.ts';

/** The first element that matches, of this kind; fails with the selector when there is none. */
export function find(selector: string): HTMLElement;
export function find<Found extends HTMLElement>(selector: string, kind: new () => Found): Found;
export function find(selector: string, kind: new () => HTMLElement = HTMLElement): HTMLElement {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`no ${kind.name} matches ${selector}`);
  return found;
}

/** The control of a field: `buyer`, `lines.0.quantity`. */
export function control(path: string): HTMLInputElement {
  return find(`[data-input="${path}"] :is(input, textarea)`) as HTMLInputElement;
}

export const has = (path: string): boolean => document.querySelector(`[data-input="${path}"]`) !== null;

export const errorAt = (path: string): string | undefined =>
  document.querySelector(`[data-error="${path}"]`)?.textContent ?? undefined;

/** Types into a control and leaves it. */
export function type(path: string, text: string): void {
  const field = control(path);
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
  act(() => field.blur());
}

export function press(action: string): void {
  fireEvent.click(find(`[data-action="${action}"]`));
}

/** Says yes to the question before a change. */
export async function sayYes(): Promise<void> {
  await waitFor(() => find('[role=dialog] [data-action=confirm]'));
  fireEvent.click(find('[role=dialog] [data-action=confirm]'));
}

/** Clicks on the backdrop of a dialog. */
export function clickBeside(dialog: HTMLElement): void {
  const around = dialog.closest('.MuiDialog-container');
  if (!around) throw new Error('no dialog');
  fireEvent.mouseDown(around);
  fireEvent.click(around);
}

/** Waits until the form of the stored record is drawn. */
export async function formShown(path = 'buyer'): Promise<void> {
  await waitFor(() => expect(control(path)).toBeTruthy());
}

export interface SentParams {
  id: string;
  data: Values;
  previousData: Values;
}

/** What the last create or update was called with. */
export function lastSent(call: Mock): SentParams {
  const [, params] = call.mock.lastCall as [string, SentParams];
  return params;
}
