import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { model } from '#generated/server.gen.ts';
import type { ListModel, ViewModeModel } from '#contract/model.ts';
import { resolveFixed } from '#fields/fixedFilters.ts';
import { matches } from '#server/seed/matches.ts';
import { quickDatabase } from '../support/database.ts';
import { pickLists } from '../support/coverPairs.ts';
import { createSamples } from '../support/createSamples.ts';
import { sampleFilter } from '../support/samples.ts';
import { startTestServer, type Caller, type TestServer } from '../support/server.ts';
import { Tally } from '../support/Tally.ts';
import { readFixed } from './readFixed.ts';
import { holds, leafOf, mayOpen, maySee } from './rights.ts';

/*
 * Every list of the model against what its schema says. A new schema is tested without a test being written.
 */

const USERS = ['admin', 'warehouse', 'crm', 'manager', 'owner', 'nobody'] as const;

/** Workbooks are made of the lists that have every keyword at every type of field between them. */
const written = new Set(pickLists(model));

const tried = new Tally([
  'opened',
  'closed',
  'without a session',
  'wrong requests',
  'rows of a second company',
  'hidden columns',
  'closed modes',
  'filters',
  'counts',
  'hidden parts',
  'sorts',
  'pages',
  'fixed',
  'workbooks',
]);

interface ListReply {
  rows: Record<string, unknown>[];
  total: number;
  totalPage: number;
  views: string[];
  sum: Record<string, unknown>;
  counts: Record<string, number>;
  next?: string;
}

let server: TestServer;
const callers = new Map<string, { caller: Caller; held: readonly string[] }>();

beforeAll(async () => {
  console.log(
    `workbooks of ${written.size} of ${model.lists.length} lists: ${[...written].map(({ screen }) => screen).join(', ')}`,
  );
  server = await startTestServer(quickDatabase, { rows: 60 });
  await createSamples(server, await server.login('admin'));
  for (const user of USERS) {
    const caller = await server.login(user);
    const me = await caller.post('/me');
    callers.set(user, { caller, held: me.json['permissions'] as string[] });
  }
});
afterAll(() => server?.close());

const of = (user: string) => {
  const found = callers.get(user);
  if (!found) throw new Error(`${user} is not signed in`);
  return found;
};

async function ask(user: string, list: ListModel, body: object = {}): Promise<ListReply> {
  const reply = await of(user).caller.post(list.urls.list, body);
  expect(reply.status, `${user} ${list.urls.list} ${JSON.stringify(body)} ${reply.body.slice(0, 300)}`).toBe(
    200,
  );
  return reply.json as unknown as ListReply;
}

const currenciesOf = (sum: unknown): string[] =>
  typeof sum === 'object' && sum !== null ? Object.keys(sum) : [];

const modes = (list: ListModel): readonly ViewModeModel[] =>
  list.viewModes.length > 0 ? list.viewModes : [{ key: 'default' }];

describe.each(model.lists.map((list) => [list.screen, list] as const))('%s', (_screen, list) => {
  it.each(USERS)('opens to those who hold one of its codes, %s', async (user) => {
    const { caller, held } = of(user);
    const { status } = await caller.post(list.urls.list, {});
    expect(status).toBe(mayOpen(held, list) ? 200 : 403);
    tried.add(status === 200 ? 'opened' : 'closed');
  });

  it('refuses those without a session', async () => {
    for (const url of Object.values(list.urls)) {
      expect((await server.anonymous.post(url, {})).status).toBe(401);
      tried.add('without a session');
    }
  });

  it.each(USERS)('shows %s no column beyond his codes, in no view mode', async (user) => {
    const { held } = of(user);
    if (!mayOpen(held, list)) return;
    const hidden = list.columns
      .filter((column) => !maySee(held, model, list, column))
      .map((column) => column.key);
    tried.add('hidden columns', hidden.length);
    for (const mode of modes(list)) {
      if (!holds(held, mode.permissions)) {
        const { status } = await of(user).caller.post(list.urls.list, { viewMode: mode.key });
        expect([mode.key, status]).toEqual([mode.key, 422]);
        tried.add('closed modes');
        continue;
      }
      const { views, rows, sum } = await ask(user, list, { viewMode: mode.key });
      for (const key of hidden) {
        expect(views).not.toContain(key);
        expect(Object.keys(sum)).not.toContain(key);
        for (const row of rows) expect(Object.keys(row)).not.toContain(key);
      }
      const shown = list.columns.filter((column) => views.includes(column.key));
      expect(shown.map((column) => column.key).sort()).toEqual([...views].sort());
    }
  });

  it('takes every filter, alone and with the count agreeing', async () => {
    for (const filter of list.filters) {
      const { field } = leafOf(model, list, filter);
      const body = { filters: { [filter.key]: sampleFilter(filter, field) } };
      const answer = await ask('admin', list, body);
      tried.add('filters');
      if (!list.urls.count) continue;
      tried.add('counts');
      const count = await of('admin').caller.post(list.urls.count, body);
      expect({ total: count.json['total'], sum: count.json['sum'] }, filter.key).toEqual({
        total: answer.total,
        sum: answer.sum,
      });
    }
  });

  it('refuses an unknown filter, sort, view mode and key by name, and wrong values of known ones', async () => {
    const bodies: [object, string][] = [
      [{ filters: { no_such_filter: 1 } }, 'filters.no_such_filter'],
      [{ sort: { field: 'no_such_field', order: 'ASC' } }, 'sort.field'],
      [{ viewMode: 'no_such_mode' }, 'viewMode'],
      [{ no_such_key: 1 }, 'no_such_key'],
      [{ perPage: 201 }, 'perPage'],
      [{ page: 0 }, 'page'],
      ...list.filters.map((filter): [object, string] => [
        { filters: { [filter.key]: { wrong: [{}] } } },
        `filters.${filter.key}`,
      ]),
    ];
    tried.add('wrong requests', bodies.length);
    for (const [body, path] of bodies) {
      const reply = await of('admin').caller.post(list.urls.list, body);
      expect(reply.status, JSON.stringify(body)).toBe(422);
      const { fields = [] } = reply.json['error'] as { fields?: { path: string; message: string }[] };
      expect(
        fields.some((field) => field.path.startsWith(path)),
        `${path} in ${reply.body}`,
      ).toBe(true);
      for (const field of fields) expect(field.message).not.toBe('');
    }
  });

  it('answers a forbidden filter or sort exactly like one that does not exist', async () => {
    for (const user of USERS) {
      const { caller, held } = of(user);
      if (!mayOpen(held, list)) continue;
      const hide = (text: string, name: string): string =>
        text.replaceAll(name, '…').replace(/"request_id":"[^"]*"/, '');
      for (const part of [...list.filters, ...list.columns].filter(
        (one) => !maySee(held, model, list, one),
      )) {
        tried.add('hidden parts');
        const unknown = `x_${part.key}`;
        for (const make of [
          (name: string) => ({ filters: { [name]: 1 } }),
          (name: string) => ({ sort: { field: name, order: 'ASC' } }),
        ]) {
          const forbidden = await caller.post(list.urls.list, make(part.key));
          const missing = await caller.post(list.urls.list, make(unknown));
          expect(forbidden.status).toBe(missing.status);
          expect(hide(forbidden.body, part.key)).toBe(hide(missing.body, unknown));
        }
      }
    }
  });

  it('sorts by every sortable column both ways, pages without gaps, and follows its cursors', async () => {
    for (const column of list.columns.filter((one) => one.sort && one.steps.length === 0)) {
      const sort = (order: string) => ({ sort: { field: column.key, order }, perPage: 200 });
      const up = await ask('admin', list, sort('ASC'));
      const down = await ask('admin', list, sort('DESC'));
      expect(up.rows.length).toBe(down.rows.length);
      const isFilled = (row: Record<string, unknown>) => row[column.key] !== null;
      if (up.total > 200 || !up.views.includes(column.key)) continue;
      tried.add('sorts');
      const values = (rows: Record<string, unknown>[]) => rows.filter(isFilled).map((row) => row[column.key]);
      expect(values(down.rows), column.key).toEqual(values(up.rows).reverse());
    }
    const first = await ask('admin', list, { perPage: 7 });
    if (first.totalPage < 2) return;
    tried.add('pages');
    const second = await ask('admin', list, { perPage: 7, page: 2 });
    const after = await ask('admin', list, { perPage: 7, after: first.next });
    expect(after.rows.map((row) => row['id'])).toEqual(second.rows.map((row) => row['id']));
    expect(new Set([...first.rows, ...second.rows].map((row) => row['id'])).size).toBe(
      first.rows.length + second.rows.length,
    );
  });

  it('keeps its hidden filter whatever the caller sends', async () => {
    if (!list.where) return;
    const fixed = resolveFixed(list.where, await readFixed(of('admin').caller));
    for (const [key, value] of Object.entries(fixed)) {
      tried.add('fixed');
      const { rows } = await ask('admin', list, { perPage: 200 });
      for (const row of rows)
        if (key in row) expect(matches(row, { [key]: value }), `${key} ${String(row[key])}`).toBe(true);
      const other = await of('admin').caller.post(list.urls.list, { filters: { [key]: 'elsewhere' } });
      const isEmpty = other.status === 200 && (other.json as unknown as ListReply).total === 0;
      expect(isEmpty || other.status === 422, other.body.slice(0, 200)).toBe(true);
    }
  });

  it.runIf(written.has(list)).each(USERS)('gives %s the workbook of what is on screen', async (user) => {
    const { caller, held } = of(user);
    if (!list.urls.download || !mayOpen(held, list)) return;
    const reply = await server.app.inject({
      method: 'POST',
      url: `/api${list.urls.download}`,
      payload: { filters: {} },
      headers: headersOf(caller),
    });
    expect(reply.statusCode).toBe(200);
    tried.add('workbooks');
    const { rows, views, sum, total } = await ask(user, list, { perPage: 200 });
    const book = new ExcelJS.Workbook();
    // A copy: small buffers share one piece of memory.
    await book.xlsx.load(new Uint8Array(reply.rawPayload).buffer);
    const sheet = book.worksheets[0];
    const exported = list.columns.filter((column) => views.includes(column.key) && column.export);
    expect(sheet?.getRow(1).cellCount).toBe(exported.length);
    const shown = views.filter((key) => exported.some((column) => column.key === key));
    const summed = shown.filter((key) => key in sum);
    // Money of several currencies has a row of sums for each of them; nothing is added up below no rows.
    const codes = new Set(summed.flatMap((key) => currenciesOf(sum[key])));
    const lines = summed.length > 0 && total > 0 ? Math.max(1, codes.size) : 0;
    expect(sheet?.actualRowCount).toBe(total + 1 + lines);
    for (const key of lines > 0 ? summed : []) {
      const cells = Array.from({ length: lines }, (_, line) =>
        sheet?.getRow(total + 2 + line).getCell(shown.indexOf(key) + 1),
      ).filter((cell) => typeof cell?.value === 'number');
      if (typeof sum[key] === 'object') expect(cells.length).toBe(currenciesOf(sum[key]).length);
      else expect(Number(cells[0]?.value)).toBe(Number(sum[key]));
    }
    expect(rows.length).toBe(Math.min(total, 200));
  });

  it('shows a second company nothing of the first', async () => {
    const stranger = await server.login('other');
    const reply = await stranger.post(list.urls.list, { perPage: 200 });
    // The second company has not registered every feature.
    if (list.license) {
      expect([reply.status, (reply.json['error'] as { code: string }).code]).toEqual([
        403,
        'license_missing',
      ]);
      return;
    }
    const own = reply.json as unknown as ListReply;
    const ids = new Set((await ask('admin', list, { perPage: 200 })).rows.map((row) => row['id']));
    tried.add('rows of a second company', own.rows.length);
    for (const row of own.rows) expect(ids.has(row['id'])).toBe(false);
  });
});

it('has tried something of each', () => expect(tried.untried()).toEqual([]));

const headersOf = (caller: Caller) => ({
  authorization: `Bearer ${caller.token}`,
  'x-client-key': 'khuon',
  'accept-language': 'vi',
});
