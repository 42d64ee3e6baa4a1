import { act, cleanup, waitFor } from '@testing-library/react';
import { TextField, useListContext, useRecordContext } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { tripList } from './aList.ts';
import { openList } from './openList.tsx';

afterEach(cleanup);

/** A module's cell of react-admin's own parts. */
function StockCell() {
  const list = useListContext();
  const record = useRecordContext();
  const id = Number(record?.id);
  return (
    <button type="button" data-stock={id} onClick={() => list.onToggleItem(id)}>
      <TextField source="plate" /> {list.resource} {list.data?.length} {list.sort.field}{' '}
      {list.selectedIds.includes(id) ? 'chosen' : 'free'}
    </button>
  );
}

const [first, ...others] = tripList.columns;
const list = first
  ? { ...tripList, columns: [{ ...first, link: undefined, slot: StockCell }, ...others] }
  : tripList;

it('a cell in a slot finds its row, and the list around it', async () => {
  openList({ list });
  await waitFor(() => expect(document.querySelector('[data-stock]')).toBeTruthy(), { timeout: 8_000 });
  const cells = [...document.querySelectorAll<HTMLElement>('[data-stock]')];
  const rows = [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'));
  expect(cells.map((cell) => cell.dataset['stock'])).toEqual(rows);
  expect(cells[0]?.textContent).toMatch(new RegExp(`trip ${rows.length} started_at free$`));
  act(() => cells[0]?.click());
  expect(cells.map((cell) => cell.textContent?.split(' ').at(-1))).toEqual(
    cells.map((_, index) => (index === 0 ? 'chosen' : 'free')),
  );
});
