import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LookupRequest, LookupRow } from '#contract/wire.ts';
import { control, errorAt, formShown, lastSent, press, type } from '../find.ts';
import { resizeTo } from '../list/openList.tsx';
import { openForm } from './openForm.tsx';

beforeEach(() => resizeTo(1440, 900));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const rows: readonly LookupRow[] = [
  { id: 41, label: 'HN2 – Cầu Giấy', code: 'HN2' },
  { id: 42, label: 'HN20 – Hà Đông', code: 'HN20' },
  { id: 43, label: '12 – Đà Nẵng', code: '12' },
];

/** A bill whose depot is HN1; the server finds depots by any part of their labels. */
async function open(lookup?: (request: LookupRequest) => Promise<readonly LookupRow[]>) {
  const found = async ({ q = '', ids }: LookupRequest) =>
    ids ? [] : rows.filter(({ label }) => label.toLowerCase().includes(q.toLowerCase()));
  const { provider } = openForm({
    dataProvider: { lookup: vi.fn((_entity: string, request) => (lookup ?? found)(request)) },
  });
  await formShown('depot_id');
  return provider;
}

const depot = () => control('depot_id');
const isMarked = () => depot().getAttribute('aria-invalid') === 'true';
function write(text: string): void {
  act(() => depot().focus());
  fireEvent.change(depot(), { target: { value: text } });
}
const enter = () => fireEvent.keyDown(depot(), { key: 'Enter' });
const leave = () => act(() => depot().blur());

describe('a picker that is typed into faster than it finds (a scanner)', () => {
  it('takes the only record found, once it is found, when Enter came before', async () => {
    const provider = await open();
    write('cau giay');
    provider.lookup.mockImplementation(async () => [rows[0]]);
    enter();
    await waitFor(() => expect(depot().value).toBe('HN2 – Cầu Giấy'));
    expect(screen.queryByRole('listbox')).toBeNull();
    press('save');
    await waitFor(() => expect(lastSent(provider.update).data['depot_id']).toBe(41));
  });

  it.each([
    ['Enter', enter],
    ['leaving', leave],
  ])('takes the one whose code was typed, of several found after %s', async (_by, then) => {
    await open();
    write('hn2');
    then();
    await waitFor(() => expect(depot().value).toBe('HN2 – Cầu Giấy'));
    expect([isMarked(), errorAt('depot_id')]).toEqual([false, undefined]);
  });

  it('keeps and marks what an Enter could not choose, and offers what there is', async () => {
    await open();
    write('hn');
    enter();
    await waitFor(() => expect(isMarked()).toBe(true));
    expect([depot().value, screen.getAllByRole('option').length]).toEqual(['hn', 2]);
    write('hn2');
    expect(isMarked()).toBe(false);
  });

  it('marks an Enter that nothing is offered for', async () => {
    await open();
    write('nowhere');
    await screen.findByText('kit.form.no_match');
    expect(isMarked()).toBe(false);
    enter();
    expect([depot().value, isMarked()]).toEqual(['nowhere', true]);
  });

  it('keeps what was left before its answer, to be marked when that names nothing', async () => {
    let answer = (_rows: readonly LookupRow[]): void => undefined;
    const provider = await open(() => new Promise((done) => (answer = done)));
    write('hn');
    leave();
    await waitFor(() => expect(provider.lookup).toHaveBeenCalledWith('depot', { q: 'hn' }));
    expect([depot().value, errorAt('depot_id')]).toEqual(['hn', undefined]);
    await act(async () => answer([]));
    await waitFor(() => expect(errorAt('depot_id')).toContain('value=hn'));
    expect(depot().value).toBe('hn');
  });
});

describe('a picker that is left with text that was not chosen', () => {
  it('takes one by its code, whatever else is listed', async () => {
    const provider = await open();
    write('hn2');
    await waitFor(() => expect(provider.lookup).toHaveBeenCalledWith('depot', { q: 'hn2' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    leave();
    expect([depot().value, errorAt('depot_id')]).toEqual(['HN2 – Cầu Giấy', undefined]);
  });

  it('keeps the text with a problem that names it, and is not saved so', async () => {
    const provider = await open();
    write('da n');
    leave();
    await waitFor(() =>
      expect(errorAt('depot_id')).toBe('kit.form.not_chosen(value=da n,label=bill.depot_id)'),
    );
    expect([depot().value, isMarked()]).toEqual(['da n', true]);
    press('save');
    await waitFor(() => expect(document.querySelector('[role=alert]')).toBeTruthy());
    expect(provider.update).not.toHaveBeenCalled();
  });

  it('never reads digits that name nothing as the number of a record', async () => {
    const provider = await open();
    write('99');
    leave();
    await waitFor(() => expect(errorAt('depot_id')).toContain('value=99'));
    press('save');
    await waitFor(() => expect(document.querySelector('[role=alert]')).toBeTruthy());
    expect([depot().value, provider.update.mock.calls.length]).toEqual(['99', 0]);
  });

  it('loses the problem when a record is chosen, or the text is taken out', async () => {
    const provider = await open();
    write('hn');
    leave();
    await waitFor(() => expect(errorAt('depot_id')).toContain('value=hn'));
    fireEvent.mouseDown(depot());
    fireEvent.click(await screen.findByRole('option', { name: 'HN20 – Hà Đông' }));
    expect([depot().value, errorAt('depot_id')]).toEqual(['HN20 – Hà Đông', undefined]);
    type('depot_id', 'nowhere');
    await waitFor(() => expect(errorAt('depot_id')).toContain('value=nowhere'));
    type('depot_id', '');
    expect([depot().value, errorAt('depot_id')]).toEqual(['', undefined]);
    press('save');
    await waitFor(() => expect(lastSent(provider.update).data).toMatchObject({ depot_id: null }));
  });

  it('puts the old record back on Escape', async () => {
    const provider = await open();
    write('hn');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    fireEvent.keyDown(depot(), { key: 'Escape' });
    expect(depot().value).toBe('HN1 – Long Biên');
    leave();
    type('buyer', 'Another');
    press('save');
    await waitFor(() => expect(lastSent(provider.update).data).toMatchObject({ depot_id: 4 }));
  });
});
