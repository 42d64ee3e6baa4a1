import { fold } from '#contract/text.ts';
import type { SeedGenerator, SeedLookup, SeedValue } from '#contract/seed.ts';
import { computeRecord } from '#contract/settleRecord.ts';
import type { Values } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import type { FilterValue } from '#contract/wire.ts';
import { makeAfter, makeAgo } from './makeTime.ts';
import { createCompanyName, createPersonName, createPhone, createShopName } from './names.ts';
import type { SeedContext } from './SeedContext.ts';
import { toLogic } from './toLogic.ts';

/** After the point of a decimal that says nothing of them. */
const DIGITS = 2;

type Make = (value: SeedValue | undefined, context: SeedContext) => unknown;
/** Makes the value of one word; `make` is for the values inside it. */
export type Maker = (value: SeedGenerator, context: SeedContext, make: Make) => unknown;

const NAMES = { person: createPersonName, company: createCompanyName, shop: createShopName };

/** How each word of a seed makes its value; the first word that a generator has is the one that counts. */
export const makers: Readonly<Record<string, Maker>> = {
  text: (value, context) => fillText(value, context),
  const: ({ const: value }) => value,
  pick: ({ pick = [] }, context, make) => make(context.random.pick(pick), context),
  weighted: ({ weighted = [] }, context, make) =>
    make(pickWeighted(weighted, context.random.next()), context),
  sequence: ({ sequence = {} }, context) => {
    const { prefix = '', digits = 1, from = 1 } = sequence;
    return prefix + String(from + context.number - 1).padStart(digits, '0') + toCompanyMark(context);
  },
  pattern: ({ pattern = '' }, { random }) =>
    pattern.replace(/[#?]/g, (mark) =>
      mark === '#' ? String(random.int(0, 9)) : String.fromCharCode(random.int(65, 90)),
    ),
  int: ({ int: [min = 0, max = 0, step = 1] = [] }, { random }) =>
    min + random.int(0, Math.floor((max - min) / step)) * step,
  decimal: ({ decimal: [min, max, digits] = [0, 0, 0] }, { random }) =>
    Number((min + random.next() * (max - min)).toFixed(digits)),
  sum: ({ sum = [] }, context) => addUp(sum, context),
  product: ({ product = [] }, context, make) => multiply(product, context, make),
  first: ({ first = [] }, context, make) => findFirst(first, context, make),
  drawing: ({ drawing = '' }) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="480" height="480">${drawing}</svg>`,
  chance: ({ chance = 0 }, { random }) => random.chance(chance),
  ago: ({ ago = [0, 0] }, context) => makeAgo(ago, context),
  after: ({ after }, context) => (after ? makeAfter(after, context) : null),
  phone: (_, { random }) => createPhone(random),
  email: ({ email = '' }, { row, number }) => toEmail(String(row[email] ?? ''), number),
  place: ({ place = 'address' }, context) => context.place()[place],
  reference: (_, context) => pickReference(context),
  id: ({ id = '' }, { world, random }) => pickId(world.rowsOf(id), random),
  copy: ({ copy = '' }, context) => copyValue(readCopy(copy, context), context),
  lookup: ({ lookup }, context) => (lookup ? (findRows(lookup, context)[0]?.[lookup.value] ?? null) : null),
  total: ({ total }, context) =>
    total ? findRows(total, context).reduce((sum, row) => sum + Number(row[total.value] ?? 0), 0) : null,
  links: ({ links = [0, 0] }, context) => pickLinks(links, context),
  list: ({ list }, context, make) => (list ? makeList(list, context, make) : []),
  rows: ({ rows }, context) => (rows ? makeRows(rows, context) : []),
  name: ({ name = 'person' }, { random }) => NAMES[name](random),
};

/** One of some values by weight; `chance` from 0 to 1 says which. */
export function pickWeighted(items: readonly (readonly [SeedValue, number])[], chance: number): SeedValue {
  let left = chance * items.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of items) {
    left -= weight;
    if (left < 0) return value;
  }
  return items.at(-1)?.[0] ?? null;
}

/** What must be unique over all companies carries the company's name, but for the first. */
function toCompanyMark({ world, entity, field }: SeedContext): string {
  const isGlobal = entity.unique.some(({ global, fields }) => global && fields.includes(field?.name ?? ''));
  return isGlobal && world.company !== 'demo' ? `.${world.company}` : '';
}

/** Addresses of a domain that can never exist: no mail of a demo reaches a stranger. */
function toEmail(name: string, number: number): string {
  const words = fold(name).match(/[a-z0-9]+/g) ?? ['khach'];
  return `${words.join('.')}${number % 97}@thu.example`;
}

/** The value of a path: `<field>`, `<reference>.<field>` or `parent.<field>`. */
export function readCopy(
  path: string,
  { row, parent, world, entity }: Pick<SeedContext, 'row' | 'parent' | 'world' | 'entity'>,
): unknown {
  const [first = '', second] = path.split('.');
  if (second === undefined) return row[first] ?? null;
  if (first === 'parent') return parent[second] ?? null;
  const target = entity.fields.find(({ name }) => name === first)?.reference?.entity ?? '';
  return world.rowById(target, row[first])?.[second] ?? null;
}

/** Child rows of another record become rows of this one, with what both kinds of rows can hold. */
function copyValue(value: unknown, { world, field, createChild }: SeedContext): unknown {
  if (!field?.rows || !Array.isArray(value)) return value;
  const names = world
    .entity(field.rows.entity)
    .fields.flatMap(({ name, compute }) => (compute ? [] : [name]));
  return (value as Values[]).map((row, index) =>
    createChild(
      Object.fromEntries(names.flatMap((name) => (name in row ? [[name, { const: row[name] }]] : []))),
      index + 1,
    ),
  );
}

/** Records whose fields have the values of their paths. */
const findRows = ({ of, by }: SeedLookup, context: SeedContext): readonly Values[] =>
  context.world.rowsBy(
    of,
    Object.fromEntries(Object.entries(by).map(([name, path]) => [name, readCopy(path, context)])),
  );

/** Any row that the field may hold; null where there is none and none is needed. What is not made yet binds nothing. */
function pickReference({ world, field, random, row }: SeedContext): unknown {
  const { entity = '', where, dependsOn } = field?.reference ?? {};
  const conditions: Record<string, FilterValue> = { ...where };
  for (const [name, sources] of Object.entries(dependsOn ?? {})) {
    const made = sources.filter((source) => row[source] !== undefined);
    if (made.length === 0) continue;
    const source = made.find((one) => row[one] !== null);
    if (source === undefined) return null;
    conditions[name] = row[source] as FilterValue;
  }
  const rows = Object.keys(conditions).length ? world.rowsWhere(entity, conditions) : world.rowsOf(entity);
  if (rows.length > 0) return random.pick(rows)['id'];
  if (dependsOn || field?.required !== true) return null;
  throw new Error(`"${field.name}" needs a row of ${entity}, and there is none that it may hold`);
}

const pickId = (rows: readonly Values[], random: SeedContext['random']): unknown =>
  rows.length > 0 ? random.pick(rows)['id'] : null;

function pickLinks([min, max]: readonly [number, number], { world, field, random }: SeedContext): unknown[] {
  const ids = world.rowsOf(field?.links?.entity ?? '').map((row) => row['id']);
  const count = Math.min(ids.length, random.int(min, max));
  const picked = new Set<unknown>();
  while (picked.size < count) picked.add(random.pick(ids));
  return [...picked];
}

function makeList(
  { of, count }: NonNullable<SeedGenerator['list']>,
  context: SeedContext,
  make: Make,
): unknown[] {
  const values = new Set<unknown>();
  for (let left = context.random.int(...count); left > 0; left -= 1) values.add(make(of, context));
  return [...values];
}

/** Child rows; one that repeats what may not repeat among its siblings is left out. */
function makeRows({ count, fields }: NonNullable<SeedGenerator['rows']>, context: SeedContext): Values[] {
  const unique = context.field?.rows?.unique ?? [];
  const seen = new Set<string>();
  const rows: Values[] = [];
  const wanted = context.random.int(...count);
  for (let number = 1; number <= wanted; number += 1) {
    const row = context.createChild(fields, number);
    const mark = JSON.stringify(unique.map((name) => row[name]));
    if (unique.length > 0 && seen.has(mark)) continue;
    seen.add(mark);
    rows.push(row);
  }
  return rows;
}

/** Computed fields are worked out of what is made so far. */
function addUp(names: readonly (string | number)[], context: SeedContext): number {
  const { world, entity, row, parent, field, now } = context;
  let settled: Values | undefined;
  const settle = (): Values => {
    if (settled) return settled;
    computeRecord(entity, toLogic((settled = { ...row }), parent, now), world.entity);
    return settled;
  };
  const numberOf = (name: string): number => {
    if (name.includes('.')) return Number(readCopy(name, context) ?? 0);
    const isComputed = entity.fields.some((one) => one.name === name && one.compute);
    return Number((row[name] === undefined && isComputed ? settle() : row)[name] ?? 0);
  };
  const total = names.reduce<number>((sum, name) => {
    if (typeof name === 'number') return sum + name;
    return name.startsWith('-') ? sum - numberOf(name.slice(1)) : sum + numberOf(name);
  }, 0);
  return Math.max(field?.minimum ?? Number.NEGATIVE_INFINITY, total);
}

function toOptional(field: FieldModel): FieldModel {
  const { required: _, ...rest } = field;
  return rest;
}

/** The first that is not empty; what is not made is empty, whatever the field needs. */
function findFirst(values: readonly SeedValue[], context: SeedContext, make: Make): unknown {
  const inner = { ...context, field: context.field && toOptional(context.field) };
  for (const value of values) {
    const made = make(value, inner);
    if (made !== null) return made;
  }
  return null;
}

/** Factors know nothing of the field; their product is rounded as it is. */
function multiply(
  factors: NonNullable<SeedGenerator['product']>,
  context: SeedContext,
  make: Make,
): number | null {
  const { field } = context;
  let result = 1;
  for (const factor of factors) {
    const isDivisor = typeof factor === 'string' && factor.startsWith('/');
    const value =
      typeof factor === 'string'
        ? readCopy(isDivisor ? factor.slice(1) : factor, context)
        : make(factor, { ...context, field: undefined });
    if (value === null || (isDivisor && Number(value) === 0)) return null;
    result = isDivisor ? result / Number(value) : result * Number(value);
  }
  if (!field) return result;
  return Number(result.toFixed(field.json === 'integer' ? 0 : (field.scale ?? DIGITS)));
}

/** Each `{word}` is one of the list beside it, a field of the row, or `{n}` the row's number. */
function fillText(value: SeedGenerator, { random, row, number }: SeedContext): string {
  const lists = value as Readonly<Record<string, unknown>>;
  return (value.text ?? '').replace(/\{(\w+)\}/g, (_, word: string) => {
    const list = lists[word];
    if (Array.isArray(list)) return String(random.pick(list));
    return word === 'n' ? String(number) : String(row[word] ?? '');
  });
}
