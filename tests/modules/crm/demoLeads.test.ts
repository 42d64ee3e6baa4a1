import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/* What leads, calls, deposits, orders, chats and ads of the demo say of each other. Each query gives the rows that disagree. */

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
  'a comment stands below a post of its page, a message below none': `select c.id, c.type, p.name from conversation c
    left join conversation_post p on p.id = c.post_id
    where (c.type = 'comment') <> (p.id is not null) or p.omnichannel_page_id <> c.omnichannel_page_id`,
  'nobody comments on an OA': `select c.id from conversation c join omnichannel_page p on p.id = c.omnichannel_page_id
    where c.type = 'comment' and p.channel <> 'facebook'`,
  'nobody comments before the post is there': `select c.id, c.created_at, p.posted_at from conversation c
    join conversation_post p on p.id = c.post_id where c.created_at < p.posted_at`,
  'who waits has not been answered': `select id, status, reply_status from conversation
    where (waiting_since is not null) <> (reply_status = 0) and status <> 0`,
  'ads cost what was spent at the rate of its day': `select d.id, d.currency, d.spend, d.spend_base from ads_daily d
    where d.currency = 'VND' and d.spend_base is distinct from d.spend`,
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
      (select count(*)::int from lead_deposit) as deposits,
      (select count(*)::int from lead_attempt) as calls,
      (select count(*)::int from conversation where type = 'comment') as comments,
      (select count(distinct queue)::int from lead) as queues`);
    expect(counts?.['queues']).toBe(11);
    for (const [name, count] of Object.entries(counts ?? {})) expect(count, name).toBeGreaterThan(5);
  });

  it.each(Object.entries(RULES))('%s', async (_rule, query) =>
    expect((await run(query)).slice(0, 3)).toEqual([]),
  );
});
