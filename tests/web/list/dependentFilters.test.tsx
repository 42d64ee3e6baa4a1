import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FieldModel } from '#contract/model.ts';
import type { LookupRequest } from '#contract/wire.ts';
import { filter, type ListDefinition } from '#web/list/ListDefinition.ts';
import { find } from '../find.ts';
import { tripFields, tripList } from './aList.ts';
import { openList, resizeTo } from './openList.tsx';

beforeEach(() => resizeTo(1440, 900));
afterEach(cleanup);

const place = (name: string, level: number, more: Partial<FieldModel> = {}): FieldModel => ({
  name,
  type: 'reference',
  json: 'integer',
  reference: { entity: 'place', onDelete: 'restrict', where: { level } },
  ...more,
});
const inPanel = { kind: 'reference', place: 'panel' } as const;
const list: ListDefinition = {
  ...tripList,
  filters: [
    filter(tripFields.status, { label: 'trip.status', kind: 'select', place: 'panel' }),
    filter(place('id_city', 1), { label: 'trip.id_city', ...inPanel }),
    filter(place('id_county', 2, { visible: ({ record }) => record.status === 0 }), {
      label: 'trip.id_county',
      ...inPanel,
      dependsOn: { parent_id: ['id_city'] },
    }),
  ],
};

const lookup = vi.fn(async (_entity: string, { ids, where }: LookupRequest) => {
  const places = [
    { id: 4, level: 1, label: 'Hà Nội' },
    { id: 5, level: 1, label: 'Huế' },
    { id: 41, level: 2, label: 'Ba Đình' },
  ];
  return places.filter(({ id, level }) => (ids ? ids.includes(id) : level === where?.['level']));
});

async function openPanel(address: string) {
  const opened = openList({ list, address, dataProvider: { lookup } });
  fireEvent.click(await waitFor(() => find('[data-control=filters]')));
  await waitFor(() => find('.kl-filter-panel [data-filter=id_city]'));
  return opened;
}

const pick = (key: string) => find(`.kl-filter-panel [data-filter=${key}] button`, HTMLButtonElement);

it('waits for the filter above, offers what lies in it, and is emptied when that changes', async () => {
  const { router } = await openPanel('/fleet/trip');
  expect(pick('id_county').disabled).toBe(true);
  expect(pick('id_county').textContent).toBe('kit.form.choose_first(label=trip.id_city)');
  fireEvent.click(pick('id_city'));
  fireEvent.click(await screen.findByLabelText('Hà Nội'));
  expect(pick('id_county').disabled).toBe(false);
  fireEvent.click(pick('id_county'));
  fireEvent.click(await screen.findByLabelText('Ba Đình'));
  expect(lookup).toHaveBeenCalledWith('place', { where: { level: 2, parent_id: [4] } });
  await waitFor(() => expect(pick('id_county').textContent).toBe('Ba Đình'));
  fireEvent.click(screen.getByLabelText('Hà Nội'));
  expect(pick('id_county').disabled).toBe(true);
  await waitFor(() => expect(router.state.location.search).toContain('viewMode'), { timeout: 3_000 });
  expect(router.state.location.search).not.toContain('id_county');
});

it('is left out where no record of the other filters can have a value', async () => {
  const filterOf = (status: number) =>
    `/fleet/trip?filter=${encodeURIComponent(JSON.stringify({ status, viewMode: 'trips' }))}`;
  await openPanel(filterOf(10));
  expect(document.querySelector('.kl-filter-panel [data-filter=id_county]')).toBeNull();
  cleanup();
  await openPanel(filterOf(0));
  expect(pick('id_county').disabled).toBe(true);
});
