import { cleanup, screen, waitFor } from '@testing-library/react';
import {
  useCreatePath,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useResourceDefinition,
} from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AppModel, ScreenDefinition } from '#web/app/AppModel.ts';
import { readResourceAddress } from '#web/app/ResourcePlace.tsx';
import { resourceScreens } from '#web/app/resourceScreens.ts';
import { fakeApi, json } from '../data/fakeApi.ts';
import { aSession } from '../auth/aSession.ts';
import { openApp } from './openApp.tsx';
import { tinyApp } from './tinyApp.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** What a page made of react-admin's own hooks learns of trips. */
function Facts() {
  const { hasList, hasShow, hasEdit, hasCreate } = useResourceDefinition({ resource: 'trip' });
  const call = useGetRecordRepresentation('trip');
  const label = useGetResourceLabel();
  const path = useCreatePath();
  return (
    <p>
      {JSON.stringify({ hasList, hasShow, hasEdit, hasCreate })} {call({ id: 7, plate: '51C-123' })}{' '}
      {label('trip', 1)} {path({ resource: 'trip', type: 'edit', id: 7 })}
    </p>
  );
}

const page = (path: string, change: Partial<ScreenDefinition>): ScreenDefinition => ({
  screen: path.slice(1),
  path,
  kind: 'form',
  module: 'fleet',
  texts: [],
  resource: 'trip',
  permissions: ['trip_manager'],
  load: async () => ({ default: () => <p>{path}</p> }),
  ...change,
});

const app: AppModel = {
  ...tinyApp,
  screens: [
    page('/fleet/closed', { kind: 'list', permissions: ['trip_boss'] }),
    page('/fleet/trip', { kind: 'list' }),
    page('/fleet/trip/detail', {}),
    page('/fleet/trip/detail/:id', {}),
    page('/fleet/trip/new', { permissions: ['trip_boss'] }),
    page('/facts', { kind: 'page', resource: undefined, load: async () => ({ default: Facts }) }),
  ],
};

async function open(address: string) {
  fakeApi({ '/me': json(aSession({ permissions: ['trip_manager'] })) });
  return openApp(address, 'token', app);
}

describe('resources of react-admin', () => {
  it('are the entities, with what the user may open', async () => {
    await open('/facts');
    expect((await screen.findByText(/51C-123/)).textContent).toBe(
      '{"hasList":true,"hasShow":true,"hasEdit":true,"hasCreate":false} 51C-123 entity.trip /trip/7',
    );
  });

  it.each([
    ['/trip', '/fleet/trip'],
    ['/trip/7', '/fleet/trip/detail/7'],
    ['/trip/7/show', '/fleet/trip/detail/7'],
    ['/trip?page=2', '/fleet/trip?page=2'],
  ])('%s leads to %s', async (address, place) => {
    const router = await open(address);
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(place));
  });

  it('lead to no page that the user may not open', async () => {
    const router = await open('/trip/create');
    await waitFor(() => expect(router.state.location.pathname).toBe('/403'));
  });

  it.each(['/trip/7/edit', '/trip/x', '/lorry', '/trip/7/show/1'])('%s is no place', async (address) => {
    await open(address);
    expect(await screen.findByText('Không tìm thấy')).toBeTruthy();
  });
});

describe('addresses', () => {
  it('are read as react-admin writes them', () => {
    expect(readResourceAddress(app, '/trip/')).toEqual({ resource: 'trip', page: 'list' });
    expect(readResourceAddress(app, '/trip/create')).toEqual({ resource: 'trip', page: 'create' });
    expect(readResourceAddress(app, '/fleet/trip')).toBeUndefined();
  });

  it('a form that asks which record is meant makes none', () => {
    const paths = resourceScreens(app, 'trip', 'create').map(({ path }) => path);
    expect(paths).toEqual(['/fleet/trip/new']);
  });
});
