import type { RecordChange } from '#contract/module.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { CAP_OPEN } from './distribute.server.ts';
import { OPEN_QUEUES } from './queues.server.ts';
import { findFree, lockPhones, sellAgain } from './resale.server.ts';
import { startOfToday } from './workMinutes.server.ts';

/** What an agent takes from the pool in a day who is on no list. */
const CLAIM_DAY = 20;

type LeadChange = RecordChange<Lead>;

/** Leads of the pool become new leads of whoever takes them, as far as his day and his open leads allow. */
export async function claimLeads(context: CrmContext, changes: readonly LeadChange[]): Promise<void> {
  const { accountId: account_id } = context.actor;
  // Whoever takes two at once is counted one after the other, also who is on no list.
  await lockPhones(context, changes, [`claims of account ${account_id}`]);
  const left = await readLeft(context);
  const allowed = changes.filter((change, at) => isAllowed(change, left, at));
  const free = await findFree(context, allowed);
  for (const change of free)
    await sellAgain(context, [change], { account_id, process_limit: change.record?.process_limit ?? null });
}

/** How many more somebody may take today, and have open. */
interface Left {
  day: number;
  open: number;
}

/** How much of his day and of his open leads is left to whoever asks; below 0 where he has been given more. */
export async function readLeft(context: CrmContext): Promise<Left> {
  const { records, db, actor } = context;
  const me = actor.accountId;
  const [agent] = await records('crm_agent').find({ account_id: me });
  const taken = await db
    .selectFrom('lead')
    .select(({ fn, and, eb }) => [
      fn
        .countAll<number>()
        .filterWhere(
          and([
            eb('parent_lead_id', 'is not', null),
            eb('created_by', '=', me),
            eb('account_id', '=', me),
            eb('created_at', '>=', startOfToday(context)),
          ]),
        )
        .as('day'),
      fn
        .countAll<number>()
        .filterWhere(and([eb('account_id', '=', me), eb('queue', 'in', OPEN_QUEUES)]))
        .as('open'),
    ])
    .where('deleted_at', 'is', null)
    .where(({ or, eb }) => or([eb('account_id', '=', me), eb('created_by', '=', me)]))
    .executeTakeFirst();
  return {
    day: (agent?.claim_day ?? CLAIM_DAY) - (taken?.day ?? 0),
    open: (agent?.cap_open ?? CAP_OPEN) - (taken?.open ?? 0),
  };
}

function isAllowed(change: LeadChange, { day, open }: Left, at: number): boolean {
  if (at >= day) change.refuse('rule.lead.claims_used_up');
  else if (at >= open) change.refuse('rule.lead.too_many_open');
  return at < day && at < open;
}
