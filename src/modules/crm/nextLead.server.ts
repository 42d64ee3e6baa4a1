import type { NextLeadActionResult } from '#generated/crm/next-lead.action.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { hindranceOf, readDesk, ruleOf } from './distribute.server.ts';
import { lockEnd } from './locks.server.ts';
import { noteSeen } from './presence.server.ts';

/** So many leads that wait for anybody are looked through at once. */
const LOOKED_AT = 200;

/** The same of one's own. */
const OWN_LOOKED_AT = 20;

/**
 * Leads that may be called now, in their order: with a phone, not locked by another one, and not of a page whose customers are not
 * called now ("non-confirmation period", spec 4). First (inferred) the card that is open, then recalls at the time that the customer
 * named, other recalls that are due, whoever asked again, and those nobody has called.
 */
function callableLeads({ db, actor, now }: CrmContext) {
  const [me, at] = [actor.accountId, now.toISOString()];
  return db
    .selectFrom('lead as x')
    .select('x.id')
    .where('x.deleted_at', 'is', null)
    .where('x.phone', 'is not', null)
    .where('x.opt_out', '=', false)
    .where(({ or, eb }) =>
      or([eb('x.locked_until', 'is', null), eb('x.locked_until', '<=', at), eb('x.locked_by', '=', me)]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ladi_page as p')
            .select('p.id')
            .whereRef('p.id', '=', 'x.ladi_page_id')
            .where('p.no_confirm_from', '<=', at)
            .where('p.no_confirm_to', '>=', at),
        ),
      ),
    )
    .where(({ or, and, eb }) =>
      or([
        eb('x.reprocess_at', 'is', null),
        eb('x.reprocess_at', '<=', at),
        and([eb('x.locked_by', '=', me), eb('x.locked_until', '>', at)]),
      ]),
    )
    .orderBy(({ eb, and, lit }) =>
      eb
        .case()
        .when(and([eb('x.locked_by', '=', me), eb('x.locked_until', '>', at)]))
        .then(lit(0))
        .when(and([eb('x.reprocess_at', '<=', at), eb('x.last_result', '=', 'call_back')]))
        .then(lit(1))
        .when(and([eb('x.reprocess_at', '<=', at), eb('x.process_count', '>', 0)]))
        .then(lit(2))
        .when('x.reprocess_at', '<=', at)
        .then(lit(3))
        .else(lit(4))
        .end(),
    )
    .orderBy(({ fn }) => fn.coalesce('x.reprocess_at', 'x.created_at'))
    .orderBy('x.id');
}

type Callable = ReturnType<typeof callableLeads>;

const readIds = async (leads: Callable): Promise<number[]> => (await leads.execute()).map(({ id }) => id);

/** Those that wait for anybody, or are the caller's. */
const QUEUES = ['telesale', 'incomplete'] as const;

/** Gives the next lead to whoever asks, and keeps it from everybody else for ten minutes. */
export async function nextLead(context: CrmContext): Promise<NextLeadActionResult> {
  await noteSeen(context);
  const own = await readIds(
    callableLeads(context)
      .where('x.queue', '=', 'telesale')
      .where('x.account_id', '=', context.actor.accountId)
      .limit(OWN_LOOKED_AT),
  );
  const id = (await takeFirst(context, own)) ?? (await takeNobodys(context));
  if (id === null) return { lead_id: null, locked_until: null, next_at: await readNextDue(context) };
  const locked_until = lockEnd(context);
  await keep(context, id, locked_until);
  return { lead_id: id, locked_until, next_at: null };
}

/** Rows that another call is about to take are passed over, so that two agents never get one lead. */
async function takeFirst(context: CrmContext, ids: readonly number[]): Promise<number | null> {
  for (const id of ids) {
    const taken = await callableLeads(context)
      .where('x.id', '=', id)
      .where('x.queue', 'in', QUEUES)
      .where(({ or, eb }) =>
        or([eb('x.account_id', '=', context.actor.accountId), eb('x.account_id', 'is', null)]),
      )
      .forUpdate('x')
      .skipLocked()
      .execute();
    if (taken.length > 0) return id;
  }
  return null;
}

/** Leads that wait for anybody go by the rules of intake, to who receives and is below his caps. */
async function takeNobodys(context: CrmContext): Promise<number | null> {
  const ids = await readIds(
    callableLeads(context).where('x.queue', 'in', QUEUES).where('x.account_id', 'is', null).limit(LOOKED_AT),
  );
  if (ids.length === 0) return null;
  const leads = await context.records('lead').find({ id: ids });
  const desk = await readDesk(context, leads, false);
  const me = context.actor.accountId;
  if (hindranceOf(desk, me) !== null) return null;
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
  await leads.update([{ id, account_id: me, locked_by: me, locked_until }]);
}

async function readNextDue({ db, actor, now }: CrmContext): Promise<string | null> {
  const next = await db
    .selectFrom('lead')
    .select('reprocess_at')
    .where('queue', '=', 'telesale')
    .where('account_id', '=', actor.accountId)
    .where('reprocess_at', '>', now.toISOString())
    .where('deleted_at', 'is', null)
    .orderBy('reprocess_at')
    .limit(1)
    .executeTakeFirst();
  return next?.reprocess_at ? new Date(next.reprocess_at).toISOString() : null;
}
