import type { RecordChange } from '#contract/module.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { CAP_OPEN } from './distribute.server.ts';
import { OPEN_QUEUES } from './queues.server.ts';
import { findFree, lockPhones, sellAgain } from './resale.server.ts';

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
export async function readLeft({ records, query, actor, today }: CrmContext): Promise<Left> {
  const [agent] = await records('crm_agent').find({ account_id: actor.accountId });
  const { rows } = await query<{ day: number; open: number }>(
    `select count(*) filter (where x.parent_lead_id is not null and x.created_by = $2 and x.account_id = $2
    and x.created_at >= ($3::timestamp at time zone c.time_zone))::int8 as day,
  count(*) filter (where x.account_id = $2 and x.queue = any($4::text[]))::int8 as open
from lead x join khuon_customer c on c.id = $1
where x.customer_id = $1 and x.deleted_at is null and (x.account_id = $2 or x.created_by = $2)`,
    [actor.customerId, actor.accountId, today, OPEN_QUEUES],
  );
  return {
    day: (agent?.claim_day ?? CLAIM_DAY) - (rows[0]?.day ?? 0),
    open: (agent?.cap_open ?? CAP_OPEN) - (rows[0]?.open ?? 0),
  };
}

function isAllowed(change: LeadChange, { day, open }: Left, at: number): boolean {
  if (at >= day) change.refuse('rule.lead.claims_used_up');
  else if (at >= open) change.refuse('rule.lead.too_many_open');
  return at < day && at < open;
}
