import { describe, expect, it } from 'vitest';
import { crumbsOf } from '#web/app/crumbs.ts';
import { visibleMenu } from '#web/app/menu.ts';
import { aSession } from '../auth/aSession.ts';
import { tinyApp } from './tinyApp.tsx';

const page = { module: 'fleet', texts: [], permissions: [] } as const;
const load = async () => ({ default: () => null });
const app = {
  ...tinyApp,
  screens: [
    ...tinyApp.screens.map((screen) =>
      screen.path === '/fleet/trip' ? { ...screen, resource: 'trip' } : screen,
    ),
    { ...page, kind: 'list' as const, screen: 'fleet/all', path: '/fleet/all', resource: 'trip', load },
    { ...page, kind: 'form' as const, screen: 'fleet/look', path: '/fleet/look/:id', resource: 'trip', load },
  ],
};
const menu = visibleMenu(app, aSession({ permissions: ['trip_manager'] }));
const at = (path: string) => {
  const { section, parent } = crumbsOf(app, menu, path);
  return [section?.name, parent?.name];
};

describe('the way to a page', () => {
  it('is the tab alone for a screen of the menu', () =>
    expect(at('/fleet/trip')).toEqual(['fleet', undefined]));
  it('goes over the screen above', () => expect(at('/fleet/trip/7')).toEqual(['fleet', 'TripList']));
  it('goes over the list of the same kind of record', () =>
    expect(at('/fleet/look/7')).toEqual(['fleet', 'TripList']));
  it('stands under no other list of the same kind of record', () =>
    expect(at('/fleet/all')).toEqual([undefined, undefined]));
  it('is not known for a page outside of the menu', () => {
    expect(at('/')).toEqual([undefined, undefined]);
    expect(at('/no/such')).toEqual([undefined, undefined]);
  });
});
