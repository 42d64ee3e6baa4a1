import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filter } from '#web/list/ListDefinition.ts';
import { find } from '../find.ts';
import { tripFields, tripList } from './aList.ts';
import { openList, resizeTo } from './openList.tsx';

beforeEach(() => resizeTo(1440, 900));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const list = {
  ...tripList,
  filters: [
    ...tripList.filters,
    filter(tripFields.note, { label: 'trip.note', kind: 'text', place: 'panel' }),
  ],
};
const shown = () => waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(3));
const fill = (selector: string, value: string) =>
  fireEvent.change(find(`${selector} input`), { target: { value } });

describe('filters beside the table', () => {
  it('are asked for when their panel closes, not a second later', async () => {
    const { provider } = openList({ list });
    await shown();
    fireEvent.click(find('[data-control=filters]'));
    provider.getList.mockClear();
    vi.useFakeTimers();
    fill('.kl-filter-panel [data-filter=note]', 'gấp');
    fireEvent.keyDown(find('.kl-filter-panel'), { key: 'Escape' });
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(provider.getList.mock.lastCall?.[1]).toHaveProperty('filter', { viewMode: 'trips', note: 'gấp' });
  });

  it('are asked for when the sheet of a phone closes, not a second later', async () => {
    resizeTo(390, 844);
    const { provider } = openList({ list });
    await shown();
    fireEvent.click(find('[data-control=filters]'));
    provider.getList.mockClear();
    vi.useFakeTimers();
    fill('.kl-sheet [data-filter=plate]', '51C');
    fireEvent.click(screen.getByText('kit.list.show_rows'));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(provider.getList.mock.lastCall?.[1]).toHaveProperty('filter', { viewMode: 'trips', plate: '51C' });
  });

  it('are emptied all at once; the view mode stays', async () => {
    const { provider } = openList({ address: '/fleet/trip?filter={"viewMode":"running","plate":"51C"}' });
    await shown();
    fireEvent.click(find('[data-control=clear-filters]'));
    await waitFor(() =>
      expect(provider.getList.mock.lastCall?.[1]).toHaveProperty('filter', { viewMode: 'running' }),
    );
  });
});
