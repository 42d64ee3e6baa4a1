import type { RecordChange } from '#contract/module.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { unitsOf } from './leadPlaces.server.ts';
import { OPEN_QUEUES } from './queues.server.ts';

type LeadChange = RecordChange<Lead>;

/**
 * Open leads of one phone become one: those that were chosen, or of a single one all that there are. The oldest stays, but one that
 * has an order, or money of a deposit, before it; what was found out and done by the others moves to it.
 */
export async function mergeLeads(context: CrmContext, changes: readonly LeadChange[]): Promise<void> {
  const phones = [...new Set(changes.flatMap(({ record }) => record?.phone ?? []))];
  const leads = await context.records('lead').lock({ phone: phones, queue: OPEN_QUEUES });
  for (const phone of phones) {
    const chosen = changes.filter(({ record }) => record?.phone === phone);
    const ids = chosen.map(({ id }) => id);
    const twins = leads.filter((lead) => lead.phone === phone && (ids.length === 1 || ids.includes(lead.id)));
    await mergeTwins(context, chosen, twins);
  }
}

async function mergeTwins(
  context: CrmContext,
  chosen: readonly LeadChange[],
  twins: readonly Lead[],
): Promise<void> {
  const refuse = (code: string) => chosen.forEach((change) => change.refuse(code, 'phone'));
  const ordered = twins.filter(hasOrder);
  const paid = twins.filter(hasMoney);
  if (twins.length < 2) refuse('rule.lead.no_twin');
  else if (ordered.length > 1) refuse('rule.lead.two_orders');
  else if (new Set([...ordered, ...paid]).size > 1) refuse('rule.lead.two_deposits');
  else {
    const [kept = twins[0]] = [...ordered, ...paid];
    if (kept)
      await takeOver(
        context,
        kept,
        twins.filter((lead) => lead !== kept),
      );
  }
}

const hasOrder = ({ order_id }: Lead): boolean => order_id !== null;

/** What waits for money, or has it, is no lead to give away. */
const hasMoney = ({ deposits, queue }: Lead): boolean => deposits.length > 0 || queue === 'deposit_check';

async function takeOver(context: CrmContext, kept: Lead, others: readonly Lead[]): Promise<void> {
  const leads = context.records('lead');
  const ids = others.map(({ id }) => id);
  const facts = isConfirmed(kept)
    ? toCalls(kept, others)
    : { ...toPerson(kept, others), ...toCalls(kept, others) };
  await leads.transition('merge_away', ids);
  await leads.update([
    ...ids.map((id) => ({ id, duplicate_of: kept.id, attempts: [], locked_by: null, locked_until: null })),
    { id: kept.id, ...facts },
  ]);
  await follow(context, kept.id, ids);
  await notifyOwners(context, kept, others);
}

/** Code of `lead_status`: what was agreed with the customer is settled. */
const isConfirmed = ({ status }: Lead): boolean => status === 100;

/** Where nothing is known of the person or of what he wants, one of the others may know it. */
const PERSON = [
  'name',
  'email',
  'city',
  'ward',
  'address',
  'product',
  'quantity',
  'expected_value',
  'shipping_fee',
  'ads_campaign_id',
  'account_id',
] as const satisfies readonly (keyof Lead)[];

/** The person, and goods that stand on none of the lines yet. */
function toPerson(kept: Lead, others: readonly Lead[]) {
  const known = PERSON.map((name) => [name, kept[name] ?? others.find((lead) => lead[name])?.[name] ?? null]);
  const goods = new Set(kept.lines.map(({ goods_id }) => goods_id));
  const added = others
    .flatMap(({ lines }) => lines)
    .filter(({ goods_id }) => !goods.has(goods_id) && goods.add(goods_id))
    .map(({ goods_id, quantity, unit_price, discount, is_gift }) => ({
      goods_id,
      quantity,
      unit_price,
      discount,
      is_gift,
    }));
  const notes = [kept, ...others].flatMap(({ note }) => note ?? []);
  const placed = kept.city || kept.ward ? kept : (others.find(({ id_city }) => id_city !== null) ?? kept);
  return {
    ...unitsOf(placed),
    ...(Object.fromEntries(known) as Partial<Pick<Lead, (typeof PERSON)[number]>>),
    lines: [...kept.lines.map(({ id }) => ({ id })), ...added],
    note: notes.length === 0 ? null : [...new Set(notes)].join('\n').slice(0, MAX_NOTE),
    tags: [...new Set([kept, ...others].flatMap(({ tags }) => tags ?? []))].slice(0, MAX_TAGS),
    // Whoever does not want to be called said it of his phone.
    opt_out: [kept, ...others].some(({ opt_out }) => opt_out === true),
  };
}

const MAX_NOTE = 1_000;
const MAX_TAGS = 20;

/** Calls in the order of their times, and what follows from them. */
function toCalls(kept: Lead, others: readonly Lead[]) {
  const all = [kept, ...others];
  const moved = others.flatMap(({ attempts }) => attempts);
  const latest =
    all.toSorted((a, b) => (b.last_contact_at ?? '').localeCompare(a.last_contact_at ?? ''))[0] ?? kept;
  const { last_contact_at, last_note, last_result } = latest;
  return {
    attempts: [
      ...kept.attempts.map(({ id }) => ({ id })),
      ...moved
        .toSorted((a, b) => a.at.localeCompare(b.at))
        .map(({ account_id, at, channel, result, note, queue_before, queue_after, seconds, recall_at }) => ({
          account_id,
          at,
          channel,
          result,
          note,
          queue_before,
          queue_after,
          seconds,
          recall_at,
        })),
    ],
    last_contact_at,
    last_note,
    last_result,
    process_count: all.reduce((sum, { process_count }) => sum + process_count, 0),
    duplicate_count: all.reduce((sum, { duplicate_count }) => sum + (duplicate_count ?? 0), others.length),
    first_response_at: earliest(all.map((lead) => lead.first_response_at)),
    ...(kept.queue === 'telesale' && { reprocess_at: earliest(all.map((lead) => lead.reprocess_at)) }),
  };
}

const earliest = (times: readonly (string | null)[]): string | null =>
  times.flatMap((time) => time ?? []).toSorted()[0] ?? null;

/** Conversations and questions for a price speak of the lead that stays. */
async function follow({ records }: CrmContext, lead_id: number, ids: readonly number[]): Promise<void> {
  const talks = await records('conversation').lock({ lead_id: ids });
  await records('conversation').update(talks.map(({ id }) => ({ id, lead_id })));
  const prices = await records('price_request').lock({ lead_id: ids });
  await records('price_request').update(prices.map(({ id }) => ({ id, lead_id })));
}

/** Whose lead went into another agent's is told. */
async function notifyOwners(
  { notify, actor }: CrmContext,
  kept: Lead,
  others: readonly Lead[],
): Promise<void> {
  const owners = new Set(others.flatMap(({ account_id }) => account_id ?? []));
  const accounts = [...owners].filter((id) => id !== kept.account_id && id !== actor.accountId);
  if (accounts.length === 0) return;
  await notify('lead_merged', {
    id: kept.id,
    params: { name: kept.name ?? '' },
    accounts,
    about: { entity: 'lead', ids: [kept.id] },
  });
}
