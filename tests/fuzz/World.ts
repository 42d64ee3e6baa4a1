import { model } from '#generated/server.gen.ts';
import type { EntityModel } from '#contract/model.ts';
import type { Random } from '#server/seed/createRandom.ts';
import { USERS } from './FuzzRequest.ts';
import type { TestServer } from '../support/server.ts';

export type Company = 'demo' | 'other';

/** What the fuzzer knows of the database: ids of both companies, for right and for foreign references. */
export interface World {
  server: TestServer;
  random: Random;
  /** Ids of live rows, ascending. */
  ids(entity: string, company?: Company): readonly number[];
  /** An id that a change may be tried on: not of an account or role that the run itself lives by. */
  target(entity: string): number;
  isOf(entity: string, company: Company, id: number): boolean;
  refresh(): Promise<void>;
  /** Runs a statement behind the server's back. */
  run<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Texts that no caller of the other company may ever read. */
  markers: Readonly<Record<Company, string>>;
  protectedIds(entity: string): readonly number[];
}

const MARKERS = { demo: 'ZQDEMOQZ', other: 'ZQOTHERQZ' } as const;

export const entityOf = (name: string): EntityModel => {
  const entity = model.entities.find((one) => one.name === name);
  if (!entity) throw new Error(`the model has no ${name}`);
  return entity;
};

/** Marks the rows of both companies and learns their ids. */
export async function createWorld(server: TestServer, random: Random): Promise<World> {
  const known = new Map<string, Record<Company, Set<number>>>();
  const run = async <Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await server.db.withoutTenant('maintenance').query<Row>(sql, [...values])).rows;
  const ids: World['ids'] = (entity, company = 'demo') => [...(known.get(entity)?.[company] ?? [])];
  const kept = await findProtected(run);
  const shared = new Set(model.entities.filter(({ owner }) => owner === 'global').map(({ name }) => name));
  const world: World = {
    server,
    random,
    run,
    ids,
    markers: MARKERS,
    protectedIds: (entity) => kept.get(entity) ?? [],
    target: (entity) => pickTarget(random, ids(entity), kept.get(entity) ?? []),
    isOf: (entity, company, id) => !shared.has(entity) && (known.get(entity)?.[company].has(id) ?? false),
    async refresh() {
      for (const entity of model.entities) known.set(entity.name, await findIds(run, entity));
    },
  };
  for (const entity of model.entities) await mark(run, entity);
  await world.refresh();
  return world;
}

/** An id that leads nowhere when nothing may be tried on. */
function pickTarget(random: Random, ids: readonly number[], kept: readonly number[]): number {
  const free = ids.filter((id) => !kept.includes(id));
  return free.length > 0 ? random.pick(free) : 999_999_999;
}

type Run = World['run'];

async function findIds(run: Run, entity: EntityModel): Promise<Record<Company, Set<number>>> {
  // A view has no rows of its own to be asked for or changed.
  if (entity.view) return { demo: new Set(), other: new Set() };
  const isLive = entity.softDelete ? 'where t.deleted_at is null' : '';
  // Rows of nobody are everybody's.
  if (entity.owner === 'global') {
    const all = await run<{ id: number }>(`select t.id from "${entity.table}" t ${isLive} order by t.id`);
    return { demo: new Set(all.map(({ id }) => id)), other: new Set() };
  }
  const rows = await run<{ id: number; key: Company }>(
    `select t.id, c.key from "${entity.table}" t join khuon_customer c on c.id = t.customer_id ${isLive} order by t.id`,
  );
  const of = (company: Company) => new Set(rows.filter((row) => row.key === company).map((row) => row.id));
  return { demo: of('demo'), other: of('other') };
}

/** Accounts that ask, and the roles they hold. */
async function findProtected(run: Run): Promise<Map<string, number[]>> {
  const accounts = await run<{ id: number }>('select id from account where username = any($1::text[])', [
    [...USERS, 'office'],
  ]);
  const roles = await run<{ id: number }>(
    'select distinct role_id as id from account__role_ids where account_id = any($1::int8[])',
    [accounts.map((row) => row.id)],
  );
  return new Map([
    ['account', accounts.map((row) => row.id)],
    ['role', roles.map((row) => row.id)],
  ]);
}

/** Puts the company's marker into every free text of its rows. */
async function mark(run: Run, entity: EntityModel): Promise<void> {
  const texts = entity.fields.filter(
    (field) => ['text', 'long_text'].includes(field.type) && !field.compute && !field.enum,
  );
  if (texts.length === 0 || entity.owner === 'global' || entity.view) return;
  const sets = texts.map(
    ({ name, maxLength = 200 }) =>
      `"${name}" = left(case c.key when 'demo' then '${MARKERS.demo}' else '${MARKERS.other}' end || ' ' || t."${name}", ${maxLength})`,
  );
  await run(
    `update "${entity.table}" t set ${sets.join(', ')} from khuon_customer c where c.id = t.customer_id`,
  );
}
