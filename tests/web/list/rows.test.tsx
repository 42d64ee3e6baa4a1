import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ListDefinition } from '#web/list/ListDefinition.ts';
import { find } from '../find.ts';
import { tripList } from './aList.ts';
import { openList, resizeTo } from './openList.tsx';

beforeEach(() => resizeTo(1440, 900));
afterEach(cleanup);

/** Opens a list and waits for its rows; `path` tells where the user is. */
async function open(more: Partial<ListDefinition> = {}) {
  const opened = openList({ list: { ...tripList, ...more } });
  await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(3));
  return { ...opened, path: () => opened.router.state.location.pathname };
}

describe('a row', () => {
  it('opens its record by a double click on it, not on what is in it', async () => {
    const { path } = await open();
    fireEvent.doubleClick(find('[data-row="2"] .kl-box'));
    fireEvent.doubleClick(find('[data-row="2"] .kl-more'));
    expect(path()).toBe('/fleet/trip');
    fireEvent.doubleClick(find('[data-row="2"] [data-field=plate]'));
    await waitFor(() => expect(path()).toBe('/fleet/trip/2'));
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'leaves a click with %s on its link to the browser',
    async (key) => {
      const { path } = await open();
      let wasFollowed = true;
      // The browser would open a tab; here nothing follows the link.
      const look = (event: Event): void => {
        wasFollowed = event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener('click', look, { once: true });
      fireEvent.click(find('[data-row="2"] [data-field=code] a'), { [key]: true });
      expect(wasFollowed).toBe(false);
      expect(path()).toBe('/fleet/trip');
    },
  );

  it('goes to the address of its own action', async () => {
    const print = { key: 'print', label: 'trip.print', route: '/fleet/print/{id}' };
    const { path } = await open({ row: [print] });
    fireEvent.mouseOver(find('[data-row="2"] [data-field=plate]'));
    fireEvent.click(find('[data-row="2"] [data-action=print]'));
    await waitFor(() => expect(path()).toBe('/fleet/print/2'));
  });

  it('has the tone of the first condition that is known to hold', async () => {
    await open({
      rowTone: [
        // Of a field that the rows do not carry: nothing is known of it.
        { when: ({ record }) => record['is_late'] !== false, tone: 'danger' },
        { when: ({ record }) => record['status'] === 10, tone: 'progress' },
      ],
    });
    const tones = [...document.querySelectorAll<HTMLElement>('tr[data-row]')].map(
      ({ dataset }) => dataset['tone'],
    );
    expect(tones).toEqual([undefined, 'progress', undefined]);
  });
});
