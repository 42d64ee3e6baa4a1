import { Client, type QueryConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { model } from '#generated/server.gen.ts';
import { testDatabases } from '../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../support/server.ts';

/*
 * A statement of a list is prepared once by a connection and found again, whoever asks and whatever was open in between:
 * at least 99 of 100 with every list of the product. Sixty more lists must not undo what the others have prepared. And
 * what is prepared is planned once: a list of values or an offset in it is no reason to plan each call anew.
 */

/** Pages and sizes of a page that people turn to. */
const ASKED = [{}, { page: 2 }, { perPage: 50 }];
const WANTED = 0.99;

/** PostgreSQL plans a statement for its values this often before it compares that with a plan for all. */
const PLANNED_FIRST = 5;
const TURNS = 24;

interface Prepared {
  statement: string;
  custom_plans: number;
  generic_plans: number;
}

const MANY_ORDERS = `insert into "order" (customer_id, customer_order_id, create_method, kind, status, receiver_name, receiver_phone,
  receiver_country, receiver_address) select 1, 'PLAN-' || n, 1, 1, 35, 'Lan', '+84912345678', 1, '1 Hàng Bông'
  from generate_series(1, 10000) n`;

const ORDERS_PREPARED = `select statement, custom_plans::int as custom_plans, generic_plans::int as generic_plans
  from pg_prepared_statements where statement like '%"order" t%' and statement like '%json_agg%'`;

/** The part of `pg` that remembers what is prepared; not in its types. */
interface WithMemory {
  connection: { parsedStatements: Record<string, string> };
}

type Query = (this: Client & WithMemory, ...args: unknown[]) => unknown;

const [, postgres] = testDatabases;

describe.skipIf(!postgres.isAvailable)('prepared statements of lists', () => {
  let server: TestServer;
  let caller: Caller;

  beforeAll(async () => {
    server = await startTestServer(postgres);
    caller = await server.login('admin');
    // In a table of few rows one plan is as good as another.
    const database = server.db.withoutTenant('maintenance');
    await database.query(MANY_ORDERS);
    await database.query('analyze');
  });
  afterAll(() => server?.close());

  async function askAll(): Promise<number> {
    const replies = [];
    for (const { urls } of model.lists)
      for (const body of ASKED) replies.push((await caller.post(urls.list, body)).status);
    return replies.filter((status) => status === 200).length;
  }

  it('of a record and of later pages are planned a few times, then never again', async () => {
    const met = new Set<Client>();
    const query = Client.prototype.query as Query;
    const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function note(
      this: Client & WithMemory,
      ...args: unknown[]
    ) {
      met.add(this);
      return Reflect.apply(query, this, args);
    } as typeof Client.prototype.query);
    for (let turn = 0; turn < TURNS; turn += 1) {
      expect((await caller.send('GET', '/order/1')).status).toBe(200);
      expect((await caller.post('/order-list', { page: 2, perPage: 2 })).status).toBe(200);
    }
    spy.mockRestore();
    const kept = await Promise.all([...met].map((client) => client.query<Prepared>(ORDERS_PREPARED)));
    const statements = kept.flatMap(({ rows }) => rows);
    expect(statements.filter(({ generic_plans }) => generic_plans > TURNS / 4).length).toBeGreaterThan(1);
    expect(statements.filter(({ custom_plans }) => custom_plans > PLANNED_FIRST)).toEqual([]);
  });

  it('are found again in 99 of 100 calls over all lists', { timeout: 120_000 }, async () => {
    const found = { first: 0, hits: 0, misses: 0 };
    const query = Client.prototype.query as Query;
    const spy = vi
      .spyOn(Client.prototype, 'query')
      .mockImplementation(countHits(found, query) as typeof Client.prototype.query);
    await askAll();
    const once = found.first;
    expect(await askAll()).toBeGreaterThan(model.lists.length);
    spy.mockRestore();
    console.log(`statements of ${model.lists.length} lists:`, found);
    expect(once).toBeGreaterThan(2 * model.lists.length);
    // What has values in its text is new in every turn, and no hit.
    const misses = found.misses + found.first - once;
    expect(found.hits / (found.hits + misses)).toBeGreaterThanOrEqual(WANTED);
  });
});

/** `first`: met for the first time by any connection. A connection that meets a known one for its first time does not count. */
function countHits(found: { first: number; hits: number; misses: number }, query: Query): Query {
  const known = new Set<string>();
  const met = new WeakMap<Client, Set<string>>();
  return function count(...args) {
    const { name, text } = (args[0] ?? { text: '' }) as QueryConfig;
    if (name) {
      const own = met.get(this) ?? new Set();
      met.set(this, own);
      if (this.connection.parsedStatements[name]) found.hits += 1;
      else if (own.has(text)) found.misses += 1;
      else if (!known.has(text)) found.first += 1;
      own.add(text);
      known.add(text);
    }
    return Reflect.apply(query, this, args);
  };
}
