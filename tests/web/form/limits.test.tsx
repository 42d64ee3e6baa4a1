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
