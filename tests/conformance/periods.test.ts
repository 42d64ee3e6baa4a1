import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { model } from '#generated/server.gen.ts';
import type { EntityModel } from '#contract/model.ts';
import { STANDARD_FIELDS } from '#contract/record.ts';
import { addDays } from '#fields/date_time/zone.ts';
import { testDatabases } from '../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../support/server.ts';

/*
 * Days on which records hold (`x-period`): no demo has two records of the same on one day, a copy of one is refused by its own code, and
 * so is a last day before the first.
 */

let server: TestServer;
let admin: Caller;

beforeAll(async () => {
  server = await startTestServer(testDatabases[0], { rows: 60 });
  admin = await server.login('admin');
});
afterAll(() => server?.close());

type Row = Record<string, unknown>;

const apart = model.entities.filter(({ period }) => period);
const ordered = model.entities.filter(
  ({ rules, access, parent }) =>
    access.create !== null && !parent && rules.some(({ message }) => message === 'period_backwards'),
);

async function readStored({ table }: EntityModel): Promise<Row[]> {
  const { rows } = await server.db
    .withoutTenant('maintenance')
    .query<Row>(`select id from "${table}" where deleted_at is null and customer_id = 1 order by id desc`);
  return rows;
}

/** What people would type to get the record once more, without its child rows. */
async function copyOf({ name, fields }: EntityModel, id: unknown): Promise<Row> {
  const { json } = await admin.send('GET', `/${name}/${String(id)}`);
  const typed = fields.filter((field) => !field.readOnly && !field.rows && !STANDARD_FIELDS.has(field.name));
  return Object.fromEntries(typed.map((field) => [field.name, json[field.name] ?? null]));
}

const codesOf = (json: Row): [string, string][] =>
  (json['error'] as { fields?: { path: string; code: string }[] }).fields?.map(({ path, code }) => [
    path,
    code,
  ]) ?? [];

it('is said of some entities, kept apart or only in order', () => {
  expect(apart.length).toBeGreaterThan(1);
  expect(ordered.length).toBeGreaterThan(apart.length);
});

describe.each(apart.map((entity) => [entity.name, entity] as const))('days of %s', (name, entity) => {
  it('are refused to a copy of a record, and nothing is stored', async () => {
    const stored = await readStored(entity);
    const said: [string, string][][] = [];
    for (const { id } of stored.slice(0, 20)) {
      const { status, json } = await admin.post(`/${name}`, await copyOf(entity, id));
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      said.push(codesOf(json));
    }
    // Some are refused before, as what begins in the past.
    expect(said).toContainEqual([[entity.period?.from, 'period_taken']]);
    expect(await readStored(entity)).toHaveLength(stored.length);
  });
});

describe.each(ordered.map((entity) => [entity.name, entity] as const))('days of %s', (name, entity) => {
  it('do not end before they begin', async () => {
    const rule = entity.rules.find(({ message }) => message === 'period_backwards');
    const to = rule?.at ?? '';
    const context = { user: {}, settings: {}, now: '', today: '', parent: {}, old: null, input: {} };
    const days = entity.fields.filter(({ type }) => type === 'date').map((field) => field.name);
    // The first day is the one by which the rule turns.
    const from = days.find(
      (day) =>
        day !== to &&
        rule?.check({ ...context, record: { [day]: '2030-01-02', [to]: '2030-01-01' } } as never) === false,
    );
    expect(from).toBeDefined();
    const [first] = await readStored(entity);
    const copy = first ? await copyOf(entity, first['id']) : {};
    const { status, json } = await admin.post(`/${name}`, {
      ...copy,
      [from ?? '']: '2099-01-02',
      [to]: addDays('2099-01-02', -1),
    });
    expect(status).toBe(422);
    if (first) expect(codesOf(json)).toContainEqual([to, 'period_backwards']);
  });
});
