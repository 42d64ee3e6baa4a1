import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { model } from '#generated/server.gen.ts';
import type { EntityModel } from '#contract/model.ts';
import type { Session } from '#contract/session.ts';
import { testDatabases } from '../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../support/server.ts';
import { Tally } from '../support/Tally.ts';
import { mayOpen } from './rights.ts';

/*
 * A tree of owners: whoever stands in a node sees what names that node or one below it, and nothing else, by any call. Two accounts
 * whose nodes lie beside each other, and the company that sees all.
 */

const TWINS = ['distributor', 'south'] as const;

const tried = new Tally(['seen', 'hidden', 'lists', 'views', 'refused', 'named']);

interface Twin {
  name: string;
  caller: Caller;
  session: Session;
}

let server: TestServer;
let admin: Caller;
let twins: Twin[];

beforeAll(async () => {
  server = await startTestServer(testDatabases[0], { rows: 60 });
  admin = await server.login('admin');
  twins = [];
  for (const name of TWINS) {
    const caller = await server.login(name);
    twins.push({ name, caller, session: (await caller.post('/me')).json as unknown as Session });
  }
});
afterAll(() => server?.close());

type Row = Record<string, unknown> & { id: number | string };

const tree = model.entities.find((entity) => entity.tree?.members);
const owned = model.entities.filter(({ owner }) => owner === 'tree');
/** Entities whose rows are those of a tree: child rows, and views that are worked out of them. */
const derived = model.entities.filter(
  ({ parent, view }) =>
    owned.some(({ name }) => name === parent?.entity || view?.sources.includes(name)) && view !== undefined,
);

/** Names of the fields by which a row belongs to nodes. */
const nodesOf = (entity: EntityModel): string[] =>
  entity === tree
    ? ['id']
    : entity.fields.filter(({ reference }) => reference?.entity === tree?.name).map(({ name }) => name);

/** Rows that a module writes by itself go for good. */
async function readStored({ table, written }: EntityModel): Promise<Row[]> {
  const kept = written === 'module' ? '' : 'where deleted_at is null';
  const { rows } = await server.db
    .withoutTenant('maintenance')
    .query<Row>(`select * from "${table}" ${kept}`);
  return rows;
}

const touches = (entity: EntityModel, row: Row, { session }: Twin): boolean =>
  nodesOf(entity).some((name) => session.nodes?.includes(Number(row[name])));

const PAGE = 100;

async function readAll(caller: Caller, { name }: EntityModel): Promise<Row[]> {
  const all: Row[] = [];
  for (let from = 0; from === all.length; from += PAGE) {
    const reply = await caller.send('GET', `/${name}?range=[${from},${from + PAGE - 1}]`);
    expect(reply.status, `${name} ${reply.body.slice(0, 200)}`).toBe(200);
    all.push(...(JSON.parse(reply.body) as Row[]));
  }
  return all;
}

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => String(id)).sort();

it('has two accounts that stand beside each other, and one that stands nowhere', async () => {
  const [first, second] = twins.map(({ session }) => session.nodes ?? []);
  expect(first?.length).toBeGreaterThan(1);
  expect(second?.length).toBeGreaterThan(1);
  expect(first?.some((id) => second?.includes(id))).toBe(false);
  const me = (await admin.post('/me')).json as unknown as Session;
  expect([me.node, me.nodes]).toEqual([undefined, undefined]);
  expect(owned.length).toBeGreaterThan(0);
});

describe.each(owned.map((entity) => [entity.name, entity] as const))('%s', (name, entity) => {
  it('is read as far as it names a node of the caller', async () => {
    const stored = await readStored(entity);
    expect(idsOf(await readAll(admin, entity))).toEqual(idsOf(stored));
    for (const twin of twins) {
      const own = stored.filter((row) => touches(entity, row, twin));
      tried.add('seen', own.length);
      expect(idsOf(await readAll(twin.caller, entity)), twin.name).toEqual(idsOf(own));
      const found = await twin.caller.post(`/${name}/lookup`, { q: '', perPage: 100 });
      const known = ((found.json['rows'] ?? []) as Row[]).map(({ id }) => String(id));
      for (const id of known) expect(idsOf(own), `${name}/lookup`).toContain(id);
    }
  });

  it('is no record to anybody else, by no call', async () => {
    const stored = await readStored(entity);
    for (const twin of twins)
      for (const row of stored.filter((one) => !touches(entity, one, twin)).slice(0, 3)) {
        tried.add('hidden');
        const url = `/${name}/${row.id}`;
        const { version } = row;
        const moves = (entity.workflows ?? []).flatMap(({ transitions }) => transitions);
        const replies = [
          await twin.caller.send('GET', url),
          await twin.caller.send('PUT', url, { version }),
          await twin.caller.send('DELETE', `${url}?version=${String(version)}`),
        ];
        // Of entities without a form with an aside there is none for anybody.
        const history = await twin.caller.post('/record-history', { entity: name, id: row.id });
        if (history.status !== 422) replies.push(history);
        for (const { key, automatic } of moves)
          if (!automatic)
            replies.push(await twin.caller.post(`${url}/${key}`, { version, note: 'Không thuộc về mình' }));
        tried.add('refused', replies.length);
        for (const reply of replies) expect([403, 404], `${url} ${reply.body}`).toContain(reply.status);
        expect(replies[0]?.status).toBe(404);
      }
  });

  it('is chosen by nobody who does not see it', async () => {
    const [first, second] = twins;
    const foreign = (await readStored(entity)).find((row) => second && touches(entity, row, second));
    if (!first || !foreign) return;
    for (const other of model.entities) {
      const field = other.fields.find(({ reference, readOnly }) => reference?.entity === name && !readOnly);
      if (!field || other.owner !== 'tree') continue;
      const [own] = (await readAll(first.caller, other)).slice(-1);
      if (!own) continue;
      const reply = await first.caller.send('PUT', `/${other.name}/${own.id}`, {
        version: own['version'],
        [field.name]: foreign.id,
      });
      tried.add('named');
      expect(reply.status, `${other.name}.${field.name} ${reply.body}`).toBeGreaterThanOrEqual(400);
    }
  });
});

describe.each(
  model.lists
    .filter(({ entity }) => [...owned, ...derived].some(({ name }) => name === entity))
    .map((list) => [list.screen, list] as const),
)('%s', (_screen, list) => {
  it('lists, counts and sums what the caller sees, in every view mode', async () => {
    const entity = [...owned, ...derived].find(({ name }) => name === list.entity);
    if (!entity) throw new Error(`${list.entity} is no entity`);
    const modes = list.viewModes.length > 0 ? list.viewModes : [{ key: 'default', rows: undefined }];
    for (const twin of twins) {
      if (!mayOpen(twin.session.permissions, list)) continue;
      const own = idsOf(await readAll(twin.caller, entity));
      for (const mode of modes) {
        const body = { viewMode: mode.key, perPage: 200 };
        const { json, status } = await twin.caller.post(list.urls.list, body);
        expect(status).toBe(200);
        const rows = json['rows'] as Row[];
        tried.add(entity.view ? 'views' : 'lists');
        if (!mode.rows) for (const { id } of rows) expect(own).toContain(String(id));
        expect(json['total'] as number, `${list.screen} ${mode.key}`).toBe(rows.length);
      }
    }
  });
});

describe.each(derived.map((entity) => [entity.name, entity] as const))('%s', (_name, entity) => {
  it('is worked out of what the caller sees', async () => {
    const nodes = nodesOf(entity);
    for (const twin of twins)
      for (const row of await readAll(twin.caller, entity)) {
        tried.add('views');
        if (nodes.length > 0) expect(touches(entity, row, twin), JSON.stringify(row)).toBe(true);
      }
  });
});

it('really tried', () => {
  const open = [...(derived.length === 0 ? ['views'] : []), ...(owned.length < 2 ? ['named'] : [])];
  expect(tried.untried().filter((name) => !open.includes(name))).toEqual([]);
});
