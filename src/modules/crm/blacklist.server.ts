import type { RecordChange } from '#contract/module.ts';
import { toForm } from '#contract/text.ts';
import type { Blacklist } from '#generated/crm/blacklist.entity.gen.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { findBlockedPlaces, findPlaces, liesIn } from './blockedPlaces.server.ts';
import { isFresh, isTyped } from './queues.server.ts';

type LeadChange = RecordChange<Lead>;

/** Addresses are compared without accents, case and signs. */
export function keyAddresses(_: CrmContext, changes: readonly RecordChange<Blacklist>[]): void {
  for (const { record } of changes)
    if (record) record.address_key = record.address === null ? null : toForm(record.address);
}

/** Who is to be looked for. */
interface Asked {
  phone: string | null;
  address: string | null;
  city: string | null;
  ward: string | null;
}

/** The entry that stops somebody today: that of the phone before that of the address. */
async function findBlocks(
  context: CrmContext,
  asked: readonly Asked[],
): Promise<(one: Asked) => Blacklist | null> {
  const { records, today } = context;
  const rows = records('blacklist');
  const phones = asked.flatMap(({ phone }) => phone ?? []);
  const keys = asked.flatMap(({ address }) => (address ? toForm(address) : []));
  const byPhone = phones.length > 0 ? await rows.find({ phone: phones, active: true }) : [];
  const byAddress = keys.length > 0 ? await rows.find({ address_key: keys, active: true }) : [];
  const live = [...byPhone, ...byAddress].filter(({ expires_at: end }) => end === null || end >= today);
  const places = await findBlockedPlaces(context, byAddress);
  return ({ phone, address, ...where }) =>
    live.find((row) => phone !== null && row.phone === phone) ??
    live.find(
      (row) => address !== null && row.address_key === toForm(address) && liesIn(row, where, places),
    ) ??
    null;
}

/** The entry that stops a phone today. */
export async function findPhoneBlock(context: CrmContext, phone: string): Promise<Blacklist | null> {
  const asked = { phone, address: null, city: null, ward: null };
  const blockOf = await findBlocks(context, [asked]);
  return blockOf(asked);
}

const mayOverride = ({ user }: CrmContext, note: string | null): boolean =>
  user.permissions.includes('crm_blacklist') && note !== null;

/**
 * New leads of blocked people: what staff type is refused, unless who may block says in a note why not; what comes in by itself
 * ends among the blocked.
 */
export async function stopLeads(context: CrmContext, changes: readonly LeadChange[]): Promise<void> {
  const news = changes.filter((change) => isFresh(change) && change.record);
  if (news.length === 0) return;
  const blockOf = await findBlocks(
    context,
    news.flatMap(({ record }) => record ?? []),
  );
  const hits: Blacklist[] = [];
  for (const change of news) {
    const block = change.record && blockOf(change.record);
    if (!change.record || !block || change.record.blacklist_id !== null) continue;
    if (isTyped(context, change)) refuseTyped(context, change, block);
    else hits.push(stop(change.record, block));
  }
  await noteHits(context, hits);
}

function refuseTyped(context: CrmContext, change: LeadChange, block: Blacklist): void {
  if (mayOverride(context, change.record?.note ?? null)) return;
  change.refuse('rule.lead.blacklisted', block.kind === 'phone' ? 'phone' : 'address', { value: block.note });
}

function stop(lead: Lead, block: Blacklist): Blacklist {
  lead.queue = 'blacklist';
  lead.status = 40;
  lead.cancel_type = block.kind === 'phone' ? 'blacklist' : 'black_address';
  lead.blacklist_id = block.id;
  return block;
}

async function noteHits({ records, now }: CrmContext, hits: readonly Blacklist[]): Promise<void> {
  const ids = [...new Set(hits.map(({ id }) => id))];
  if (ids.length === 0) return;
  const rows = await records('blacklist').lock({ id: ids });
  await records('blacklist').update(
    rows.map(({ id, hit_count }) => ({
      id,
      hit_count: hit_count + hits.filter((hit) => hit.id === id).length,
      last_hit_at: now.toISOString(),
    })),
  );
}

/** Orders of blocked people: staff cannot type them, those of marketplaces wait for somebody. */
export async function stopOrders(
  context: CrmContext,
  changes: readonly RecordChange<Order>[],
): Promise<void> {
  const news = changes.filter(({ old, record }) => !old && record);
  if (news.length === 0) return;
  const toAsked = (order: Order): Asked => ({
    phone: order.receiver_phone,
    address: order.receiver_address,
    city: order.receiver_city,
    ward: order.receiver_ward,
  });
  const blockOf = await findBlocks(
    context,
    news.flatMap(({ record }) => (record ? toAsked(record) : [])),
  );
  for (const change of news) {
    const block = change.record && blockOf(toAsked(change.record));
    if (!change.record || !block) continue;
    if (context.actor.kind === 'system') change.record.is_pending = true;
    else if (!mayOverride(context, change.record.internal_note))
      change.refuse('rule.lead.blacklisted', block.kind === 'phone' ? 'receiver_phone' : 'receiver_address', {
        value: block.note,
      });
  }
}

/** Who is blocked from his card stands on the blacklist from then on. */
export async function blockLeads(context: CrmContext, changes: readonly LeadChange[]): Promise<void> {
  const leads = changes.flatMap(({ record, input }) => (record ? [{ record, input }] : []));
  const blockOf = await findBlocks(
    context,
    leads.map(({ record }) => toPhone(record)),
  );
  const fresh = leads.filter(({ record }) => !blockOf(toPhone(record)));
  const entries: Partial<Blacklist>[] = [];
  for (const { record, input } of fresh) entries.push(...(await toEntries(context, record, input)));
  await context.records('blacklist').createSome(entries);
}

const toPhone = ({ phone }: Lead): Asked => ({ phone, address: null, city: null, ward: null });

async function toEntries(
  context: CrmContext,
  lead: Lead,
  input: LeadChange['input'],
): Promise<Partial<Blacklist>[]> {
  const { id, phone, address } = lead;
  const facts: Partial<Blacklist> = {
    reason: input['reason'] as Blacklist['reason'],
    note: String(input['note']),
    source: 'lead',
    lead_id: id,
  };
  const entry: Partial<Blacklist> = { kind: 'phone', phone, ...facts };
  return input['with_address'] === true && address !== null
    ? [entry, { kind: 'address', address, ...(await findPlaces(context, lead)), ...facts }]
    : [entry];
}

/** Takes entries out of use. */
export async function liftBlocks(
  { records }: CrmContext,
  changes: readonly RecordChange<Blacklist>[],
  { note }: { note: string },
): Promise<void> {
  await records('blacklist').update(changes.map(({ id }) => ({ id, active: false, note })));
}

/** Blocks until another day, or for ever. */
export async function extendBlocks(
  { records }: CrmContext,
  changes: readonly RecordChange<Blacklist>[],
  { expires_at }: { expires_at: string | null },
): Promise<void> {
  await records('blacklist').update(changes.map(({ id }) => ({ id, active: true, expires_at })));
}
