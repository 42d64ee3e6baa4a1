import type { Draft, RecordChange } from '#contract/module.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { allocateOrders, createOrders } from '#modules/orders/orders.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { freeGoods } from './holdGoods.server.ts';
import { readPages } from './leadPages.server.ts';
import { hasWard } from './leadPlaces.server.ts';
import { LEAD_FIELDS, refuseAs } from './orderRefusal.server.ts';

type LeadChange = RecordChange<Lead>;

/** Creation of a confirmed lead. */
const BY_LEAD = 9;

/** Less money than was asked for is taken only by whoever says why. */
export function checkDeposits(_: CrmContext, changes: readonly LeadChange[]): void {
  for (const change of changes) {
    const { record, action, input } = change;
    if (!record || action !== 'deposit_found' || input['why']) continue;
    const found = record.deposits.reduce((sum, { value }) => sum + value, 0);
    if (found < (record.deposit_required ?? 0))
      change.refuse('rule.lead.deposit_short', 'why', { value: found });
  }
}

/** Leads of a page that asks for a deposit are confirmed by the money alone. */
export async function checkPages(context: CrmContext, changes: readonly LeadChange[]): Promise<void> {
  const confirmed = changes.filter(({ action }) => action === 'confirm');
  const pages = await readPages(
    context,
    confirmed.flatMap(({ record }) => record ?? []),
  );
  for (const change of confirmed)
    if (pages.get(change.record?.ladi_page_id ?? 0)?.require_deposit === true)
      change.refuse('rule.lead.page_needs_deposit');
}

/** `id_country` of Vietnam, whose addresses have a ward. */
const VIETNAM = 1;

/** Parcels within Vietnam go to a ward. */
export function checkWards({ company }: CrmContext, changes: readonly LeadChange[]): void {
  for (const change of changes) {
    const { action, record } = change;
    if (action !== 'complete' || !record || hasWard(record)) continue;
    if ((record.country ?? company.country) === VIETNAM) change.refuse('rule.lead.needs_ward', 'ward');
  }
}

/** Where the company wants two people (`crm_four_eyes`), whoever completed a lead does not confirm it. */
export function checkFourEyes({ settings, actor }: CrmContext, changes: readonly LeadChange[]): void {
  if (settings['crm_four_eyes'] !== true) return;
  for (const change of changes)
    if (change.action === 'confirm' && change.record?.completed_by === actor.accountId)
      change.refuse('rule.lead.four_eyes');
}

/** Code of `order_status`. */
const CANCELED = 0;

/** A deposit goes back once the order that it was for is canceled. */
export async function checkRefunds({ db }: CrmContext, changes: readonly LeadChange[]): Promise<void> {
  const refunds = changes.filter(({ action, record }) => action === 'refund' && record);
  const ids = refunds.flatMap(({ record }) => record?.order_id ?? []);
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('order')
    .select(['id', 'customer_order_id'])
    .where('id', '=', anyOf(ids))
    .where('status', '!=', CANCELED)
    .execute();
  const running = new Map(rows.map(({ id, customer_order_id: code }) => [id, code]));
  for (const change of refunds) {
    const code = running.get(change.record?.order_id ?? 0);
    if (code !== undefined) change.refuse('rule.lead.order_not_canceled', 'order_id', { value: code });
  }
}

/**
 * A confirmed lead becomes an order, once: whoever confirms it again finds the one that is there. What the lead kept back is the
 * order's in the same moment.
 */
export async function makeOrders(context: CrmContext, changes: readonly LeadChange[]): Promise<void> {
  const ready = changes.filter(({ record }) => record?.order_id === null);
  // A code of `country`, as every company has one.
  const country = context.company.country as Order['receiver_country'];
  const talks = await findConversations(
    context,
    ready.map(({ id }) => id),
  );
  const holding = ready.flatMap(({ id, record }) => (record?.hold_stock ? [id] : []));
  if (holding.length > 0) await freeGoods(context, holding);
  const outcomes = await createOrders(
    context,
    ready.flatMap(({ record }) =>
      record ? [toOrder(record, talks.get(record.id) ?? record.conversation_id, country)] : [],
    ),
  );
  const made: { id: number; order_id: number }[] = [];
  for (const [at, change] of ready.entries()) {
    const outcome = outcomes[at];
    if (outcome && 'record' in outcome) made.push({ id: change.id, order_id: outcome.record.id });
    else refuseAs(change, outcome?.refused, { rule: 'rule.lead.no_order', fields: LEAD_FIELDS });
  }
  await context.records('lead').update(made);
  await allocateOrders(
    context,
    made.flatMap(({ id, order_id }) => (holding.includes(id) ? [order_id] : [])),
  );
  await context.records('conversation').update(
    made.flatMap(({ id, order_id }) => {
      const talk = talks.get(id);
      return talk === undefined ? [] : [{ id: talk, order_id }];
    }),
  );
}

/** The last conversation that each lead came from, by the lead; leads that came otherwise are not in it. */
async function findConversations(
  { records }: CrmContext,
  leads: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const talks = leads.length === 0 ? [] : await records('conversation').lock({ lead_id: leads });
  return new Map(talks.flatMap(({ id, lead_id }) => (lead_id === null ? [] : [[lead_id, id] as const])));
}

function toOrder(
  lead: Lead,
  conversation_id: number | null,
  country: Order['receiver_country'],
): Draft<Order> {
  const goods = lead.lines.reduce(
    (sum, { quantity, unit_price, discount }) => sum + quantity * unit_price - discount,
    0,
  );
  const paid = lead.deposits.reduce((sum, { value }) => sum + value, 0);
  const due = goods + (lead.shipping_fee ?? 0) - (lead.discount ?? 0) - paid;
  return {
    create_method: BY_LEAD,
    warehouse_id: lead.warehouse_id,
    lead_id: lead.id,
    conversation_id,
    receiver_name: lead.name ?? '',
    receiver_phone: lead.phone ?? '',
    receiver_address: lead.address ?? '',
    receiver_country: lead.country ?? country,
    ...(lead.id_city !== null && {
      address_scheme: lead.address_scheme,
      id_city: lead.id_city,
      id_county: lead.id_county,
      id_ward: lead.id_ward,
    }),
    receiver_city: lead.city,
    receiver_ward: lead.ward,
    discount: lead.discount,
    prepay: paid,
    cod_amount: Math.max(0, due),
    note: lead.note?.slice(0, 500) ?? null,
    lines: lead.lines.map(({ goods_id, quantity, unit_price, discount }) => ({
      goods_id,
      quantity,
      unit_price,
      discount,
    })),
  };
}
