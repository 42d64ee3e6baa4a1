import type { NextLeadActionResult } from '#generated/crm/next-lead.action.gen.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { isFree, readDesk, ruleOf } from './distribute.server.ts';
import { lockEnd } from './locks.server.ts';

/** So many leads that wait for anybody are looked through at once. */
const LOOKED_AT = 200;

/*
 * Not locked by another one, and not of a page whose customers are not called now ("non-confirmation period", spec 4).
 */
const OPEN = `x.customer_id = $1 and x.deleted_at is null and x.phone is not null and not x.opt_out
  and (x.locked_until is null or x.locked_until <= $3 or x.locked_by = $2)
  and not exists (select 1 from ladi_page p where p.id = x.ladi_page_id and $3 between p.no_confirm_from and p.no_confirm_to)`;

/*
 * What is called first (inferred): the card that is open, recalls at the time that the customer named, other recalls that are due,
 * whoever asked again, then those nobody has called.
 */
const RANK = `case when x.locked_by = $2 and x.locked_until > $3 then 0
  when x.reprocess_at <= $3 and x.last_result = 'call_back' then 1
  when x.reprocess_at <= $3 and x.process_count > 0 then 2
  when x.reprocess_at <= $3 then 3
  when x.reprocess_at is null then 4 end`;

const OWN = `select x.id from lead x where ${OPEN} and x.queue = 'telesale' and x.account_id = $2 and ${RANK} is not null
order by ${RANK}, coalesce(x.reprocess_at, x.created_at), x.id limit 20`;

const NOBODYS = `select x.id from lead x where ${OPEN} and x.queue in ('telesale', 'incomplete') and x.account_id is null and ${RANK} is not null
order by ${RANK}, coalesce(x.reprocess_at, x.created_at), x.id limit ${LOOKED_AT}`;

/** Rows that another call is about to take are passed over, so that two agents never get one lead. */
const TAKE = `select x.id from lead x where ${OPEN} and x.id = $4 and x.queue in ('telesale', 'incomplete')
  and (x.account_id = $2 or x.account_id is null) and ${RANK} is not null for update of x skip locked`;

/** Gives the next lead to whoever asks, and keeps it from everybody else for ten minutes. */
export async function nextLead(context: CrmContext): Promise<NextLeadActionResult> {
  const own = await readIds(context, OWN);
  const id = (await takeFirst(context, own)) ?? (await takeNobodys(context));
  if (id === null) return { lead_id: null, locked_until: null, next_at: await readNextDue(context) };
  const locked_until = lockEnd(context);
  await keep(context, id, locked_until);
  return { lead_id: id, locked_until, next_at: null };
}

const valuesOf = ({ actor, now }: CrmContext): unknown[] => [
  actor.customerId,
  actor.accountId,
  now.toISOString(),
];

async function readIds(context: CrmContext, text: string): Promise<number[]> {
  const { rows } = await context.query<{ id: number }>(text, valuesOf(context));
  return rows.map(({ id }) => id);
}

async function takeFirst(context: CrmContext, ids: readonly number[]): Promise<number | null> {
  for (const id of ids) {
    const { rows } = await context.query(TAKE, [...valuesOf(context), id]);
    if (rows.length > 0) return id;
  }
  return null;
}

/** Leads that wait for anybody go by the rules of intake, to who receives and is below his caps. */
async function takeNobodys(context: CrmContext): Promise<number | null> {
  const ids = await readIds(context, NOBODYS);
  if (ids.length === 0) return null;
  const leads = await context.records('lead').find({ id: ids });
  const desk = await readDesk(context, leads, false);
  const me = context.actor.accountId;
  if (!isFree(desk, me)) return null;
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  const fitting = ids.filter((id) => {
    const lead = byId.get(id);
    const rule = lead && ruleOf(desk, lead);
    return lead !== undefined && (rule === undefined || (rule.account_ids ?? []).includes(me));
  });
  return takeFirst(context, fitting);
}

/** The card is kept; what waited for anybody is the caller's from then on. */
async function keep(context: CrmContext, id: number, locked_until: string): Promise<void> {
  const leads = context.records('lead');
  const [lead] = await leads.lock({ id });
  const me = context.actor.accountId;
  if (lead?.queue === 'incomplete') await leads.transition('distribute', [id], { account_id: me });
  const given: Partial<Lead> =
    lead?.account_id === null ? { account_id: me, assigned_at: context.now.toISOString() } : {};
  await leads.update([{ id, ...given, locked_by: me, locked_until }]);
}

async function readNextDue(context: CrmContext): Promise<string | null> {
  const { rows } = await context.query<{ at: Date | string | null }>(
    `select min(x.reprocess_at) as at from lead x where x.customer_id = $1 and x.deleted_at is null and x.queue = 'telesale'
  and x.account_id = $2 and x.reprocess_at > $3`,
    valuesOf(context),
  );
  const at = rows[0]?.at;
  return at ? new Date(at).toISOString() : null;
}
