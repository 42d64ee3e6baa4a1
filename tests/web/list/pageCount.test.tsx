import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { find } from '../find.ts';
import { tripRows } from './aList.ts';
import { listAnswer, openList, resizeTo } from './openList.tsx';

beforeEach(() => resizeTo(1440, 900));
afterEach(cleanup);

const shown = () => waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(3));
const askedPage = (getList: ReturnType<typeof vi.fn>) =>
  (getList.mock.lastCall?.[1] as { pagination: { page: number } } | undefined)?.pagination.page;
/** Long enough for what follows an answer to have moved the page. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

it('pages to the last page of a server whose pages are smaller than ours, and says which rows these are', async () => {
  // 30 rows in pages of 3, where the screen's own number is 25.
  const getList = vi.fn(async () => listAnswer(tripRows, { total: 30, totalPage: 10 }));
  const { router } = openList({
    dataProvider: { getList },
    address: '/fleet/trip?filter={"viewMode":"trips"}&page=9&perPage=25',
  });
  await shown();
  await settle();
  expect(new URLSearchParams(router.state.location.search).get('page')).toBe('9');
  expect(find('.kl-range').textContent).toBe('kit.list.range(range=25–27,total=30)');
  const jump = find('[data-control=page-jump]', HTMLInputElement);
  fireEvent.change(jump, { target: { value: '10' } });
  fireEvent.keyDown(jump, { key: 'Enter' });
  await waitFor(() => expect(askedPage(getList)).toBe(10));
  await settle();
  expect(askedPage(getList)).toBe(10);
  expect(find('[aria-current=page]').textContent).toBe('10');
  expect(find('.kl-range').textContent).toBe('kit.list.range(range=28–30,total=30)');
});

it('goes to the last page there is where a link names one beyond it, and back leads out of the list', async () => {
  const getList = vi.fn(async (_: string, { pagination }: { pagination: { page: number } }) =>
    listAnswer(pagination.page > 4 ? [] : tripRows, { total: 100, totalPage: 4 }),
  );
  const { router } = openList({ dataProvider: { getList }, address: '/elsewhere' });
  await act(() => router.navigate('/fleet/trip?filter={"viewMode":"trips"}&page=9&perPage=25'));
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('page')).toBe('4'));
  await shown();
  await act(() => router.navigate(-1));
  await settle();
  expect(router.state.location.pathname).toBe('/elsewhere');
});

it('keeps the page of a link whose rows could not be had, and asks for that page again', async () => {
  let isAway = true;
  const getList = vi.fn(async () => {
    if (isAway) throw new HttpError('messages.unavailable', 503);
    return listAnswer(tripRows, { total: 100, totalPage: 4 });
  });
  const { router } = openList({
    dataProvider: { getList },
    address: '/fleet/trip?filter={"viewMode":"trips"}&page=3&perPage=25',
  });
  await waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
  await settle();
  expect(new URLSearchParams(router.state.location.search).get('page')).toBe('3');
  isAway = false;
  fireEvent.click(screen.getByText('kit.list.retry'));
  await shown();
  expect(askedPage(getList)).toBe(3);
  expect(screen.getByRole('button', { name: 'kit.list.page(page=3)' }).getAttribute('aria-current')).toBe(
    'page',
  );
});
