import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import type { FieldModel } from '#contract/model.ts';
import type { LookupRequest, LookupRow } from '#contract/wire.ts';
import { input, type FormDefinition } from '#web/form/FormDefinition.ts';
import { control, errorAt, formShown, lastSent, press, type } from '../find.ts';
import { resizeTo } from '../list/openList.tsx';
import { billForm } from './aForm.ts';
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

describe('a picker of what the session works for', () => {
  it('asks for nothing else', async () => {
    const isDepot = ({ field }: { field: FieldModel }) => field.name === 'depot_id';
    const sections = billForm.sections.map((section) => ({
      ...section,
      inputs: section.inputs.map((one) => (isDepot(one) ? { ...one, mine: 'pos' as const } : one)),
    }));
    const pos = [3, 5].map((id) => ({ id, code: `S${id}`, id_city: null }));
    const { provider } = openForm({ form: { ...billForm, sections }, session: { pos } });
    await formShown('depot_id');
    write('hn');
    await waitFor(() => expect(provider.lookup).toHaveBeenCalledWith('depot', { q: 'hn', ids: [3, 5] }));
  });

  it('asks for the warehouses of its shops alone', async () => {
    const isDepot = ({ field }: { field: FieldModel }) => field.name === 'depot_id';
    const sections = billForm.sections.map((section) => ({
      ...section,
      inputs: section.inputs.map((one) => (isDepot(one) ? { ...one, mine: 'shop' as const } : one)),
    }));
    const pos = [3, 5].map((id) => ({
      id,
      code: `S${id}`,
      id_city: null,
      warehouse_id: id === 3 ? 30 : null,
    }));
    const { provider } = openForm({ form: { ...billForm, sections }, session: { pos } });
    await formShown('depot_id');
    write('hn');
    await waitFor(() => expect(provider.lookup).toHaveBeenCalledWith('depot', { q: 'hn', ids: [30] }));
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

describe('a picker that is left just before the form is saved', () => {
  let answer = (_rows: readonly LookupRow[]): void => undefined;
  const openSlow = () => open(() => new Promise((done) => (answer = done)));
  const asked = (provider: { lookup: Mock }) =>
    waitFor(() => expect(provider.lookup).toHaveBeenCalledWith('depot', { q: 'hn2' }));

  it('is waited for: what it finds is saved', async () => {
    const provider = await openSlow();
    write('hn2');
    leave();
    press('save');
    await asked(provider);
    expect(provider.update).not.toHaveBeenCalled();
    await act(async () => answer(rows.slice(0, 2)));
    await waitFor(() => expect(lastSent(provider.update).data['depot_id']).toBe(41));
    expect(errorAt('depot_id')).toBeUndefined();
  });

  it('is waited for: what it does not find is said', async () => {
    const provider = await openSlow();
    write('hn2');
    leave();
    press('save');
    await asked(provider);
    expect(errorAt('depot_id')).toBeUndefined();
    await act(async () => answer([]));
    await waitFor(() => expect(errorAt('depot_id')).toContain('value=hn2'));
    await waitFor(() => expect(document.querySelector('[role=alert]')).toBeTruthy());
    expect(provider.update).not.toHaveBeenCalled();
  });

  it('is not waited for without end; an answer that comes late still chooses', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const provider = await openSlow();
      write('hn2');
      leave();
      press('save');
      await asked(provider);
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      await waitFor(() => expect(errorAt('depot_id')).toContain('value=hn2'));
      await act(async () => answer(rows.slice(0, 2)));
      await waitFor(() => expect(depot().value).toBe('HN2 – Cầu Giấy'));
      expect([errorAt('depot_id'), provider.update.mock.calls.length]).toEqual([undefined, 0]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('chooses nothing once something else was typed', async () => {
    await openSlow();
    write('hn2');
    leave();
    const first = answer;
    write('da');
    await act(async () => first(rows.slice(0, 2)));
    expect([depot().value, errorAt('depot_id')]).toEqual(['da', undefined]);
  });
});

describe('fixed choices and tags that are left with text that names nothing', () => {
  const codes = { name: 'way', type: 'string', values: toValues('road', 'rail') } as const;
  const fields = {
    way: { name: 'way', type: 'enum', json: 'string', enum: codes },
    ways: { name: 'ways', type: 'enums', json: 'array', enum: codes },
    depots: {
      name: 'depots',
      type: 'links',
      json: 'array',
      links: { entity: 'depot', table: 't', foreignKey: 'a', otherKey: 'b' },
    },
  } as const satisfies Record<string, FieldModel>;
  const inputs = Object.values(fields).map((field) => input(field, { label: field.name }));
  const form: FormDefinition = {
    ...billForm,
    sections: [{ key: 'all', label: 'all', inputs }],
    models: { bill: { name: 'bill', fields: Object.values(fields), rules: [] } },
  };
  const stored = { id: 7, version: 3, way: 'road', ways: ['road'], depots: [41] };
  const openRecord = async () => {
    const lookup = vi.fn(async (_entity: string, { ids, q = '' }: LookupRequest) =>
      rows.filter(({ id, label }) => (ids ? ids.includes(id as number) : label.includes(q))),
    );
    const getOne = vi.fn(async () => ({ data: stored }));
    const { provider } = openForm({ form, dataProvider: { getOne, lookup } });
    await formShown('way');
    await screen.findByText('HN2 – Cầu Giấy');
    return provider;
  };

  it.each(['way', 'ways', 'depots'])(
    'keep it with a problem that names it, and are not saved so (%s)',
    async (name) => {
      const provider = await openRecord();
      type(name, 'nowhere');
      await waitFor(() => expect(errorAt(name)).toBe(`kit.form.not_chosen(value=nowhere,label=${name})`));
      expect([control(name).value, control(name).getAttribute('aria-invalid')]).toEqual(['nowhere', 'true']);
      press('save');
      await waitFor(() => expect(document.querySelector('[role=alert]')).toBeTruthy());
      expect([control(name).value, provider.update.mock.calls.length]).toEqual(['nowhere', 0]);
    },
  );

  it('take what is named in full, and lose the problem', async () => {
    const provider = await openRecord();
    for (const name of ['way', 'ways']) {
      type(name, 'nowhere');
      expect(errorAt(name)).toContain('value=nowhere');
      type(name, 'ENUM.way.rail');
      expect(errorAt(name)).toBeUndefined();
    }
    press('save');
    await waitFor(() =>
      expect(lastSent(provider.update).data).toMatchObject({ way: 'rail', ways: ['road', 'rail'] }),
    );
  });

  it('keep the tags beside it, and it beside the tags that are taken off', async () => {
    const provider = await openRecord();
    type('ways', 'nowhere');
    const remove = () => screen.getByRole('button', { name: 'kit.form.remove_choice(label=enum.way.road)' });
    fireEvent.click(remove());
    expect([control('ways').value, screen.queryByText('enum.way.road')]).toEqual(['nowhere', null]);
    type('ways', '');
    expect(errorAt('ways')).toBeUndefined();
    press('save');
    await waitFor(() => expect(lastSent(provider.update).data['ways']).toBeNull());
  });
});

function toValues(...keys: readonly string[]) {
  return keys.map((key) => ({ value: key, key, tone: 'neutral' }) as const);
}
