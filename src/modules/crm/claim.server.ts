import type { Draft, RecordChange } from '#contract/module.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { anyTextOf } from '#server/db/anyOf.ts';
import { CAP_OPEN } from './distribute.server.ts';
import { OPEN_QUEUES } from './queues.server.ts';

/** What an agent takes from the pool in a day who is on no list. */
const CLAIM_DAY = 20;

type LeadChange = RecordChange<Lead>;

/** Leads of the pool become new leads of whoever takes them, as far as his day and his open leads allow. */
export async function claimLeads(context: CrmContext, changes: readonly LeadChange[]): Promise<void> {
  const left = await readLeft(context);
  const worked = await readWorked(context, changes);
  const taken = changes.filter((change, at) => isAllowed(change, worked, left, at));
  if (taken.length === 0) return;
  const leads = context.records('lead');
  const drafts = taken.flatMap(({ record }) => (record ? [copyLead(context, record)] : []));
  const made = await leads.create(drafts);
  await leads.update(
    taken.flatMap(({ id }, at) => {
      const fresh = made[at];
      return fresh ? [{ id, resold_lead_id: fresh.id }] : [];
    }),
  );
}

/** How many more somebody may take, and what says no after that. */
interface Left {
  day: number;
  open: number;
}

/** Whoever takes two at once is counted one after the other. */
async function readLeft({ records, query, actor, today }: CrmContext): Promise<Left> {
  const [agent] = await records('crm_agent').lock({ account_id: actor.accountId });
  const { rows } = await query<{ day: number; open: number }>(
    `select count(*) filter (where x.parent_lead_id is not null and x.created_by = $2
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

/** Phones on which somebody works already. */
async function readWorked({ db }: CrmContext, changes: readonly LeadChange[]): Promise<ReadonlySet<string>> {
  const phones = changes.flatMap(({ record }) => record?.phone ?? []);
  const rows = await db
    .selectFrom('lead')
    .select('phone')
    .where('phone', '=', anyTextOf(phones))
    .where('queue', 'in', OPEN_QUEUES)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ phone }) => phone ?? ''));
}

function isAllowed(change: LeadChange, worked: ReadonlySet<string>, left: Left, at: number): boolean {
  const { phone = null, name = null } = change.record ?? {};
  if (at >= left.day) change.refuse('rule.lead.claims_used_up');
  else if (at >= left.open) change.refuse('rule.lead.too_many_open');
  else if (worked.has(phone ?? '')) change.refuse('rule.lead.is_open', 'phone', { value: name ?? '' });
  else return true;
  return false;
}

/** The person and what he wanted; calls, deposits and the reason of the loss stay with the old one. */
function copyLead({ actor }: CrmContext, old: Lead): Draft<Lead> {
  const { phone, name, city, ward, address, source, source_detail, product, quantity, expected_value } = old;
  const { note, tags, shipping_fee, process_limit, ads_campaign_id, ladi_page_id } = old;
  return {
    phone,
    name,
    city,
    ward,
    address,
    source,
    source_detail,
    product,
    quantity,
    expected_value,
    note,
    tags,
    shipping_fee,
    process_limit,
    ads_campaign_id,
    ladi_page_id,
    account_id: actor.accountId,
    parent_lead_id: old.id,
    lines: old.lines.map(({ goods_id, quantity: count, unit_price, discount, is_gift }) => ({
      goods_id,
      quantity: count,
      unit_price,
      discount,
      is_gift,
    })),
  };
}
