import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

describeOnDatabase('what waits on pages, campaigns and accounts', (database) => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
  });
  afterAll(() => server?.close());

  const sql = <Row>(text: string) => server.db.withoutTenant('maintenance').query<Row & object>(text);
  const list = async (path: string, body: object = {}) => {
    const reply = await admin.post(path, body);
    expect(reply.status, reply.body).toBe(200);
    return reply.json['rows'] as Record<string, unknown>[];
  };

  test('of each page: open conversations, those that wait and since when, and of a page without any nothing', async () => {
    const { rows } = await sql<{ page: number; open: number; waiting: number; oldest: string | null }>(
      `select p.id as page, count(c.id)::int as open, count(c.waiting_since)::int as waiting, min(c.waiting_since) as oldest
       from omnichannel_page p left join conversation c on c.omnichannel_page_id = p.id and c.deleted_at is null and c.status in (10, 20, 30, 40, 50)
       where p.customer_id = 1 and p.deleted_at is null group by 1`,
    );
    const data = await list('/page-load-list');
    expect(data).toHaveLength(rows.length);
    const shown = new Map(data.map((row) => [row['page_id'], row]));
    for (const { page, open, waiting, oldest } of rows)
      expect(shown.get(page)).toMatchObject({
        open,
        waiting,
        oldest: oldest && new Date(oldest).toISOString(),
      });
    expect(rows.some(({ waiting }) => waiting > 0)).toBe(true);
  });

  test('campaigns whose delivered orders cost more than they may, those that have brought none for more than one may cost as well', async () => {
    const data = await list('/ads-management-list', { viewMode: 'dear' });
    const all = await list('/ads-management-list');
    const isDear = (row: Record<string, unknown>): boolean =>
      row['target_delivered'] !== null &&
      Number(row['spend_base']) > Number(row['target_delivered']) * Math.max(Number(row['delivered']), 1);
    const wanted = all.filter(isDear).map((row) => row['campaign_id']);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(all.length);
    expect(data.map((row) => row['campaign_id']).sort()).toEqual(wanted.sort());
  });

  test('accounts of the demo say from the beginning what their days of a week come to', async () => {
    const { rows } = await sql<Record<string, string>>(
      `select a.id, a.spend_7d, a.spend_base_7d, a.campaigns, coalesce(sum(d.spend), 0)::int8 as spend, coalesce(sum(d.spend_base), 0)::int8 as base,
         count(distinct c.id) as counted
       from ads_account a left join ads_campaign c on c.ads_account_id = a.id and c.deleted_at is null
       left join ads_daily d on d.ads_campaign_id = c.id and d.date > (select max(date) from ads_daily where customer_id = 1) - 7
       where a.customer_id = 1 and a.deleted_at is null group by a.id, a.spend_7d, a.spend_base_7d, a.campaigns`,
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows)
      expect([row['spend_7d'], row['spend_base_7d'], row['campaigns']].map(Number)).toEqual(
        [row['spend'], row['base'], row['counted']].map(Number),
      );
  });
});
