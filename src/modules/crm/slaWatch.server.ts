import { sql } from 'kysely';
import type { Context } from '#contract/context.ts';
import type { JobCode } from '#contract/job.ts';
import { asCrm, type CrmContext } from '#generated/crm/module.gen.server.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import { countChats } from './agentChats.server.ts';
import { maskPhone } from './phones.ts';
import { markAway } from './presence.server.ts';
import { readHours, workMinutes } from './workMinutes.server.ts';

/** So many leads are marked in one transaction. */
const BATCH = 200;

/**
 * Each minute: whose time to be called has come, who has waited too long for the first call, whose deposit is late, of each of whom people hear
 * once; which agents are away, and how many chats each has.
 */
export const watchLeads = {
  as: 'timer',
  async run({ within }: Pick<Context, 'within'>) {
    for (;;) {
      const count = await within('crm').change(async (inside) => markDue(asCrm(inside)));
      if (count < BATCH) break;
    }
    await within('crm').change(async (inside) => markLate(asCrm(inside)));
    await within('crm').change(async (inside) => markDeposits(asCrm(inside)));
    await within('crm').change(async (inside) => markAway(asCrm(inside)));
    await within('crm').change(async (inside) => countChats(asCrm(inside)));
  },
} satisfies Partial<JobCode>;

/** Leads, but for the cards that somebody has open: they are left alone until he is done. */
const closedLeads = ({ db, now }: CrmContext) =>
  db
    .selectFrom('lead')
    .where('deleted_at', 'is', null)
    .where(({ or, eb }) => or([eb('locked_until', 'is', null), eb('locked_until', '<=', now.toISOString())]));

async function markDue(context: CrmContext): Promise<number> {
  const rows = await closedLeads(context)
    .select('id')
    .where('queue', '=', 'telesale')
    .where('reprocess_at', '<=', context.now.toISOString())
    .where('is_due', 'is not', true)
    .orderBy('reprocess_at')
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  const due = await context.records('lead').update(rows.map(({ id }) => ({ id, is_due: true })));
  await notifyDue(context, due);
  return rows.length;
}

/** The agent, in one line however many are due; without one all who call. */
async function notifyDue({ notify }: CrmContext, due: readonly Lead[]): Promise<void> {
  const agents = new Set(due.map(({ account_id }) => account_id));
  for (const account of agents) {
    const leads = due.filter(({ account_id }) => account_id === account);
    const params = { count: leads.length, name: nameOne(leads) };
    if (account === null) await notify('lead_recall_waiting', { params });
    else await notify('lead_recall_due', { params, accounts: [account] });
  }
}

/** The first that has a name; of none the phone, as whoever may not see it whole reads it. */
const nameOne = (leads: readonly Lead[]): string =>
  leads.find(({ name }) => name)?.name ?? maskPhone(leads[0]?.phone ?? null);

/** Leads that came within so many days are looked at; older ones are told of already. */
const LOOKED_BACK_DAYS = 14;
const LATE_AT_ONCE = 2_000;

/** Nobody has called within the company's working minutes. */
async function markLate(context: CrmContext): Promise<void> {
  const { settings, now } = context;
  const most = Number(settings['crm_sla_minutes'] ?? 0);
  if (most === 0) return;
  const hours = readHours(context);
  const before = (ms: number): string => new Date(now.getTime() - ms).toISOString();
  const rows = await closedLeads(context)
    .select(['id', 'created_at'])
    .where('queue', 'in', ['incomplete', 'telesale'])
    .where('first_response_at', 'is', null)
    .where('is_late', 'is not', true)
    .where('process_count', '=', 0)
    .where('created_at', '>=', before(LOOKED_BACK_DAYS * 86_400_000))
    .where('created_at', '<=', before(most * 60_000))
    .orderBy('created_at')
    .orderBy('id')
    .limit(LATE_AT_ONCE)
    .execute();
  const late = rows.filter(({ created_at: at }) => workMinutes(new Date(at), now, hours) > most);
  if (late.length === 0) return;
  const ids = late.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += BATCH)
    await context.records('lead').update(ids.slice(at, at + BATCH).map((id) => ({ id, is_late: true })));
  await context.notify('lead_sla', { params: { count: ids.length } });
}

/** Code of `lead_status` of who has been asked for a deposit that has not come yet. */
const WAITS_FOR_DEPOSIT = 80;

/** Since when a lead is in its queue, as the workflow notes it for its timers. */
const QUEUE_SINCE = sql<string>`queue_since`;

/** The deposit has not come within the company's days (`crm_deposit_days`); the queue's people are told in one line. */
async function markDeposits(context: CrmContext): Promise<void> {
  const { settings, now } = context;
  const days = Number(settings['crm_deposit_days'] ?? 0);
  if (days === 0) return;
  const until = new Date(now.getTime() - days * 86_400_000).toISOString();
  const rows = await closedLeads(context)
    .select('id')
    .where('queue', '=', 'deposit_check')
    .where('status', '=', WAITS_FOR_DEPOSIT)
    .where('is_deposit_late', 'is not', true)
    .where(QUEUE_SINCE, '<=', until)
    .orderBy(QUEUE_SINCE)
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  if (rows.length === 0) return;
  await context.records('lead').update(rows.map(({ id }) => ({ id, is_deposit_late: true })));
  await context.notify('lead_deposit_waiting', { params: { count: rows.length } });
}
