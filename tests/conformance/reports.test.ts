import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { app } from '#generated/app.gen.tsx';
import { model } from '#generated/server.gen.ts';
import type { ReportAnswer, ReportModel } from '#contract/report.ts';
import { drillLink } from '#web/report/drillLink.ts';
import type { ReportDefinition, TileDefinition } from '#web/report/ReportDefinition.ts';
import { quickDatabase } from '../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../support/server.ts';
import { Tally } from '../support/Tally.ts';
import { holds } from './rights.ts';
import { readFixed } from './readFixed.ts';

/*
 * Every report of the model: each number is what the list behind it counts. A new schema is tested without a test being written.
 */

const USERS = ['admin', 'warehouse', 'crm', 'nobody', 'other'] as const;

let server: TestServer;
const tried = new Tally(['opened', 'closed', 'numbers']);
const callers = new Map<string, { caller: Caller; held: readonly string[] }>();

beforeAll(async () => {
  server = await startTestServer(quickDatabase, { rows: 120 });
  for (const user of USERS) {
    const caller = await server.login(user);
    callers.set(user, { caller, held: (await caller.post('/me')).json['permissions'] as string[] });
  }
});
afterAll(() => server?.close());

const of = (user: string) => {
  const found = callers.get(user);
  if (!found) throw new Error(`${user} is not signed in`);
  return found;
};

/** The second company has not registered every feature. */
const lacks = (user: string, { license }: ReportModel) => user === 'other' && license !== undefined;

async function definitionOf(report: ReportModel): Promise<ReportDefinition> {
  const screen = app.screens.find(({ path }) => path === report.route);
  const loaded = (await screen?.load()) as unknown as { report: ReportDefinition };
  return loaded.report;
}

/** Counts that a list can prove: rows, not money and not shares. */
const isCount = (report: ReportModel, key: string) =>
  report.measures.some((one) => one.key === key && !one.sum && !one.ratio);

describe.each(model.reports.map((report) => [report.screen, report] as const))('%s', (_, report) => {
  it.each(USERS)('opens to those who hold one of its codes, %s', async (user) => {
    const { caller, held } = of(user);
    const { status, json } = await caller.post(report.url, {});
    const isLacking = lacks(user, report);
    expect(status).toBe(holds(held, report.permissions) && !isLacking ? 200 : 403);
    if (isLacking) expect(json['error']).toMatchObject({ code: 'license_missing' });
    tried.add(status === 200 ? 'opened' : 'closed');
  });

  // Of a report of many tiles a hundred lists are asked.
  it.each(['admin', 'other'])(
    'counts what the lists behind it show, %s',
    { timeout: 60_000 },
    async (user) => {
      if (lacks(user, report)) return;
      const { caller } = of(user);
      const definition = await definitionOf(report);
      const answer = (await caller.post(report.url, {})).json as unknown as ReportAnswer;
      for (const tile of definition.tiles.filter(({ drill }) => drill))
        await compareTile(caller, { report, definition, answer }, tile);
    },
  );
});

it('has tried something of each', () => expect(tried.untried()).toEqual([]));

/** A report as the browser knows it, with what the server answered. */
interface ShownReport {
  report: ReportModel;
  definition: ReportDefinition;
  answer: ReportAnswer;
}

async function compareTile(
  caller: Caller,
  { report, definition, answer: { tiles, period } }: ShownReport,
  tile: TileDefinition,
): Promise<void> {
  const found = tiles[tile.key];
  const fixed = await readFixed(caller);
  const asked = { fixed, filters: {}, ...(period && { period }) };
  for (const key of tile.measures.filter((measure) => isCount(report, measure)))
    for (const group of [undefined, ...(found?.groups ?? []).slice(0, 8)]) {
      const link = drillLink(definition, { tile, measure: key, group }, asked);
      if (link === null) continue;
      const value = (group ?? found)?.values[key];
      tried.add('numbers');
      expect(await countBehind(caller, link), `${tile.key}.${key} ${link}`).toBe(value);
    }
}

/** What the list of an address counts. */
async function countBehind(caller: Caller, link: string): Promise<unknown> {
  const [route, search] = link.split('?');
  const list = model.lists.find((one) => one.route === route);
  const { viewMode, ...filters } = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}') as {
    viewMode?: string;
  };
  const body = { filters, perPage: 1, ...(viewMode && { viewMode }) };
  const { status, json } = await caller.post(list?.urls.list ?? '', body);
  expect(status, `${link} ${JSON.stringify(json)}`).toBe(200);
  return json['total'];
}
