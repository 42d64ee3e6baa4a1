import type { Codes } from '#contract/model.ts';
import type { FixedFilters, FixedValue } from '#contract/fixedFilters.ts';
import type { Model, ModelEntity, ModelField, ModelScreen } from '../../model/types.ts';
import type { Names } from '../names.ts';
import { word, words } from './said.ts';
import type { Said } from './said.ts';

/** What the pages of a manual are made from. */
export interface ManualSite {
  readonly model: Model;
  readonly names: Names;
  /** Screens that have a page, by their addresses. */
  readonly byPath: ReadonlyMap<string, ModelScreen>;
  readonly menu: readonly MenuPlace[];
}

/** An entry of the menu, with the module in whose tab it stands. */
interface MenuPlace {
  readonly name: string;
  readonly route: string;
  readonly section: string;
}

export const menuOf = ({ modules }: Model): MenuPlace[] =>
  modules.flatMap(({ name: module, tab, menu }) =>
    menu.flatMap(({ items }) => items.map(({ name, route }) => ({ name, route, section: tab ?? module }))),
  );

export const text = (key: string): Said => ({ t: key });

export const entityName = (name: string): Said => text(`entity.${name}`);

export function findField({ names }: ManualSite, entity: string, name: string): ModelField | undefined {
  return names.entity(entity).fields.find((field) => field.name === name);
}

/** The word of a code of an enum; the code itself where it has none. */
export function codeWord({ names }: ManualSite, name: string, code: unknown): Said {
  const found = names.enum(name)?.values.find(({ value }) => value === code);
  return found ? text(`enum.${name}.${found.key}`) : String(code);
}

/** "Manage orders, See prices"; undefined: whoever is signed in, or nobody. */
export function rights(codes: Codes | undefined): Said | undefined {
  if (codes === null || codes === undefined || codes.length === 0) return undefined;
  return words(codes.map((code) => text(`permission.${code}`)));
}

/** The page of an address, with or without a record in it. */
export function pageOf({ byPath }: ManualSite, route: string): string | undefined {
  const path = route.split('?', 1)[0] ?? '';
  return (byPath.get(path) ?? byPath.get(`${path}/:id`))?.screen;
}

/** Fixed filters in words: "State: Open, Held". */
export function sayFilters(site: ManualSite, entity: string, where: FixedFilters): Said[] {
  return Object.entries(where).map(([path, value]) => {
    const field = followPath(site, entity, path);
    const said = sayValue(site, field, value);
    return word('is', { label: field ? text(field.label) : path, value: said });
  });
}

function followPath(site: ManualSite, entity: string, path: string): ModelField | undefined {
  let at: ModelEntity = site.names.entity(entity);
  let found: ModelField | undefined;
  for (const name of path.split('.')) {
    found = at.fields.find((field) => field.name === name);
    const next = found?.reference?.entity ?? found?.rows?.entity;
    if (next !== undefined) at = site.names.entity(next);
  }
  return found;
}

/** A fixed value in words. */
export function sayValue(site: ManualSite, field: ModelField | undefined, value: FixedValue): Said {
  if (Array.isArray(value)) return words(value.map((one) => sayOne(site, field, one)));
  if (typeof value === 'object' && value !== null && ('from' in value || 'to' in value)) {
    const { from, to } = value as { from?: unknown; to?: unknown };
    if (from !== undefined && to !== undefined)
      return word('from_to', { from: sayEnd(from), to: sayEnd(to) });
    return from === undefined ? word('to', { to: sayEnd(to) }) : word('from', { from: sayEnd(from) });
  }
  return sayOne(site, field, value);
}

function sayEnd(end: unknown): Said {
  if (typeof end === 'number') return { n: end };
  if (typeof end !== 'object' || end === null || !('today' in end)) return String(end);
  const days = Number(end.today);
  if (days === 0) return word('today');
  return word(days < 0 ? 'days_ago' : 'days_ahead', { count: String(Math.abs(days)) });
}

function sayOne(site: ManualSite, field: ModelField | undefined, value: unknown): Said {
  if (typeof value === 'boolean') return text(value ? 'kit.yes' : 'kit.no');
  if (value === null) return text('kit.list.filter_none');
  if (typeof value === 'object') return word(['me', 'others'].find((key) => key in value) ?? 'mine');
  return field?.enum === undefined ? String(value) : codeWord(site, field.enum, value);
}

/** Items by what they have in common, in the order in which it comes first. */
export function groupBy<Item>(
  items: readonly Item[],
  of: (item: Item) => string,
): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(of(item), [...(groups.get(of(item)) ?? []), item]);
  return groups;
}
