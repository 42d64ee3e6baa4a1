import type { Draft, RecordChange, Refusal } from '#contract/module.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { ResaleActionInput } from '#generated/crm/resale.action.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { anyOf, anyTextOf } from '#server/db/anyOf.ts';
import { unitsOf } from './leadPlaces.server.ts';
import { OPEN_QUEUES } from './queues.server.ts';

type LeadChange = RecordChange<Lead>;

/** What differs between the old lead and the one that goes on with it. */
export type Terms = Pick<Lead, 'account_id' | 'process_limit'>;

/** Codes of `delivery_status`: the parcel has reached somebody, or is back, or never went. */
const DELIVERY_OVER = [250, 400, 401, 402, 700, 800, 999];

/** Codes of `order_status`: canceled, and back on the shelf. */
const ORDER_OVER = [0, 240];

/** Leads that are over are sold to again: each goes on as a new lead, of the agent who is named or by the rules of intake. */
export async function resellLeads(
  context: CrmContext,
  changes: readonly LeadChange[],
  { account_id, process_limit }: Partial<ResaleActionInput>,
): Promise<void> {
  await lockPhones(context, changes);
  const running = await readRunning(context, changes);
  const over = changes.filter((change) => {
    const isRunning = running.has(change.record?.order_id ?? 0);
    if (isRunning) change.refuse('rule.lead.order_runs');
    return !isRunning;
  });
  const free = await findFree(context, over);
  await sellAgain(context, free, { account_id: account_id ?? null, process_limit: process_limit ?? null });
}

/** Whoever sells to one phone twice at once is served one after the other. */
export const lockPhones = async (
  { lockNames }: CrmContext,
  changes: readonly LeadChange[],
  more: readonly string[] = [],
): Promise<void> => lockNames([...more, ...changes.flatMap(({ record }) => phoneName(record?.phone) ?? [])]);

export const phoneName = (phone: string | null | undefined): string | null =>
  phone ? `lead of phone ${phone}` : null;

/** Orders that are still on their way. */
async function readRunning({ db }: CrmContext, changes: readonly LeadChange[]): Promise<ReadonlySet<number>> {
  const ids = changes.flatMap(({ record }) => record?.order_id ?? []);
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('order')
    .select(['id', 'status', 'delivery_status'])
    .where('id', '=', anyOf(ids))
    .execute();
  const isOver = ({ status, delivery_status: way }: (typeof rows)[number]) =>
    ORDER_OVER.includes(status) || (way !== null && DELIVERY_OVER.includes(way));
  return new Set(rows.flatMap((row) => (isOver(row) ? [] : [row.id])));
}

/** Those on whose phone nobody works yet; of one phone only the first. */
export async function findFree(
  { db }: CrmContext,
  changes: readonly LeadChange[],
): Promise<readonly LeadChange[]> {
  const phones = changes.flatMap(({ record }) => record?.phone ?? []);
  const rows = await db
    .selectFrom('lead')
    .select(['phone', 'name'])
    .where('phone', '=', anyTextOf(phones))
    .where('queue', 'in', OPEN_QUEUES)
    .where(({ or, eb }) => or([eb('status', '!=', CONFIRMED), eb('order_id', 'is', null)]))
    .where('deleted_at', 'is', null)
    .execute();
  const names = new Map(rows.map(({ phone, name }) => [phone, name ?? '']));
  return changes.filter((change) => {
    const { phone = null, name = null } = change.record ?? {};
    const value = names.get(phone);
    if (value !== undefined) change.refuse('rule.lead.is_open', 'phone', { value });
    names.set(phone, name ?? '');
    return value === undefined;
  });
}

/** Code of `lead_status`. */
const CONFIRMED = 100;

/** Makes the new leads, and has each old one remember its own. */
export async function sellAgain(
  { records }: CrmContext,
  changes: readonly LeadChange[],
  terms: Terms,
): Promise<void> {
  const old = changes.flatMap((change) => (change.record ? [{ change, record: change.record }] : []));
  const leads = records('lead');
  const outcomes = await leads.createSome(old.map(({ record }) => copyLead(record, terms)));
  const made: { id: number; resold_lead_id: number }[] = [];
  for (const [at, { change }] of old.entries()) {
    const outcome = outcomes[at];
    if (outcome && 'record' in outcome) made.push({ id: change.id, resold_lead_id: outcome.record.id });
    else if (outcome) refuseAs(change, outcome.refused);
  }
  await leads.update(made);
}

function refuseAs(change: LeadChange, { code, options }: Refusal): void {
  const [problem] = options.problems ?? [];
  change.refuse(problem?.code ?? code, problem?.path, problem?.params);
}

/** The person and what he wanted; calls, deposits and the reason of the loss stay with the old one. */
function copyLead(old: Lead, { account_id, process_limit }: Terms): Draft<Lead> {
  const { phone, name, city, ward, address, source, source_detail, product, quantity, expected_value } = old;
  const { note, tags, shipping_fee, ads_campaign_id, ladi_page_id } = old;
  return {
    ...unitsOf(old),
    phone,
    name,
    email: old.email,
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
    ads_campaign_id,
    ladi_page_id,
    account_id,
    process_limit,
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

/** What another lead goes on with is read, not changed. */
export function keepResold({ actor }: CrmContext, changes: readonly LeadChange[]): void {
  for (const change of changes) {
    const { old, record } = change;
    if (actor.kind === 'system' || !old || old.resold_lead_id === null) continue;
    if (!record || record.resold_lead_id === old.resold_lead_id) change.refuse('rule.lead.resold');
  }
}
