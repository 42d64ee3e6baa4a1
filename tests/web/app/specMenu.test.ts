import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { itemsOf, visibleMenu } from '#web/app/menu.ts';
import { app } from '#generated/app.gen.tsx';
import { permissions } from '#generated/permissions.gen.ts';
import { aSession } from '../auth/aSession.ts';

/** Names of spec 2.4 with the paths that spec 2.2 and the readings say, and the codes that open them; the frame's are the kit's. */
const { frame: _frame, ...MENU } = JSON.parse(
  readFileSync('tests/specification/menu.json', 'utf8'),
) as Record<string, Record<string, { route: string; permissions: string[] }>>;
const SPEC: Readonly<Record<string, readonly [route: string, ...codes: string[]]>> = Object.fromEntries(
  Object.values(MENU)
    .flatMap((names) => Object.entries(names))
    .map(([name, { route, permissions: codes }]) => [name, [route, ...codes] as const]),
);

/** Items of ours, which no name of the specification leads to: the schemas mark them as inferred (readings). */
const OURS = new Set(
  readdirSync('schemas', { withFileTypes: true })
    .map(({ name }) => `schemas/${name}/module.json`)
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const { menu = [] } = JSON.parse(readFileSync(file, 'utf8')) as MenuFile;
      return menu.flatMap(({ items: all }) => all.filter(({ inferred }) => inferred).map(({ name }) => name));
    }),
);

interface MenuFile {
  menu?: { items: { name: string; inferred?: boolean }[] }[];
}

const itemsIn = (modules: typeof app.modules) =>
  modules.flatMap(({ menu }) => menu.flatMap((group) => group.items));
const items = itemsIn(app.modules);

/** Modules of the product by the map in the README of the schemas: what stands beside them has names of its own. */
const OWN = new Set(
  [...readFileSync('schemas/README.md', 'utf8').matchAll(/^\| (\w+) +\| \d+ +\|/gm)].map(([, name]) => name),
);

it('leads by the names of spec 2.4 to the addresses of spec 2.2, for the codes of spec 6', () => {
  const wrong = items
    .filter(({ name }) => SPEC[name] !== undefined)
    .filter(({ name, route, permissions }) => {
      const [wanted, ...codes] = SPEC[name] ?? [];
      return (
        route !== wanted || JSON.stringify([...(permissions ?? [])].sort()) !== JSON.stringify(codes.sort())
      );
    });
  expect(wrong).toEqual([]);
});

it('has no address of spec 2.4 without its name in the menu', () => {
  const named = new Set(items.map(({ name }) => name));
  const built = new Set(app.screens.map(({ path }) => path));
  const missing = Object.entries(SPEC).filter(([name, [route]]) => built.has(route) && !named.has(name));
  expect(missing).toEqual([]);
});

it('has no other names but ours', () => {
  expect(OWN.size).toBeGreaterThan(10);
  const own = itemsIn(app.modules.filter((module) => OWN.has(module.name)));
  expect(own.map(({ name }) => name).filter((name) => !(name in SPEC) && !OURS.has(name))).toEqual([]);
  expect([...OURS].filter((name) => name in SPEC)).toEqual([]);
});

it('knows every code of the menu by the name that spec 6 gives it', () => {
  const codes = new Set(permissions.map(({ code }) => code));
  const wanted = Object.values(SPEC).flatMap(([, ...needed]) => needed);
  expect(wanted.filter((code) => !codes.has(code))).toEqual([]);
});

const menuOf = (...held: string[]) =>
  itemsOf(visibleMenu(app, aSession({ permissions: held }))).map(({ name }) => name);

/** Tabs in the order of spec 2.5. */
const TABS = [
  'crm',
  'warehouse',
  'pos',
  'administration',
  'goods_production',
  'office',
  'dc',
  'request',
  'invoice',
];

it('stands tab by tab in the order of spec 2.5, and in each in that of spec 2.4', () => {
  const sections = visibleMenu(app, aSession({ permissions: ['super_admin'] }));
  const tabs = sections.map(({ name }) => name).filter((name) => TABS.includes(name));
  expect(tabs.length).toBeGreaterThan(3);
  expect(tabs).toEqual(TABS.filter((name) => tabs.includes(name)));
  for (const section of sections) {
    const names = itemsOf([section])
      .map(({ name }) => name)
      .filter((name) => name in SPEC);
    expect(names, section.name).toEqual(Object.keys(SPEC).filter((name) => names.includes(name)));
  }
});

it('leads the holder of its code to the stamps, from menu and palette', () => {
  expect(menuOf('nsca_stamp')).toEqual(['NscaStamp', 'PrintLog', 'RequestGiven']);
  expect(items.find(({ name }) => name === 'NscaStamp')?.route).toBe('/nsca/stamp');
});
