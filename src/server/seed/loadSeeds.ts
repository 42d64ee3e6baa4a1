import type { Values } from '#contract/logic.ts';
import type { EntityModel, ServerModel } from '#contract/model.ts';
import type {
  SeedCompany,
  SeedEach,
  SeedFields,
  SeedGenerator,
  SeedModel,
  SeedRow,
  SeedValue,
} from '#contract/seed.ts';
import { typeOf } from '#fields/types.ts';
import type { Passwords } from '#server/account/createPasswords.ts';
import type { Queries } from '#server/db/Db.ts';
import type { FileStore } from '#server/files/createFileStore.ts';
import { companies } from './companies.ts';
import { createRandom } from './createRandom.ts';
import { createRow } from './createRow.ts';
import { createFilledWorld, type GrowingWorld } from './createWorld.ts';
import { insertRows } from './insertRows.ts';
import { keepDrawings } from './keepDrawings.ts';
import { leadBack, type MadeRow } from './leadBack.ts';
import { matches } from './matches.ts';
import { pickWeighted } from './makers.ts';
import { dayAgo } from './makeTime.ts';
import { toWaves } from './ownKeys.ts';

export interface SeedParts {
  model: Pick<ServerModel, 'entities'>;
  seeds: readonly SeedModel[];
  passwords: Pick<Passwords, 'hash'>;
  /** Keeps the pictures of the demo; without it there are none. */
  files?: Pick<FileStore, 'saveBytes'>;
  now: Date;
}

/** Loads both demo companies into an empty database, in the caller's transaction. */
export async function loadDemo(tx: Queries, parts: SeedParts): Promise<void> {
  const hashing = { ...parts, passwords: { hash: createHasher(parts.passwords) } };
  for (const company of COMPANIES) {
    const customerId = await insertCustomer(tx, company, companies[company]);
    await loadCompany(tx, company, customerId, hashing);
  }
}

const COMPANIES: readonly SeedCompany[] = ['demo', 'other'];

async function insertCustomer(
  tx: Queries,
  key: SeedCompany,
  facts: (typeof companies)[SeedCompany],
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    'insert into khuon_customer (key, company_name, dc_id_distributor, code) values ($1, $2, $3, $4) returning id',
    [key, facts.company_name, facts.dc_id_distributor, facts.code],
  );
  const id = rows[0]?.id ?? 0;
  await tx.query('insert into khuon_license (customer_id, key) select $1, x from unnest($2::text[]) x', [
    id,
    facts.features,
  ]);
  return id;
}

async function loadCompany(
  tx: Queries,
  company: SeedCompany,
  customerId: number,
  parts: SeedParts,
): Promise<void> {
  const world = await createFilledWorld(parts.model, company);
  const target = { tx, world, customerId };
  for (const seed of sortByReferences(parts.seeds, world)) {
    const entity = world.entity(seed.entity);
    const fixed = seed.rows?.[company] ?? [];
    const keep = async (rows: Values[]): Promise<void> => {
      await hashPasswords(entity, rows, parts.passwords);
      await keepDrawings(target, entity, rows, parts.files);
      await insertRows(target, entity, rows);
      world.add(entity.name, rows);
    };
    const { now } = parts;
    const name = `${company}/${entity.name}/fixed`;
    for (const wave of toWaves(entity, fixed, world)) {
      const rows = wave.map((fields) => {
        const number = fixed.indexOf(fields) + 1;
        return createRow({ world, entity, fields, number, seed: `${name}/${number}`, now });
      });
      await keep(rows);
      wave.forEach((fields, index) => nameRow(world, entity, fields, rows[index]));
    }
    await keep(createGenerated(world, seed, { from: 1, count: seed.count?.[company] ?? 0 }, now));
    const keepEach = async (each: SeedEach, made: readonly MadeRow[]): Promise<void> => {
      await keep(made.map(({ row }) => row));
      await leadBack(target, each, made);
    };
    if (seed.each) await keepEach(seed.each, makeEach(world, seed, now));
    for (const [index, set] of (seed.sets ?? []).entries()) {
      const made = makeEach(world, { entity: seed.entity, ...set }, now, `sets/${index}`);
      await keepEach(
        set.each,
        made.filter(({ row }) => matches(row, set.keep ?? {})),
      );
    }
  }
}

/** Rows `from` … `from + count - 1` that a seed generates, oldest first. */
export function createGenerated(
  world: GrowingWorld,
  seed: SeedModel,
  { from, count }: { from: number; count: number },
  now: Date,
): Values[] {
  const entity = world.entity(seed.entity);
  const name = `${world.company}/${entity.name}`;
  const rows = Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const fields = fieldsOf(seed, `${name}/${number}/variant`);
    return createRow({ world, entity, fields, number, seed: `${name}/${number}`, now });
  });
  return countInTime(rows, seed.fields ?? {});
}

/** A row for each record, combination of records, or child row that a seed names. */
export const createEach = (world: GrowingWorld, seed: SeedModel, now: Date): Values[] =>
  makeEach(world, seed, now).map(({ row }) => row);

/** The same with what each row is made for; `stream` names their chance. */
function makeEach(world: GrowingWorld, seed: SeedModel, now: Date, stream = 'each'): MadeRow[] {
  const { each } = seed;
  if (!each) return [];
  const entity = world.entity(seed.entity);
  const name = `${world.company}/${entity.name}/${stream}`;
  return combine(world, each.of)
    .filter((parent) => matches(parent, each.where ?? {}))
    .flatMap((parent) => withRows(parent, each.rows))
    .flatMap((parent) => withDays(parent, each.days, now))
    .map((parent, index) => {
      const number = index + 1;
      const fields = fieldsOf(seed, `${name}/${number}/variant`);
      const row = createRow({ world, entity, fields, number, seed: `${name}/${number}`, now, parent });
      return { row, parent };
    });
}

/** A record once for each of its child rows, whose values hide its own. */
const withRows = (record: Values, rows: string | undefined): Values[] =>
  rows === undefined
    ? [record]
    : ((record[rows] ?? []) as Values[]).map((child) => ({ ...record, ...child }));

/** A record once for each of so many days, with what is to be known of the day. */
function withDays(record: Values, days: SeedEach['days'], now: Date): Values[] {
  if (days === undefined) return [record];
  const [least, most] = days;
  return Array.from({ length: most - least + 1 }, (_, index) => {
    const ago = most - index;
    const day = new Date(dayAgo(now, ago));
    return { ...record, ago, day: day.toISOString().slice(0, 10), weekday: day.getUTCDay() || 7 };
  });
}

/** Every combination of rows, as one row each with their ids by entity. */
function combine(world: GrowingWorld, [first, ...others]: readonly string[]): Values[] {
  if (first === undefined) return [{}];
  const rest = combine(world, others);
  return world
    .rowsOf(first)
    .flatMap((row) => rest.map((other) => ({ ...row, ...other, [first]: row['id'] })));
}

/** The fields of a row, those of its variant first. */
function fieldsOf({ variants, fields = {} }: SeedModel, chance: string): SeedFields {
  if (!variants) return fields;
  const pairs = variants.map((variant) => [variant.fields, variant.weight] as const);
  return { ...(pickWeighted(pairs, createRandom(chance).next()) as SeedFields), ...fields };
}

/** Puts rows into the order of their making, with their running numbers rising in it. */
function countInTime(rows: Values[], fields: SeedFields): Values[] {
  const counted = Object.keys(fields).filter((name) => isSequence(fields[name]));
  const numbers = counted.map((name) => rows.map((row) => row[name]));
  const timeOf = (row: Values) => Date.parse(String(row['created_at']));
  rows.sort((a, b) => timeOf(a) - timeOf(b));
  rows.forEach((row, index) => counted.forEach((name, column) => (row[name] = numbers[column]?.[index])));
  return rows;
}

const isSequence = (value: SeedValue | undefined) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'sequence' in value;

function nameRow(world: GrowingWorld, entity: EntityModel, fields: SeedRow, row: Values | undefined): void {
  const key = fields['$key'];
  if (typeof key === 'string' && row) world.nameRow(entity.name, key, Number(row['id']));
}

/** What is referred to comes first. */
export function sortByReferences(
  seeds: readonly SeedModel[],
  world: Pick<GrowingWorld, 'entity'>,
): SeedModel[] {
  const sorted = new Set<SeedModel>();
  const visit = (seed: SeedModel, from: readonly SeedModel[]) => {
    if (sorted.has(seed) || from.includes(seed)) return;
    const targets = [
      ...targetsOf(world.entity(seed.entity), world, namesIn(seed)),
      ...[seed, ...(seed.sets ?? [])].flatMap(({ each }) => each?.of ?? []),
      ...numberedBy(seed),
      ...lookedAt(seed),
    ];
    for (const other of seeds) if (targets.includes(other.entity)) visit(other, [...from, seed]);
    sorted.add(seed);
  };
  for (const seed of seeds) visit(seed, []);
  return [...sorted];
}

/** Entities whose records fields name by a plain number. */
export const numberedBy = ({ fields = {} }: SeedModel): string[] =>
  Object.values(fields).flatMap((value) => (value as SeedGenerator | null)?.id ?? []);

/** Entities that generated rows are told by; of the own one also what other modules' seeds make of it. */
function lookedAt({ fields = {}, variants = [], sets = [] }: SeedModel): string[] {
  const made = [fields, ...[...variants, ...sets].map((one) => one.fields)];
  const values = made.flatMap((one) => Object.values(one) as (SeedGenerator | null)[]).flatMap(withParts);
  return values.flatMap((value) => value?.lookup?.of ?? value?.total?.of ?? []);
}

/** A value with those that it may be, or that it is multiplied of. */
const withParts = (value: SeedGenerator | null): (SeedGenerator | null)[] => [
  value,
  ...[...(value?.first ?? []), ...(value?.product ?? [])].flatMap((one) =>
    withParts(typeof one === 'object' ? (one as SeedGenerator | null) : null),
  ),
];

/** Every name that a seed speaks of, at whatever depth: what it does not fill stays empty, and leads nowhere. */
const namesIn = (seed: SeedModel): ReadonlySet<string> =>
  new Set([...JSON.stringify(seed).matchAll(/"(\w+)":/g)].map(([, name = '']) => name));

/** Entities that an entity and its child rows point to, by fields of these names or by all. */
export function targetsOf(
  entity: EntityModel,
  world: Pick<GrowingWorld, 'entity'>,
  names?: ReadonlySet<string>,
): string[] {
  return entity.fields
    .filter(({ name }) => !names || names.has(name))
    .flatMap(({ reference, links, rows }) => [
      ...(reference ? [reference.entity] : []),
      ...(links ? [links.entity] : []),
      ...(rows
        ? targetsOf(world.entity(rows.entity), world, names).filter((name) => name !== entity.name)
        : []),
    ]);
}

async function hashPasswords(
  entity: EntityModel,
  rows: readonly Values[],
  passwords: SeedParts['passwords'],
): Promise<void> {
  const names = entity.fields.filter((field) => typeOf(field).isHashed).map(({ name }) => name);
  for (const row of rows) {
    for (const name of names) {
      const plain = row[name];
      if (typeof plain === 'string') row[name] = await passwords.hash(plain);
    }
  }
}

/** The same password is hashed once: a demo has many accounts with one password. */
function createHasher(passwords: SeedParts['passwords']): (plain: string) => Promise<string> {
  const hashes = new Map<string, Promise<string>>();
  return (plain) => {
    const known = hashes.get(plain) ?? passwords.hash(plain);
    hashes.set(plain, known);
    return known;
  };
}
