import type { RecordChange, Sent } from '#contract/module.ts';
import type { HoldLeadActionInput, HoldLeadActionResult } from '#generated/crm/hold-lead.action.gen.ts';
import type { LeaveLeadActionInput } from '#generated/crm/leave-lead.action.gen.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { noteSeen } from './presence.server.ts';

/** So long an open card is kept (domain B3, "Distribution"). */
const LOCK_MS = 10 * 60_000;

/** A held card is kept longer only once half of its time is over, so that its history stays short. */
const RENEW_MS = LOCK_MS / 2;

export const lockEnd = ({ now }: Pick<CrmContext, 'now'>): string =>
  new Date(now.getTime() + LOCK_MS).toISOString();

const isHeld = ({ locked_by, locked_until }: Lock, now: Date): boolean =>
  locked_by !== null && locked_until !== null && Date.parse(locked_until) > now.getTime();

type Lock = Pick<Lead, 'locked_by' | 'locked_until'>;

/** Whether somebody else has the card open. */
export const isOthers = ({ now, actor }: Pick<CrmContext, 'now' | 'actor'>, lead: Lock): boolean =>
  isHeld(lead, now) && lead.locked_by !== actor.accountId;

export const isOwn = ({ now, actor }: Pick<CrmContext, 'now' | 'actor'>, lead: Lock): boolean =>
  isHeld(lead, now) && lead.locked_by === actor.accountId;

const mayLead = ({ user }: CrmContext): boolean => user.permissions.includes('crm_lead_dead');

/** Nobody changes what another one has open, but who leads the agents; what moves on is open no more. */
export async function checkLocks(context: CrmContext, changes: readonly RecordChange<Lead>[]): Promise<void> {
  for (const change of changes) {
    const { old, record } = change;
    if (!old) continue;
    if (context.actor.kind !== 'system' && isOthers(context, old) && !mayLead(context))
      change.refuse('rule.lead.locked', '', { value: await nameOf(context, old) });
    if (record && record.queue !== old.queue && record.locked_by === old.locked_by) freeLock(record);
  }
}

function freeLock(lead: Lead): void {
  lead.locked_by = null;
  lead.locked_until = null;
}

export async function nameOf({ db }: CrmContext, { locked_by }: Lock): Promise<string> {
  const row = await db
    .selectFrom('account')
    .select('display_name')
    .where('id', '=', locked_by ?? 0)
    .executeTakeFirst();
  return row?.display_name ?? '';
}

/** Keeps the card for whoever works on it; another one's is taken over by who leads the agents. */
export async function holdLead(
  context: CrmContext,
  { lead_id, take_over }: Sent<HoldLeadActionInput>,
): Promise<HoldLeadActionResult> {
  await noteSeen(context);
  const lead = await lockLead(context, lead_id);
  if (isOthers(context, lead) && !(take_over && mayLead(context)))
    context.refuse('rule.lead.locked', '', { value: await nameOf(context, lead) });
  const left = Date.parse(lead.locked_until ?? '') - context.now.getTime();
  if (isOwn(context, lead) && lead.locked_until && left > RENEW_MS)
    return { locked_until: lead.locked_until };
  const locked_until = lockEnd(context);
  await context.records('lead').update([{ id: lead.id, locked_by: context.actor.accountId, locked_until }]);
  return { locked_until };
}

/** Leaves the card without a result. */
export async function leaveLead(
  context: CrmContext,
  { lead_id }: Sent<LeaveLeadActionInput>,
): Promise<Record<string, never>> {
  const lead = await lockLead(context, lead_id);
  if (isOwn(context, lead))
    await context.records('lead').update([{ id: lead.id, locked_by: null, locked_until: null }]);
  return {};
}

/** The lead of a card, kept from other writers until the change ends. */
export async function lockLead(context: CrmContext, id: number): Promise<Lead> {
  const [lead] = await context.records('lead').lock({ id });
  return lead ?? context.refuse('not_found', 'lead_id');
}
