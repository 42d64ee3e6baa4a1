import type { ReportAnswer } from '#contract/report.ts';
import type { AdsCampaign } from '#generated/crm/ads-campaign.entity.gen.ts';
import { toCampaignType, type Figures } from '#modules/crm/campaignTypes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/* What leads, calls, deposits, orders, chats and ads of the demo say of each other. Each query gives the rows that disagree. */

type Row = Parameters<typeof toCampaignType>[0] & Figures & Pick<AdsCampaign, 'type'>;

const RULES = {
  'calls without success are as many as are counted': `select l.id, l.queue, l.process_count, count(a.id)::int as calls
    from lead l left join lead_attempt a on a.lead_id = l.id and a.result in ('no_answer', 'busy', 'switched_off', 'call_back')
    group by l.id, l.queue, l.process_count having l.process_count <> count(a.id)`,
  'the last result is that of the last call': `select l.id, l.queue, l.last_result, a.result from lead l
    join lateral (select result from lead_attempt a where a.lead_id = l.id order by at desc, id desc limit 1) a on true
    where l.last_result is distinct from a.result`,
  'nobody calls before the lead has come': `select l.id, a.at, l.created_at from lead l
    join lead_attempt a on a.lead_id = l.id where a.at < l.created_at`,
  'deposits stand behind each that is paid': `select l.id, l.deposit_total, sum(d.value)::int8 as paid
    from lead l left join lead_deposit d on d.lead_id = l.id where l.payment_status = 2
    group by l.id, l.deposit_total having coalesce(sum(d.value), 0) = 0`,
  'and are added up': `select l.id, l.deposit_total, sum(d.value)::int8 as paid from lead l join lead_deposit d on d.lead_id = l.id
    group by l.id, l.deposit_total having coalesce(l.deposit_total, 0) <> sum(d.value)`,
  'who is asked for a deposit has not paid yet': `select id, payment_status, deposit_required from lead
    where status = 80 and (payment_status <> 1 or coalesce(deposit_required, 0) <= 0)`,
  'an order stands behind each that is confirmed, and both lead to each other': `select l.id, l.status, l.order_id, o.lead_id, o.create_method
    from lead l left join "order" o on o.id = l.order_id
    where (l.status = 100) <> (o.id is not null) or o.lead_id is distinct from (case when o.id is not null then l.id end)
      or o.create_method <> 9`,
  'and none without a lead says that it came from one': `select o.id, o.create_method, o.lead_id from "order" o
    where (o.create_method = 9) <> (o.lead_id is not null)`,
  'it is sent to whoever confirmed, then': `select l.id, l.phone, o.receiver_phone, l.name, o.receiver_name, l.confirmed_at, o.created_at
    from lead l join "order" o on o.id = l.order_id
    where o.receiver_phone <> l.phone or o.receiver_name <> l.name or o.receiver_address <> l.address
      or o.receiver_city <> l.city or o.created_at <> l.confirmed_at or o.handed_over_at < o.created_at`,
  'with what was agreed': `select l.id, l.lines_total, o.goods_total from lead l join "order" o on o.id = l.order_id
    where o.goods_total <> l.lines_total or exists (
      (select goods_id, quantity, unit_price from lead_line where lead_id = l.id)
      except select goods_id, quantity, unit_price from order_line where order_id = o.id)`,
  'for what is not paid yet': `select l.id, l.deposit_total, o.prepay, o.goods_total, o.cod_amount from lead l join "order" o on o.id = l.order_id
    where o.prepay <> l.deposit_total or o.cod_amount <> greatest(0, o.goods_total - coalesce(o.discount, 0) - o.prepay)`,
  'whoever paid did so before he was confirmed, as much as was asked': `select l.id, d.date, d.value, l.deposit_required from lead l
    join lead_deposit d on d.lead_id = l.id where d.value < l.deposit_required or d.date > l.confirmed_at`,
  'a comment stands below a post of its page, a message below none': `select c.id, c.type, p.name from conversation c
    left join conversation_post p on p.id = c.post_id
    where (c.type = 'comment') <> (p.id is not null) or p.omnichannel_page_id <> c.omnichannel_page_id`,
  'nobody comments on an OA': `select c.id from conversation c join omnichannel_page p on p.id = c.omnichannel_page_id
    where c.type = 'comment' and p.channel <> 'facebook'`,
  'nobody comments before the post is there': `select c.id, c.created_at, p.posted_at from conversation c
    join conversation_post p on p.id = c.post_id where c.created_at < p.posted_at`,
  'who waits has not been answered': `select id, status, reply_status from conversation
    where (waiting_since is not null) <> (reply_status = 0) and status <> 0`,
  'ads cost what was spent at the rate of its day': `select d.date, d.currency, d.spend, d.spend_base, r.rate from ads_daily d
    left join exchange_rate r on r.customer_id = d.customer_id and r.currency = d.currency and r.date = d.date and r.status = 3 and not r.is_retired
    where d.spend_base is distinct from case when d.currency = 'VND' then d.spend else round(d.spend * r.rate / 100) end`,
  'and are in the currency of their account': `select d.id from ads_daily d join ads_campaign c on c.id = d.ads_campaign_id
    join ads_account a on a.id = c.ads_account_id where d.currency <> a.currency or c.currency <> a.currency`,
  'a day brings no more than was seen, clicked, asked for and sold': `select id, impressions, clicks, leads, valid_leads, confirmed, orders, delivered, returned
    from ads_daily where clicks > impressions or leads > clicks or valid_leads > leads or confirmed > valid_leads
      or orders > confirmed or delivered + returned > orders or (revenue_delivered > 0) <> (delivered > 0)`,
  'a rate follows the last approved one': `select r.currency, r.date, r.previous_rate, p.rate from exchange_rate r join exchange_rate p
    on p.customer_id = r.customer_id and p.currency = r.currency and p.date = r.date - 1 and p.status = 3 and not p.is_retired
    where r.previous_rate <> p.rate`,
};

describeOnDatabase('leads of the demo', (database) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 250 });
  }, 300_000);
  afterAll(() => server?.close());

  const run = async <Row extends object>(text: string) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text)).rows;

  it('are there in every state, with all that hangs on them', async () => {
    const [counts] = await run<Record<string, number>>(`select
      (select count(*)::int from lead where status = 100) as confirmed,
      (select count(*)::int from lead where status = 80) as asked,
      (select count(*)::int from "order" where create_method = 9) as orders,
      (select count(*)::int from lead_deposit) as deposits,
      (select count(*)::int from lead_attempt) as calls,
      (select count(*)::int from conversation where type = 'comment') as comments,
      (select count(distinct queue)::int from lead) as queues`);
    expect(counts?.['queues']).toBe(11);
    for (const [name, count] of Object.entries(counts ?? {})) expect(count, name).toBeGreaterThan(5);
  });

  it('were ordered, delivered and sent back, in the report as well', async () => {
    const admin = await server.login('admin');
    const from = new Date(server.open.now().getTime() - 100 * 86_400_000).toISOString().slice(0, 10);
    const to = server.open.now().toISOString().slice(0, 10);
    const { json, body } = await admin.post('/crm-report', { filters: { created_at: { from, to } } });
    const { tiles } = json as unknown as ReportAnswer;
    const of = (tile: string) => Number(tiles?.[tile]?.values?.[tile] ?? 0);
    expect(of('ordered'), body).toBeGreaterThan(5);
    expect(of('ordered')).toBe(of('confirmed'));
    expect(of('delivered')).toBeGreaterThan(of('ordered') / 3);
    expect(of('delivered')).toBeLessThan(of('ordered'));
    expect(of('return_rate')).toBeGreaterThan(0);
  });

  it('have ninety days of ads, by all campaigns that are paid for, at rates of each day', async () => {
    const [counts] = await run<Record<string, number>>(`select
      (select count(distinct date)::int from ads_daily) as days,
      (select count(*)::int from ads_campaign) as campaigns,
      (select count(distinct ads_campaign_id)::int from ads_daily) as paid,
      (select count(distinct type)::int from ads_campaign) as types,
      (select count(distinct date)::int from exchange_rate where currency = 'USD' and status = 3) as rates,
      (select count(*)::int from exchange_rate where currency = 'IDR' and status = 3
        and date = (select max(date) from ads_daily)) as rupiahs`);
    expect(counts).toEqual({ days: 90, campaigns: 24, paid: 23, types: 6, rates: 90, rupiahs: 0 });
  });

  it('have campaigns of the kinds that their figures of a week make them', async () => {
    const campaigns =
      await run<Row>(`select c.id, c.type, c.is_running, c.target_cpa, c.warn_percent, c.good_percent,
        c.min_conversions, count(d.id)::int as days, coalesce(sum(d.spend_base), 0)::int8 as spend, coalesce(sum(d.confirmed), 0)::int as confirmed,
        coalesce(sum(d.spend_base) filter (where d.date > m.last - 2), 0)::int8 as lately
      from ads_campaign c cross join (select max(date) as last from ads_daily) m
      left join ads_daily d on d.ads_campaign_id = c.id and d.date > m.last - 7
      group by c.id, c.type, c.is_running, c.target_cpa, c.warn_percent, c.good_percent, c.min_conversions`);
    const wrong = campaigns.filter((row) => toCampaignType(row, row) !== row.type);
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries(RULES))('%s', async (_rule, query) =>
    expect((await run(query)).slice(0, 3)).toEqual([]),
  );
});
