import { describe, expect, it } from 'vitest';
import { isCurrent, itemsOf, sectionOfPath, visibleMenu } from '#web/app/menu.ts';
import type { Session } from '#contract/session.ts';
import { aSession } from '../auth/aSession.ts';
import { tinyApp } from './tinyApp.tsx';

const names = (session: Session) => itemsOf(visibleMenu(tinyApp, session)).map((item) => item.name);
const tabs = (session: Session) =>
  visibleMenu(tinyApp, session)
    .filter((section) => section.hasTab)
    .map((section) => section.name);

describe('the menu', () => {
  it('shows items to holders of any of their codes (spec 6)', () => {
    expect(names(aSession({ permissions: ['fuel_view'] }))).toEqual(['FuelList']);
    expect(names(aSession({ permissions: [] }))).toEqual([]);
  });

  it('shows everything but what nobody may open to super_admin', () => {
    const session = aSession({ permissions: ['super_admin'] }, { dc_id_distributor: 3 });
    expect(names(session)).toEqual(['TripList', 'FuelList', 'ShopList', 'DealerList']);
  });

  it('hides gated modules, from super_admin too (readings)', () => {
    const session = aSession({ permissions: ['super_admin'] }, { is_active_pos: false });
    expect(names(session)).toEqual(['TripList', 'FuelList']);
  });

  it('keeps an item whose feature is not registered, with a lock', () => {
    const modules = tinyApp.modules.map((module) => ({
      ...module,
      menu: module.menu.map(({ group, items }) => ({
        group,
        items: items.map((item) =>
          item.name === 'TripList' ? { ...item, license: 'finance' as const } : item,
        ),
      })),
    }));
    const locked = (features?: Session['features']) =>
      itemsOf(
        visibleMenu(
          { ...tinyApp, modules },
          aSession({ permissions: ['trip_manager'], ...(features && { features }) }),
        ),
      ).map(({ name, isLocked }) => [name, isLocked]);
    expect(locked([])).toEqual([['TripList', true]]);
    expect(locked(['finance'])).toEqual([['TripList', undefined]]);
    expect(locked()).toEqual([['TripList', undefined]]);
  });

  it('draws a module under the tab of another, in order, groups of one name together', () => {
    const [section] = visibleMenu(tinyApp, aSession({ permissions: ['trip_manager', 'fuel'] }));
    expect([section?.name, section?.icon, section?.groups.length]).toEqual(['fleet', 'truck', 1]);
    expect(section?.groups[0]?.items.map((item) => item.icon)).toEqual(['truck', 'list']);
  });
});

describe('tabs', () => {
  it('show for the modules of the session, if it names any (readings)', () => {
    const permissions = ['trip_manager', 'shop_list'];
    expect(tabs(aSession({ permissions }))).toEqual(['fleet', 'shop']);
    expect(tabs(aSession({ permissions, modules: ['shop'] }))).toEqual(['shop']);
    expect(names(aSession({ permissions, modules: ['shop'] }))).toEqual(['TripList', 'ShopList']);
  });

  it('show all to super_admin', () => {
    expect(tabs(aSession({ permissions: ['super_admin'], modules: [] }))).toEqual(['fleet', 'shop']);
  });
});

it('finds the section of an address, of records too', () => {
  const menu = visibleMenu(tinyApp, aSession({ permissions: ['super_admin'] }));
  expect(sectionOfPath(tinyApp, menu, '/fuel/list')).toBe('fleet');
  expect(sectionOfPath(tinyApp, menu, '/fleet/trip/7')).toBe('fleet');
  expect(sectionOfPath(tinyApp, menu, '/change-password')).toBeUndefined();
});

it('marks the item whose address is nearest, and no other', () => {
  const item = (name: string, route: string) => ({ name, route, permissions: [], icon: 'list' });
  const [first] = tinyApp.modules;
  if (!first) throw new Error('The app has no module.');
  const items = [item('Goods', '/goods/list'), item('Stock', '/goods/list/stock'), item('Home', '/')];
  const app = { ...tinyApp, modules: [{ ...first, menu: [{ group: 'goods', items }] }] };
  const markedAt = (path: string) => items.filter(({ route }) => isCurrent(app, path, route));
  expect(markedAt('/goods/list/stock').map(({ name }) => name)).toEqual(['Stock']);
  expect(markedAt('/goods/list/7').map(({ name }) => name)).toEqual(['Goods']);
  expect(markedAt('/').map(({ name }) => name)).toEqual(['Home']);
});
