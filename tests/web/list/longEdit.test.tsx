import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { column, type ListDefinition } from '#web/list/ListDefinition.ts';
import { control, find, has } from '../find.ts';
import { tripFields, tripList, tripRows, tripWorkflow } from './aList.ts';
import { listAnswer, openList, resizeTo } from './openList.tsx';

/** Pixels of the window over the rows. */
const WINDOW_PX = 600;

beforeEach(() => {
  resizeTo(1440, 900);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(WINDOW_PX);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const form = createForm({
  screen: 'fleet/trip',
  route: '/fleet/trip',
  resource: 'trip',
  title: 'screen.fleet/trip.title',
  mode: 'edit',
  permissions: ['trip_manager'],
  sections: [{ key: 'main', label: 'main', inputs: [input(tripFields.plate, { label: 'trip.plate' })] }],
  models: { trip: { name: 'trip', fields: Object.values(tripFields), rules: [] } },
  workflows: [tripWorkflow],
});

const list: ListDefinition = {
  ...tripList,
  columns: [
    ...tripList.columns.filter(({ key }) => key === 'code'),
    column(tripFields.plate, { label: 'trip.plate', cell: 'text', edit: true }),
  ],
  edit: { form: async () => form, permissions: ['trip_manager'] },
};

const rows = Array.from({ length: 100 }, (_, index) => ({ ...tripRows[0], id: index + 1 }));
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('tr[data-row]')].map(({ dataset }) => Number(dataset['row']));
const roomAbove = () =>
  [...document.querySelectorAll<HTMLElement>('.kl-gap')].reduce(
    (sum, gap) => sum + parseInt(gap.style.height, 10),
    0,
  );

function scrollTo(top: number): void {
  const area = find('.kl-scroll');
  Object.defineProperty(area, 'scrollTop', { value: top, configurable: true, writable: true });
  act(() => void fireEvent.scroll(area));
}

it('a row keeps its cell that is being changed however far away one scrolls, and goes once it is closed', async () => {
  openList({
    list,
    dataProvider: {
      getList: async () => listAnswer(rows, { views: ['code', 'plate'] }),
      getOne: async (_: string, { id }: { id: number }) => ({ data: { ...rows[id - 1] } }),
    } as never,
    address: '/fleet/trip?perPage=100',
  });
  await waitFor(() => {
    expect(shown()).toContain(2);
    expect(shown().length).toBeLessThan(50);
  });
  const whole = roomAbove() + shown().length * 36;
  fireEvent.click(find('[data-row="2"] [data-edit="plate"]'));
  await waitFor(() => expect(document.activeElement).toBe(control('plate')));
  const typed = control('plate');
  fireEvent.change(typed, { target: { value: '60A-9' } });

  scrollTo(2_400);
  await waitFor(() => expect(shown()).toContain(70));
  expect(shown().slice(0, 2)).toEqual([2, shown()[1]]);
  expect(shown()[1]).toBeGreaterThan(40);
  expect([control('plate'), (control('plate') as HTMLInputElement).value]).toEqual([typed, '60A-9']);
  expect(document.activeElement).toBe(typed);
  expect(roomAbove() + shown().length * 36).toBe(whole);

  fireEvent.keyDown(typed, { key: 'Escape' });
  await waitFor(() => expect(shown()).not.toContain(2));
  expect(has('plate')).toBe(false);
});
