import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { find } from '../find.ts';
import { openList, resizeTo } from './openList.tsx';

beforeEach(() => {
  resizeTo(1440, 900);
  localStorage.clear();
});
afterEach(cleanup);

it('a filter that is typed wrong asks for no other rows, and goes with the others when all are emptied', async () => {
  const filter = encodeURIComponent(JSON.stringify({ plate: '51C', fee: { from: 9000 } }));
  const { provider } = openList({ address: `/fleet/trip?filter=${filter}` });
  await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(3));
  const asked = () => (provider.getList.mock.lastCall as [string, { filter: object }])[1].filter;
  expect(asked()).toMatchObject({ plate: '51C', fee: { from: 9000 } });
  const ends = () => [...document.querySelectorAll<HTMLInputElement>('td[data-filter=fee] input')];
  fireEvent.change(ends()[1] as HTMLInputElement, { target: { value: '100' } });
  fireEvent.keyDown(ends()[1] as HTMLInputElement, { key: 'Enter' });
  await waitFor(() => expect(asked()).not.toHaveProperty('fee'));
  expect(asked()).toMatchObject({ plate: '51C' });
  expect(ends().map(({ value }) => value)).toEqual(['9.000', '100']);
  expect(find('td[data-filter=fee] [role=alert]').textContent).toContain('messages.wrong_range');
  fireEvent.click(find('[data-control=clear-filters]'));
  await waitFor(() => expect(asked()).not.toHaveProperty('plate'));
  expect(ends().map(({ value }) => value)).toEqual(['', '']);
  expect(document.querySelector('td[data-filter=fee] [role=alert]')).toBeNull();
});
