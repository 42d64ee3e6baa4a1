import type { Sent } from '#contract/module.ts';
import type { RevealActionInput, RevealActionResult } from '#generated/crm/reveal.action.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { lockLead, nameOf } from './locks.server.ts';
import { startOfToday } from './workMinutes.server.ts';

/** So long somebody who has looked at a number is about to call it (as an open card, domain B3). */
const VIEWED_MS = 10 * 60_000;

/**
 * Shows the whole phone number of a lead, which is noted: who, when, in which queue. Nobody looks at more numbers in a day than the
 * company allows, nor at one that another agent has just looked at.
 */
export async function revealPhone(
  context: CrmContext,
  { lead_id }: Sent<RevealActionInput>,
): Promise<RevealActionResult> {
  const { actor, now } = context;
  await context.lockNames([`reveals of account ${actor.accountId}`]);
  const lead = await lockLead(context, lead_id);
  await checkViewer(context, lead_id);
  await checkDay(context, lead_id);
  const seen = { lead_id, account_id: actor.accountId, at: now.toISOString(), queue: lead.queue };
  await context.records('lead_reveal').create([seen]);
  return { phone: lead.phone };
}

async function checkViewer(context: CrmContext, id: number): Promise<void> {
  const { db, actor, now } = context;
  const since = new Date(now.getTime() - VIEWED_MS).toISOString();
  const other = await db
    .selectFrom('lead_reveal')
    .select('account_id')
    .where('lead_id', '=', id)
    .where('account_id', '!=', actor.accountId)
    .where('at', '>', since)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!other) return;
  const value = await nameOf(context, { locked_by: other.account_id, locked_until: null });
  context.refuse('rule.lead.viewed', 'lead_id', { value });
}

/** A number that was seen today already may be looked at again. */
async function checkDay(context: CrmContext, id: number): Promise<void> {
  const { db, actor, settings, refuse } = context;
  const most = Number(settings['crm_reveal_day'] ?? 0);
  const seen = await db
    .selectFrom('lead_reveal')
    .select(({ fn }) => fn.count<number>('lead_id').distinct().as('count'))
    .where('account_id', '=', actor.accountId)
    .where('lead_id', '!=', id)
    .where('at', '>=', startOfToday(context))
    .executeTakeFirst();
  if ((seen?.count ?? 0) >= most) refuse('rule.lead.reveals_used_up', 'lead_id', { value: most });
}
