import { sql } from 'kysely';
import type { Context } from '#contract/context.ts';
import { timeOf, type JobCode, type JobData } from '#contract/job.ts';
import { asCrm, type CrmContext } from '#generated/crm/module.gen.server.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import { later, MOST, notifyEach, toMessage, type Span } from './digestParts.server.ts';
import { OPEN_QUEUES } from './queues.server.ts';
import { notifyChats } from './waitingChats.server.ts';

/* What people of leads are told of in one line for five minutes, however much there was (screen book 8, "D"). */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Every five minutes. */
export const digestLeads = {
  as: 'timer',
  async run({ within, now }: Pick<Context, 'within' | 'now'>, data: JobData) {
    const at = timeOf(data, 'at') ?? now;
    const since = timeOf(data, 'since') ?? new Date(at.getTime() - 5 * MINUTE_MS);
    await within('crm').change(async (inside) => digest(asCrm(inside), { since, at }));
  },
} satisfies Partial<JobCode>;

export async function digest(context: CrmContext, span: Span): Promise<void> {
  await notifyAssigned(context, span);
  await notifyQueues(context, span);
  await notifyTemporary(context, span);
  await notifyChats(context, span);
  await notifyFailed(context, span);
  await notifyTokens(context, span);
  await notifySilent(context, span);
}

/** Agents hear of leads that somebody else, or a rule, has given them. */
async function notifyAssigned({ db, notify }: CrmContext, span: Span): Promise<void> {
  const [from, to] = later(span, 0);
  const rows = await db
    .selectFrom('lead')
    .select(['id', 'account_id', 'name'])
    .where('assigned_at', '>', from)
    .where('assigned_at', '<=', to)
    .where('queue', 'in', OPEN_QUEUES)
    .whereRef('account_id', 'is distinct from', 'assigned_by')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(MOST)
    .execute();
  await notifyEach(rows, async (account, leads) =>
    notify('lead_assigned', { ...toMessage(leads), accounts: [account] }),
  );
}

/** Queues whose people hear of what has come to them, with the status that waits there. */
const WAITING: readonly { queue: Lead['queue']; status: Lead['status']; key: string }[] = [
  { queue: 'double_check', status: 60, key: 'lead_check_waiting' },
  { queue: 'deposit_check', status: 80, key: 'lead_deposit_asked' },
];

/** Since when a lead is in its queue, as the workflow notes it for its timers. */
const QUEUE_SINCE = sql<string>`queue_since`;

async function notifyQueues({ db, notify }: CrmContext, span: Span): Promise<void> {
  const [from, to] = later(span, 0);
  for (const { queue, status, key } of WAITING) {
    const rows = await db
      .selectFrom('lead')
      .select(['id', 'account_id', 'name'])
      .where('queue', '=', queue)
      .where('status', '=', status)
      .where(QUEUE_SINCE, '>', from)
      .where(QUEUE_SINCE, '<=', to)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(MOST)
      .execute();
    if (rows.length > 0) await notify(key, toMessage(rows));
  }
}

/** Whoever keeps a temporary order hears of it a day before it is worked on again. */
async function notifyTemporary({ db, notify }: CrmContext, span: Span): Promise<void> {
  const [from, to] = later(span, DAY_MS);
  const rows = await db
    .selectFrom('lead')
    .select(({ fn }) => ['id', 'name', fn.coalesce('account_id', 'completed_by').as('account_id')])
    .where('queue', '=', 'temporary')
    .where('temporary_until', '>', from)
    .where('temporary_until', '<=', to)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(MOST)
    .execute();
  await notifyEach(rows, async (account, leads) =>
    notify('temporary_ending', { ...toMessage(leads), accounts: [account] }),
  );
}

/** What somebody wrote has not arrived: he hears of it, in one line for all. */
async function notifyFailed({ db, notify }: CrmContext, span: Span): Promise<void> {
  const [from, to] = later(span, 0);
  const rows = await db
    .selectFrom('conversation_message as m')
    .innerJoin('conversation as c', 'c.id', 'm.conversation_id')
    .innerJoin('conversation_contact as w', 'w.id', 'c.contact_id')
    .select(['c.id', 'm.account_id', 'w.name'])
    .where('m.state', '=', 'failed')
    .where('m.updated_at', '>', from)
    .where('m.updated_at', '<=', to)
    .where('m.sent_at', '>', later(span, -DAY_MS)[0])
    .where('m.account_id', 'is not', null)
    .where('m.deleted_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .orderBy('m.id')
    .limit(MOST)
    .execute();
  await notifyEach(rows, async (account, talks) =>
    notify('message_failed', { ...toMessage(talks, 'conversation'), accounts: [account] }),
  );
}

/** So long before its token ends people are told of a page: a week, and two days. */
const BEFORE_END = [7 * DAY_MS, 48 * HOUR_MS];

/** Those of Zalo renew themselves. */
async function notifyTokens({ db, notify }: CrmContext, span: Span): Promise<void> {
  for (const before of BEFORE_END) {
    const [from, to] = later(span, before);
    const pages = await db
      .selectFrom('omnichannel_page')
      .select(['id', 'name'])
      .where('channel', '=', 'facebook')
      .where('token_status', '=', 'valid')
      .where('token_expires_at', '>', from)
      .where('token_expires_at', '<=', to)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
    for (const { id, name } of pages)
      await notify('page_token_ending', { id, params: { name: name ?? '', days: before / DAY_MS } });
  }
}

/** Pages that nothing came from for a day while their campaign spends money. */
async function notifySilent({ db, notify, today }: CrmContext, span: Span): Promise<void> {
  const [from, to] = later(span, -DAY_MS);
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
  const pages = await db
    .selectFrom('ladi_page as p')
    .select(['p.id', 'p.name'])
    .where('p.active', '=', true)
    .where('p.last_received_at', '>', from)
    .where('p.last_received_at', '<=', to)
    .where('p.deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ads_daily as d')
          .select('d.id')
          .whereRef('d.ads_campaign_id', '=', 'p.ads_campaign_id')
          .where('d.date', '>=', yesterday)
          .where('d.spend', '>', 0),
      ),
    )
    .orderBy('p.id')
    .execute();
  for (const { id, name } of pages) await notify('landing_page_silent', { id, params: { name } });
}
