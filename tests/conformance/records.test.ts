import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { model } from '#generated/server.gen.ts';
import type { HistoryAnswer } from '#contract/history.ts';
import type { EntityModel } from '#contract/model.ts';
import type { StateModel } from '#contract/workflow.ts';
import { STANDARD_FIELDS } from '#contract/record.ts';
import { quickDatabase } from '../support/database.ts';
import { createSamples } from '../support/createSamples.ts';
import { sampleValue, wrongValue } from '../support/samples.ts';
import { Tally } from '../support/Tally.ts';
import { startTestServer, type Caller, type TestServer } from '../support/server.ts';
import { mayCreate, mayRead, mayReadField } from './rights.ts';

/*
 * Every entity that can be read or written, against what its schema says.
 */

/** An answer names 50 places at most; required fields that were not sent are among them. */
const SENT_AT_ONCE = 30;

let server: TestServer;
let admin: Caller;
let warehouse: Caller;
let held: readonly string[];

beforeAll(async () => {
  server = await startTestServer(quickDatabase);
  admin = await server.login('admin');
  warehouse = await server.login('warehouse');
  held = (await warehouse.post('/me')).json['permissions'] as string[];
  await createSamples(server, admin);
  // What belongs to one user is nobody else's to read: each has a record of his own.
  for (const entity of creatable.filter(({ owner }) => owner === 'user'))
    for (const caller of [admin, warehouse]) {
      const typed = entity.fields.filter((field) => field.required && !field.readOnly);
      const body = Object.fromEntries(typed.map((field) => [field.name, sampleValue(field)]));
      expect((await caller.post(`/${entity.name}`, body)).status, entity.name).toBe(201);
    }
});
afterAll(() => server?.close());

const tried = new Tally([
  'fields read',
  'filters',
  'foreign rows',
  'wrong types',
  'read-only fields',
  'creations without the codes',
  'versions',
  'states',
  'forbidden fields',
  'histories',
]);

const codesOf = (body: Record<string, unknown>): [string, string][] =>
  ((body['error'] as { fields?: { path: string; code: string }[] }).fields ?? []).map((field) => [
    field.path,
    field.code,
  ]);

const codeOf = (body: Record<string, unknown>) => (body['error'] as { code: string }).code;

/** The first record that the account may know of; 0 where there is none. Of a view only the server knows. */
async function firstId(
  { name, table, owner, view }: EntityModel,
  username: 'admin' | 'warehouse',
): Promise<number | string> {
  if (view) {
    const reply = await { admin, warehouse }[username].send('GET', `/${name}?range=[0,0]`);
    const [row] = reply.status === 200 ? (JSON.parse(reply.body) as { id: number | string }[]) : [];
    return row?.id ?? 0;
  }
  const ofCompany = ` join khuon_customer c on c.id = t.customer_id and c.key = 'demo'`;
  const ofUser = ` join "account" a on a.id = t.created_by and a.username = '${username}'`;
  const from = `${owner === 'global' ? '' : ofCompany}${owner === 'user' ? ofUser : ''}`;
  const { rows } = await server.db
    .withoutTenant('maintenance')
    .query<{ id: number }>(`select min(t.id) as id from "${table}" t${from}`);
  return rows[0]?.id ?? 0;
}

const isReadOnly = ({ readOnly }: StateModel): boolean => readOnly === true;

const closingStates = ({ workflows = [] }: EntityModel): StateModel[] =>
  workflows.flatMap(({ states }) => states.filter(isReadOnly));

/** Puts a record into the first such state behind the server's back, unless it is in one: an account that waits could not go on. */
async function putState(
  { table, workflows = [] }: EntityModel,
  id: number | string,
  isWanted: (state: StateModel) => boolean,
): Promise<void> {
  for (const { field, states } of workflows) {
    const values = states.filter(isWanted).map(({ value }) => value);
    if (values.length === 0) continue;
    const text = `update "${table}" set "${field}" = $1 where id = $2 and "${field}" <> all($3)`;
    await server.db.withoutTenant('maintenance').query(text, [values[0], id, values]);
  }
}

/**
 * Of every business table, and of what belongs to changes, how many rows it has and the last transaction that wrote one of
 * them: refused means unchanged. To read all the rows each time took longer than all the rest of these tests.
 */
async function fingerprint(): Promise<string> {
  const tables = [
    ...model.entities.filter(({ view }) => !view).map((entity) => entity.table),
    'khuon_audit',
    'khuon_event',
    'khuon_idempotency',
    'khuon_counter',
  ];
  const parts = tables.map(
    (table) => `(select count(*) || ':' || coalesce(max(t.xmin::text::int8), 0) from "${table}" t)`,
  );
  const { rows } = await server.db
    .withoutTenant('maintenance')
    .query<{ all: string }>(`select array_to_string(array[${parts.join(', ')}], ' ') as all`);
  return rows[0]?.all ?? '';
}

const readable = model.entities.filter((entity) => entity.access.read !== null && !entity.parent);
const creatable = model.entities.filter((entity) => entity.access.create !== null && !entity.parent);
const changeable = model.entities.filter((entity) => entity.access.update !== null && !entity.parent);

describe.each(readable.map((entity) => [entity.name, entity] as const))('reading %s', (_name, entity) => {
  it('gives the readable fields and no other', async () => {
    const id = await firstId(entity, 'warehouse');
    const reply = await warehouse.send('GET', `/${entity.name}/${id}`);
    // A view of what nobody has done yet has no rows.
    const found = entity.view && id === 0 ? 404 : 200;
    // Open to whoever signs in, as far as the record concerns him: that of others is not there.
    const isOwn = entity.access.read?.length === 0 && entity.visibleRows !== undefined;
    if (isOwn) expect([200, 404]).toContain(reply.status);
    else expect(reply.status).toBe(mayRead(held, entity) ? found : 403);
    if (reply.status !== 200) return;
    tried.add('fields read', entity.fields.length);
    for (const field of entity.fields)
      expect(field.name in reply.json, field.name).toBe(mayReadField(held, field));
  });

  it('is found by references, keys and what an index begins with, and by nothing else', async () => {
    const own = entity.fields.filter(({ reference, number }) => reference ?? number).map(({ name }) => name);
    const first = [...entity.unique.map(({ fields }) => fields[0]), ...entity.index.map(([name]) => name)];
    const served = new Set<string | undefined>([...own, ...first]);
    const all = await warehouse.send('GET', `/${entity.name}?range=[0,0]`);
    expect(all.status).toBe(mayRead(held, entity) ? 200 : 403);
    if (all.status !== 200) return;
    for (const field of entity.fields) {
      const filter = encodeURIComponent(JSON.stringify({ [field.name]: [null] }));
      const reply = await warehouse.send('GET', `/${entity.name}?range=[0,0]&filter=${filter}`);
      tried.add('filters');
      const isFound = served.has(field.name) && mayReadField(held, field);
      expect(reply.status, field.name).toBe(isFound ? 200 : 422);
      if (!isFound) expect(codesOf(reply.json)).toEqual([[`filter.${field.name}`, 'unknown_filter']]);
    }
  });

  it.skipIf(entity.owner === 'global')('answers a foreign row exactly like a missing one', async () => {
    const stranger = await server.login('other');
    const strip = (text: string, id: number | string) =>
      text.replaceAll(String(id), '…').replace(/"request_id":"[^"]*"/, '');
    const id = await firstId(entity, 'admin');
    const foreign = await stranger.send('GET', `/${entity.name}/${id}`);
    const missing = await stranger.send('GET', `/${entity.name}/999999999`);
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    tried.add('foreign rows');
    expect(strip(foreign.body, id)).toBe(strip(missing.body, 999_999_999));
  });
});

describe.each(creatable.map((entity) => [entity.name, entity] as const))('creating %s', (_name, entity) => {
  const writable = entity.fields.filter((field) => !field.readOnly && !STANDARD_FIELDS.has(field.name));

  it('names every wrong type, unknown key and empty required field, and changes nothing', async () => {
    const before = await fingerprint();
    for (let from = 0; from === 0 || from < writable.length; from += SENT_AT_ONCE) {
      const fields = writable.slice(from, from + SENT_AT_ONCE);
      const wrong = await admin.post(`/${entity.name}`, {
        ...Object.fromEntries(fields.map((field) => [field.name, wrongValue(field)])),
        no_such_field: 1,
      });
      expect(wrong.status).toBe(422);
      const paths = codesOf(wrong.json).map(([path]) => path.split('.')[0]);
      expect(paths).toContain('no_such_field');
      for (const field of fields)
        expect(paths, `${field.name}: ${wrong.body.slice(0, 400)}`).toContain(field.name);
    }
    tried.add('wrong types', writable.length);

    const empty = await admin.post(`/${entity.name}`, {});
    expect(empty.status).toBe(422);
    const isGiven = (name: string) => entity.fields.find((field) => field.name === name);
    for (const [path] of codesOf(empty.json)) expect(isGiven(path.split('.')[0] ?? ''), path).toBeDefined();
    expect(await fingerprint()).toBe(before);
  });

  it('refuses what the server sets itself', async () => {
    for (const field of entity.fields.filter((one) => one.readOnly)) {
      const reply = await admin.post(`/${entity.name}`, { [field.name]: sampleValue(field) ?? 1 });
      expect(reply.status, field.name).toBe(422);
      expect(codesOf(reply.json)).toContainEqual([field.name, 'read_only']);
      tried.add('read-only fields');
    }
  });

  it('is refused without the codes', async () => {
    const reply = await warehouse.post(`/${entity.name}`, {});
    expect(reply.status).toBe(mayCreate(held, entity) ? 422 : 403);
    if (reply.status === 403) tried.add('creations without the codes');
  });
});

describe.each(changeable.map((entity) => [entity.name, entity] as const))('changing %s', (_name, entity) => {
  it('asks for the version and refuses a stale one with the present row', async ({ skip }) => {
    const id = await firstId(entity, 'admin');
    // What an action alone makes, the demo may have none of.
    if (id === 0 && entity.access.create === null) skip();
    const url = `/${entity.name}/${id}`;
    await putState(entity, id, (state) => state.readOnly !== true);
    const before = await fingerprint();
    const stored = (await admin.send('GET', url)).json;
    const without = await admin.send('PUT', url, {});
    expect(without.status).toBe(422);
    expect(codesOf(without.json)).toContainEqual(['version', 'is_empty']);
    const stale = await admin.send('PUT', url, { version: Number(stored['version']) + 7 });
    expect(stale.status).toBe(409);
    tried.add('versions');
    expect(stale.json['current']).toMatchObject({ id: stored['id'], version: stored['version'] });
    expect(await fingerprint()).toBe(before);
  });

  it.runIf(closingStates(entity).length > 0)('changes nothing in a state that is read-only', async () => {
    const id = await firstId(entity, 'admin');
    for (const closing of closingStates(entity)) {
      await putState(entity, id, (state) => state === closing);
      const { version } = (await admin.send('GET', `/${entity.name}/${id}`)).json;
      const reply = await admin.send('PUT', `/${entity.name}/${id}`, { version });
      expect([reply.status, codeOf(reply.json)]).toEqual([409, 'invalid_status']);
      tried.add('states');
    }
    await putState(entity, id, (state) => !isReadOnly(state));
  });

  it.runIf(model.forms.some((form) => form.entity === entity.name && form.aside))(
    'has a history beside its form, without what the reader may not see',
    async () => {
      const id = await firstId(entity, 'admin');
      expect((await admin.post('/record-history', { entity: entity.name, id })).status).toBe(200);
      const reply = await warehouse.post('/record-history', { entity: entity.name, id });
      tried.add('histories');
      if (reply.status !== 200) return expect([404, 422]).toContain(reply.status);
      const { entries } = reply.json as unknown as HistoryAnswer;
      const hidden = entity.fields.filter((one) => !mayReadField(held, one)).map(({ name }) => name);
      for (const { changes } of entries)
        expect(changes.filter(({ field }) => hidden.includes(field))).toEqual([]);
    },
  );

  it('answers a forbidden field exactly like an unknown one', async () => {
    const url = `/${entity.name}/${await firstId(entity, 'warehouse')}`;
    for (const field of entity.fields.filter((one) => !mayReadField(held, one) && !one.writeOnly)) {
      const forbidden = await warehouse.send('PUT', url, { version: 1, [field.name]: 1 });
      const unknown = await warehouse.send('PUT', url, { version: 1, [`x_${field.name}`]: 1 });
      const strip = (text: string) =>
        text.replaceAll(`x_${field.name}`, field.name).replace(/"request_id":"[^"]*"/, '');
      expect(forbidden.status).toBe(unknown.status);
      tried.add('forbidden fields');
      expect(strip(forbidden.body)).toBe(strip(unknown.body));
    }
  });
});

it('has tried something of each', () => expect(tried.untried()).toEqual([]));
