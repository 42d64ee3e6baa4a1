import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row, Values } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { column, type ListDefinition } from '#web/list/ListDefinition.ts';
import { control, errorAt, find, has, lastSent } from '../find.ts';
import { tripFields, tripList, tripRows, tripWorkflow } from './aList.ts';
import { listAnswer, openList, resizeTo } from './openList.tsx';

beforeEach(() => resizeTo(1440, 900));
afterEach(cleanup);

const isNight: FieldModel = { name: 'is_night', type: 'boolean', json: 'boolean' };
const seats: FieldModel = { name: 'seats', type: 'integer', json: 'integer', maximum: 50 };
const fields: FieldModel[] = [...Object.values(tripFields), isNight, seats];

const form = createForm({
  screen: 'fleet/trip',
  route: '/fleet/trip',
  resource: 'trip',
  title: 'screen.fleet/trip.title',
  mode: 'edit',
  permissions: ['trip_manager'],
  sections: [
    {
      key: 'main',
      label: 'main',
      inputs: [
        input(tripFields.plate, { label: 'trip.plate' }),
        input(tripFields.note, { label: 'trip.note' }),
        input(isNight, { label: 'trip.is_night' }),
        input(seats, { label: 'trip.seats' }),
      ],
    },
  ],
  models: { trip: { name: 'trip', fields, rules: [] } },
  workflows: [tripWorkflow],
});

/** Running trips are closed. */
const closing = {
  ...tripWorkflow,
  states: tripWorkflow.states.map((state) =>
    state.value === 10 ? { ...state, readOnly: true as const } : state,
  ),
};

const list: ListDefinition = {
  ...tripList,
  columns: [
    ...tripList.columns.filter(({ key }) => key === 'code'),
    column(tripFields.plate, { label: 'trip.plate', cell: 'text', edit: true }),
    column(seats, { label: 'trip.seats', cell: 'number', edit: true }),
    column(isNight, { label: 'trip.is_night', cell: 'boolean', edit: true }),
  ],
  edit: { form: async () => form, permissions: ['trip_manager'] },
  mobile: { title: 'code', lines: ['plate', 'seats', 'is_night'] },
};

/** A server that keeps the trips; `refuse` may throw what it says to a change. */
function aServer(refuse: (data: Values) => void = () => undefined) {
  const trips = new Map<number, Row>(
    tripRows.map((row) => [row.id, { ...row, seats: 10, is_night: false, note: null }]),
  );
  const views = { views: ['code', 'plate', 'seats', 'is_night'] };
  const server = {
    trips,
    getList: vi.fn(async () => listAnswer([...trips.values()], views)),
    getOne: vi.fn(async (_: string, { id }: { id: number }) => ({ data: { ...trips.get(id) } })),
    update: vi.fn(async (_: string, { id, data }: { id: string; data: Values }) => {
      refuse(data);
      const stored = trips.get(Number(id));
      if (stored?.['version'] !== data['version']) {
        const error = { code: 'version_conflict', message: 'Vừa có người sửa' };
        throw new HttpError('Vừa có người sửa', 409, { error, current: stored });
      }
      const next = { ...stored, ...data, version: Number(data['version']) + 1 };
      trips.set(Number(id), next);
      return { data: next };
    }),
  };
  return server;
}

const cell = (row: number, field: string) => find(`[data-row="${row}"] [data-edit="${field}"]`);
const open = async (server = aServer(), options: Partial<Parameters<typeof openList>[0]> = {}) => {
  openList({ list, dataProvider: server, ...options });
  await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(3));
  return server;
};
const key = (name: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
const opened = (path: string) => waitFor(() => expect(document.activeElement).toBe(control(path)));
const typed = (path: string, text: string) => fireEvent.change(control(path), { target: { value: text } });

describe('a cell that is changed in the list', () => {
  it('is opened, typed in and stored as the form does it: one field and the version', async () => {
    const server = await open();
    fireEvent.click(cell(1, 'plate'));
    await opened('plate');
    typed('plate', '60A-1');
    key('Enter');
    await waitFor(() => expect(cell(1, 'plate').textContent).toBe('60A-1'));
    expect(lastSent(server.update).data).toEqual({ plate: '60A-1', version: 3 });
    expect(has('plate')).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(cell(1, 'plate')));
  });

  it('is opened by F2 from its row, and Escape gives back what stood there', async () => {
    const server = await open();
    act(() => find('[data-row="1"]').focus());
    key('F2');
    expect(document.activeElement).toBe(cell(1, 'plate'));
    key('F2');
    await opened('plate');
    typed('plate', 'no');
    key('Escape');
    await waitFor(() => expect(has('plate')).toBe(false));
    expect(cell(1, 'plate').textContent).toBe('51C-123.45');
    expect(server.update).not.toHaveBeenCalled();
  });

  it('stores with Tab and goes on to the next cell', async () => {
    const server = await open();
    fireEvent.click(cell(1, 'plate'));
    await opened('plate');
    typed('plate', '60A-2');
    key('Tab');
    await opened('seats');
    await waitFor(() => expect(server.trips.get(1)?.['plate']).toBe('60A-2'));
    typed('seats', '12');
    key('Tab');
    await waitFor(() => expect(server.trips.get(1)?.['seats']).toBe(12));
    // A switch is gone to, and not turned by going there.
    expect(server.trips.get(1)?.['is_night']).toBe(false);
  });

  it('turns a switch at once, as it was seen', async () => {
    const server = await open();
    expect(cell(2, 'is_night').getAttribute('aria-checked')).toBe('false');
    fireEvent.click(cell(2, 'is_night'));
    await waitFor(() => expect(cell(2, 'is_night').getAttribute('aria-checked')).toBe('true'));
    expect(lastSent(server.update).data).toEqual({ is_night: true, version: 1 });
    // Somebody else has turned it meanwhile: nothing is sent.
    server.trips.set(3, { ...server.trips.get(3), is_night: true, version: 2 });
    fireEvent.click(cell(3, 'is_night'));
    await waitFor(() => expect(cell(3, 'is_night').getAttribute('aria-checked')).toBe('true'));
    expect(server.update).toHaveBeenCalledTimes(1);
  });

  it('keeps what was typed, with what is wrong with it', async () => {
    const refused = {
      code: 'invalid',
      message: 'Sai',
      fields: [{ path: 'plate', code: 'x', message: 'Đã có xe' }],
    };
    const server = await open(
      aServer((data) => {
        if (data['plate'] === 'taken') throw new HttpError('Sai', 422, { error: refused });
      }),
    );
    fireEvent.click(cell(1, 'seats'));
    await opened('seats');
    typed('seats', '51');
    key('Enter');
    await waitFor(() => expect(errorAt('seats')).toContain('too_big'));
    expect(server.update).not.toHaveBeenCalled();
    key('Escape');
    fireEvent.click(cell(1, 'plate'));
    await opened('plate');
    typed('plate', 'taken');
    act(() => control('plate').blur());
    await waitFor(() => expect(errorAt('plate')).toBe('Đã có xe'));
    expect(control('plate').value).toBe('taken');
    expect(server.trips.get(1)?.['plate']).toBe('51C-123.45');
  });

  it('stands beside what somebody else changed meanwhile, and asks where it is the same field', async () => {
    const server = await open();
    fireEvent.click(cell(1, 'plate'));
    await opened('plate');
    server.trips.set(1, { ...server.trips.get(1), note: 'Theirs', version: 4 });
    typed('plate', '60A-3');
    key('Enter');
    await waitFor(() =>
      expect(server.trips.get(1)).toMatchObject({ plate: '60A-3', note: 'Theirs', version: 5 }),
    );
    await waitFor(() => expect(has('plate')).toBe(false));
    fireEvent.click(cell(1, 'plate'));
    await opened('plate');
    server.trips.set(1, { ...server.trips.get(1), plate: 'theirs', version: 6 });
    typed('plate', 'mine');
    key('Enter');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('theirs');
    fireEvent.click(find('[data-action=merge]'));
    await waitFor(() => expect(server.trips.get(1)).toMatchObject({ plate: 'mine', version: 7 }));
  });

  it('is offered to those alone who may change the record, as it is', async () => {
    await open(aServer(), {
      list: { ...list, edit: { form: async () => form, permissions: ['trip_boss'] } },
    });
    expect(document.querySelector('[data-edit]')).toBeNull();
    cleanup();
    await open(aServer(), { list: { ...list, workflows: [closing] } });
    expect(document.querySelectorAll('[data-edit=plate]')).toHaveLength(2);
    expect(document.querySelector('[data-row="2"] [data-edit]')).toBeNull();
  });

  it('says that it cannot be changed any more, where the list did not know', async () => {
    const closed = { ...form, workflows: [closing] };
    const server = aServer();
    await open(server, {
      list: { ...list, edit: { form: async () => closed, permissions: ['trip_manager'] } },
    });
    fireEvent.click(cell(2, 'plate'));
    await waitFor(() => expect(find('[data-toast=warning]').textContent).toContain('messages.read_only'));
    expect(server.update).not.toHaveBeenCalled();
  });

  it('is changed on a phone too, an empty one as well', async () => {
    resizeTo(390, 844);
    const server = await open();
    fireEvent.click(cell(3, 'plate'));
    await opened('plate');
    typed('plate', '60A-4');
    act(() => control('plate').blur());
    await waitFor(() => expect(cell(3, 'plate').textContent).toBe('60A-4'));
    expect(lastSent(server.update).data).toEqual({ plate: '60A-4', version: 1 });
  });
});
