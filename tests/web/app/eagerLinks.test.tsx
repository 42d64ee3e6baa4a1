import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { Link, useGetOne, useParams } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScreenDefinition } from '#web/app/AppModel.ts';
import { freshTime } from '#web/data/readAhead.ts';
import { aSession } from '../auth/aSession.ts';
import { fakeApi, json } from '../data/fakeApi.ts';
import { openApp } from './openApp.tsx';
import { tinyApp } from './tinyApp.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function TripForm() {
  const { id = '' } = useParams();
  const { data } = useGetOne('trip', { id }, { staleTime: freshTime('trip', id) });
  return <output>{data?.['plate']}</output>;
}

const links = async () => ({
  default: () => (
    <>
      <Link to="/fleet/trip/7">one</Link>
      <Link to="/shop/list">shop</Link>
    </>
  ),
});

/** Opens a list with links to a record and to a list; gives what was loaded and asked for. */
async function openLinks(permissions: readonly string[]) {
  const calls = fakeApi({
    '/me': json(aSession({ permissions: [...permissions] })),
    '/notifications': json({ rows: [], total: 0 }),
    '/trip/7': json({ id: 7, plate: '29C-1' }),
  });
  const loaded: string[] = [];
  const change: Record<string, Partial<ScreenDefinition>> = {
    '/fleet/note': { load: links },
    '/fleet/trip/:id': {
      kind: 'form',
      resource: 'trip',
      load: async () => {
        loaded.push('form');
        return { default: TripForm };
      },
    },
    '/shop/list': {
      load: async () => {
        loaded.push('shop');
        return { default: () => null };
      },
    },
  };
  const screens = tinyApp.screens.map((screen) => ({ ...screen, ...change[screen.path] }));
  await openApp('/fleet/note', 'tok', { ...tinyApp, screens });
  const find = (href: string) => {
    const link = document.querySelector(`main a[href="${href}"]`);
    if (!link) throw new Error(`no link to ${href}`);
    return link;
  };
  await waitFor(() => find('/shop/list'));
  const reads = () => calls.filter(({ path }) => path === '/trip/7').length;
  return { loaded, reads, find };
}

describe('what a link leads to', () => {
  it('is loaded when it is pointed at, once, and read when it is pressed, once', async () => {
    const { loaded, reads, find } = await openLinks(['trip_manager']);
    fireEvent.pointerOver(find('/fleet/trip/7'));
    fireEvent.focusIn(find('/fleet/trip/7'));
    await waitFor(() => expect(loaded).toEqual(['form']));
    expect(reads()).toBe(0);
    fireEvent.pointerDown(find('/fleet/trip/7'), { button: 0 });
    await waitFor(() => expect(reads()).toBe(1));
    fireEvent.click(find('/fleet/trip/7'));
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('29C-1'));
    expect([loaded, reads()]).toEqual([['form'], 1]);
  });

  it('is left alone where it opens elsewhere or may not be opened', async () => {
    const { loaded, reads, find } = await openLinks(['trip_manager']);
    fireEvent.pointerDown(find('/fleet/trip/7'), { button: 0, ctrlKey: true });
    fireEvent.pointerDown(find('/fleet/trip/7'), { button: 1 });
    fireEvent.pointerOver(find('/shop/list'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([loaded, reads()]).toEqual([[], 0]);
  });
});

it('a record stands for what is stored only if it was asked for ahead', () => {
  expect([freshTime('trip', '8'), freshTime('car', '7')]).toEqual([0, 0]);
});
