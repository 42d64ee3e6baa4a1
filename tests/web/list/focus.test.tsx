import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tripList } from './aList.ts';
import { find } from '../find.ts';
import { listAnswer, openList, resizeTo } from './openList.tsx';

beforeEach(() => resizeTo(1440, 900));
afterEach(cleanup);

const shown = () => waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(3));
const stops = () => [...document.querySelectorAll<HTMLElement>('tr[data-row][tabindex="0"]')];
/** What a row holds that the Tab key stops at. */
const tabbable = (row: string) =>
  [...document.querySelectorAll<HTMLElement>(`${row} :is(a, button, input)`)].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );

describe('the order of the Tab key', () => {
  it('stops at one row, the one that had the focus last, and passes what arrow keys walk', async () => {
    openList();
    await shown();
    expect(stops().map(({ dataset }) => dataset['row'])).toEqual(['1']);
    expect(tabbable('tr[data-row="2"]')).toEqual([]);
    find('tr[data-row="2"]').focus();
    expect(stops().map(({ dataset }) => dataset['row'])).toEqual(['2']);
    // On the row itself its actions are next.
    await waitFor(() => expect(tabbable('tr[data-row="2"]').length).toBeGreaterThan(0));
    expect(tabbable('tr[data-row="2"]').every((stop) => stop.closest('.kl-row-actions'))).toBe(true);
  });

  it('stops at everything on a phone, where no arrow keys walk', async () => {
    resizeTo(390, 844);
    openList();
    await waitFor(() => expect(document.querySelectorAll('.kl-card')).toHaveLength(3));
    const reached = tabbable('.kl-card[data-row="1"]').map(({ className, tagName }) => className || tagName);
    expect(reached).toEqual(expect.arrayContaining(['kl-box', 'kf-mono kf-cut', 'kl-copy', 'kl-more']));
  });

  it('stops once at the view modes, which arrow keys walk', async () => {
    openList();
    await shown();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    tabs[0]?.focus();
    fireEvent.keyDown(tabs[0] as HTMLElement, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(tabs[1]);
    fireEvent.keyDown(tabs[1] as HTMLElement, { key: 'ArrowLeft' });
    fireEvent.keyDown(tabs[0] as HTMLElement, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(tabs[2]);
  });
});

describe('the focus of a control that takes itself away', () => {
  it('goes to the rows: a filter that is emptied, chosen rows that are dropped', async () => {
    openList({ address: '/fleet/trip?filter={"plate":"51"}' });
    await shown();
    const empty = await screen.findByLabelText(/^kit.list.clear_filter\(/);
    empty.focus();
    fireEvent.click(empty);
    await waitFor(() => expect(document.activeElement?.className).toBe('kl-scroll'));
    fireEvent.click(find('tr[data-row="1"] .kl-box'));
    const clear = find('[data-control=clear-selection]');
    clear.focus();
    fireEvent.click(clear);
    await waitFor(() => expect(document.activeElement?.className).toBe('kl-scroll'));
  });

  it('stays in the box that jumps to a page', async () => {
    const { provider } = openList({
      dataProvider: { getList: vi.fn(async () => listAnswer(undefined, { total: 80, totalPage: 4 })) },
    });
    await shown();
    const box = find('[data-control=page-jump]', HTMLInputElement);
    box.focus();
    fireEvent.change(box, { target: { value: '3' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() =>
      expect(provider.getList.mock.lastCall?.[1]).toMatchObject({ pagination: { page: 3 } }),
    );
    expect(document.activeElement).toBe(find('[data-control=page-jump]'));
    expect(box.value).toBe('');
  });
});

it('shows the key of an action beside its name, also in the menu of a row', async () => {
  openList();
  await shown();
  fireEvent.click(find('tr[data-row="1"] .kl-more'));
  const item = await waitFor(() => find('[role=menuitem][data-action=start]'));
  expect(item.querySelector('kbd')?.textContent).toBe('S');
});

it('has no room for actions of rows where there are none', async () => {
  openList({ list: { ...tripList, row: [] } });
  await shown();
  expect(find('.kl-table').dataset['actions']).toBe('false');
  expect(find('colgroup col:last-child').style.width).toBe('0px');
});
