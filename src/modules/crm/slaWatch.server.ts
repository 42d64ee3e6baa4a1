import type { Context } from '#contract/context.ts';
import type { JobCode } from '#contract/job.ts';
import { asCrm, type CrmContext } from '#generated/crm/module.gen.server.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import { readHours, workMinutes } from './workMinutes.server.ts';

/** So many leads are marked in one transaction. */
const BATCH = 200;

/** Each minute: whose time to be called has come, who has waited too long for the first call, whose deposit is late. Each is told of once. */
export const watchLeads = {
  as: 'timer',
  async run({ within }: Pick<Context, 'within'>) {
    for (;;) {
      const count = await within('crm').change(async (inside) => markDue(asCrm(inside)));
      if (count < BATCH) break;
    }
    await within('crm').change(async (inside) => markLate(asCrm(inside)));
    await within('crm').change(async (inside) => markDeposits(asCrm(inside)));
  },
} satisfies Partial<JobCode>;

/** Cards that somebody has open are left alone until he is done. */
const CLOSED = `x.customer_id = $1 and x.deleted_at is null and (x.locked_until is null or x.locked_until <= $2)`;

async function markDue(context: CrmContext): Promise<number> {
  const leads = context.records('lead');
  const ids = await readIds(
    context,
    `select x.id from lead x where ${CLOSED} and x.queue = 'telesale' and x.reprocess_at <= $2 and x.is_due is not true
order by x.reprocess_at, x.id limit ${BATCH} for update skip locked`,
  );
  if (ids.length === 0) return 0;
  const due = await leads.update(ids.map((id) => ({ id, is_due: true })));
  await notifyDue(context, due);
  return ids.length;
}

async function readIds({ query, actor, now }: CrmContext, text: string): Promise<number[]> {
  const { rows } = await query<{ id: number }>(text, [actor.customerId, now.toISOString()]);
  return rows.map(({ id }) => id);
}

/** The agent, in one line however many are due; without one all who call. */
async function notifyDue({ notify }: CrmContext, due: readonly Lead[]): Promise<void> {
  const agents = new Set(due.map(({ account_id }) => account_id));
  for (const account of agents) {
    const leads = due.filter(({ account_id }) => account_id === account);
    const params = { count: leads.length, name: leads[0]?.name ?? '' };
    if (account === null) await notify('lead_recall_waiting', { params });
    else await notify('lead_recall_due', { params, accounts: [account] });
  }
}

/** Leads that came within so many days are looked at; older ones are told of already. */
const LOOKED_BACK_DAYS = 14;

/** Nobody has called within the company's working minutes. */
async function markLate(context: CrmContext): Promise<void> {
  const { settings, now } = context;
  const most = Number(settings['crm_sla_minutes'] ?? 0);
  if (most === 0) return;
  const hours = await readHours(context);
  const { rows } = await context.query<{ id: number; created_at: Date | string }>(
    `select x.id, x.created_at from lead x where ${CLOSED} and x.queue in ('incomplete', 'telesale')
  and x.first_response_at is null and x.is_late is not true and x.process_count = 0
  and x.created_at between $3 and $4 order by x.created_at, x.id limit 2000`,
    [
      context.actor.customerId,
      now.toISOString(),
      new Date(now.getTime() - LOOKED_BACK_DAYS * 86_400_000).toISOString(),
      new Date(now.getTime() - most * 60_000).toISOString(),
    ],
  );
  const late = rows.filter(({ created_at: at }) => workMinutes(new Date(at), now, hours) > most);
  if (late.length === 0) return;
  const ids = late.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += BATCH)
    await context.records('lead').update(ids.slice(at, at + BATCH).map((id) => ({ id, is_late: true })));
  await context.notify('lead_sla', { params: { count: ids.length } });
}

/** Code of `lead_status` of who has been asked for a deposit that has not come yet. */
const WAITS_FOR_DEPOSIT = 80;

/** The deposit has not come within the company's days (`crm_deposit_days`); the queue's people are told in one line. */
async function markDeposits(context: CrmContext): Promise<void> {
  const { settings, now, actor } = context;
  const days = Number(settings['crm_deposit_days'] ?? 0);
  if (days === 0) return;
  const until = new Date(now.getTime() - days * 86_400_000).toISOString();
  const { rows } = await context.query<{ id: number }>(
    `select x.id from lead x where ${CLOSED} and x.queue = 'deposit_check' and x.status = ${WAITS_FOR_DEPOSIT}
  and x.is_deposit_late is not true and x.queue_since <= $3 order by x.queue_since, x.id limit ${BATCH} for update skip locked`,
    [actor.customerId, now.toISOString(), until],
  );
  if (rows.length === 0) return;
  await context.records('lead').update(rows.map(({ id }) => ({ id, is_deposit_late: true })));
  await context.notify('lead_deposit_waiting', { params: { count: rows.length } });
}
