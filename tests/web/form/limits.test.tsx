import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resizeTo } from '../list/openList.tsx';
import { control, errorAt, formShown, lastSent, press, type } from '../find.ts';
import { openForm } from './openForm.tsx';

beforeEach(() => resizeTo(1440, 900));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const long = 'á'.repeat(51);

it.each([
  ['buyer', long, 'limit=50'],
  ['note', 'b'.repeat(501), 'limit=500'],
])(
  'what is more than %s holds is said at once, kept when it is left, and not sent',
  async (path, typed, limit) => {
    const { provider } = openForm();
    await formShown();
    act(() => control(path).focus());
    fireEvent.change(control(path), { target: { value: typed } });
    const said = () => [errorAt(path), control(path).value];
    const expected = [expect.stringMatching(new RegExp(`too_long.*${limit}`)), typed];
    expect(said()).toEqual(expected);
    act(() => control(path).blur());
    expect(said()).toEqual(expected);
    press('save');
    await waitFor(() => expect(document.querySelector('[role=alert]')).toBeTruthy());
    expect(provider.update).not.toHaveBeenCalled();
  },
);

it.each(['fee', 'lines.1.price'])(
  'money of twelve digits is not taken in %s, and that is said',
  async (path) => {
    openForm();
    await formShown();
    const { value } = control(path);
    act(() => control(path).focus());
    fireEvent.change(control(path), { target: { value: '123456789012' } });
    expect(errorAt(path)).toMatch(/not_taken.*123\.456\.789\.012.*limit=99\.999\.999\.999/);
    expect(control(path).value).toBe(value);
    fireEvent.change(control(path), { target: { value: '12000' } });
    expect([errorAt(path), control(path).value]).toEqual([undefined, '12.000']);
  },
);

it('money of twelve digits that is pasted into an empty field is still said when it is left, and is no 0', async () => {
  openForm({ address: '/shop/bill/create' });
  await formShown();
  type('fee', '123456789012');
  const said = () => [errorAt('fee'), control('fee').value];
  expect(said()).toEqual([expect.stringMatching(/not_taken.*123\.456\.789\.012/), '']);
  type('fee', '5000');
  expect(said()).toEqual([undefined, '5.000']);
});

it.each([
  ['fee', '1', '12,', '12,5'],
  ['lines.1.quantity', '1', '12,', '12,5'],
])('decimals in %s, which has none, are said and change no figure', async (path, ...keys) => {
  const { provider } = openForm();
  await formShown();
  act(() => control(path).focus());
  for (const text of keys)
    fireEvent(
      control(path),
      Object.assign(
        new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text.at(-1) ?? '' }),
        setValue(control(path), text),
      ),
    );
  act(() => control(path).blur());
  expect(control(path).value).toBe('12,5');
  expect(errorAt(path)).toMatch(/not_correct.*12[.,]5/);
  press('save');
  await waitFor(() => expect(document.querySelector('[role=alert]')).toBeTruthy());
  expect(provider.update).not.toHaveBeenCalled();
});

/** As a browser does it before it tells of a key. */
function setValue(field: HTMLInputElement, text: string): object {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.setSelectionRange(text.length, text.length);
  return {};
}

it('what the browser would cut off without a word is left whole', async () => {
  openForm();
  await formShown();
  expect(document.querySelectorAll('[maxlength]')).toHaveLength(0);
});

it('what fits once it is brought into form is not said to be too long', async () => {
  const { provider } = openForm();
  await formShown();
  // Decomposed letters, as some systems copy them, and spaces around.
  type('buyer', ` ${'á'.repeat(50).normalize('NFD')} `);
  expect(errorAt('buyer')).toBeUndefined();
  press('save');
  await waitFor(() => expect(lastSent(provider.update).data['buyer']).toBe('á'.repeat(50)));
});
