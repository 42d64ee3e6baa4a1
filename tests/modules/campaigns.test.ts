import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../support/server.ts';

describeOnDatabase('what campaigns brought', (database) => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(database);
    admin = await server.login('admin');
  });
  afterAll(() => server?.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  test('is counted by days of the company, the first of the thirty from its midnight on', async () => {
    const [campaign] = await run<{ id: number }>(
      `select p.id from ads_campaign p join khuon_customer c on c.id = p.customer_id and c.key = 'demo' where p.currency is not null order by p.id limit 1`,
    );
    const [day] = await run<{ today: string; first: string }>(
      `select to_char(now() at time zone time_zone, 'YYYY-MM-DD') as today, to_char((now() at time zone time_zone)::date - 30, 'YYYY-MM-DD') as first from khuon_customer where key = 'demo'`,
    );
    await run('update lead set ads_campaign_id = null where ads_campaign_id = $1', [campaign?.id]);
    // At one o'clock and at noon in Vietnam: in UTC the first is the evening before.
    await run(
      `update lead set ads_campaign_id = $1, created_at = $2::date::timestamp at time zone 'Asia/Ho_Chi_Minh' + x.hours * interval '1 hour'
from (select l.id, (array[1, 12])[row_number() over (order by l.id)] as hours from lead l join khuon_customer c on c.id = l.customer_id and c.key = 'demo'
  where l.deleted_at is null order by l.id limit 2) x where lead.id = x.id`,
      [campaign?.id, day?.first],
    );
    const entered = await admin.post(`/ads_campaign/${campaign?.id}/enter_figures`, {
      date: day?.today,
      spend: 1,
    });
    expect(entered.status, entered.body).toBe(200);
    expect(
      await run('select leads from ads_daily where ads_campaign_id = $1 and date = $2', [
        campaign?.id,
        day?.first,
      ]),
    ).toEqual([{ leads: 2 }]);
  });
});
