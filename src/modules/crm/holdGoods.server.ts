import type { RecordChange } from '#contract/module.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { release, reserve, type StockLine } from '#modules/stock/stock.api.server.ts';

type LeadChange = RecordChange<Lead>;

const LEAD = { type: 'lead', reason: 'lead' } as const;

/** Queues in which a lead may keep goods back: from a temporary order until its order has them. */
const HOLDING: readonly Lead['queue'][] = ['temporary', 'complete', 'double_check', 'deposit_check'];

const DAY_MS = 86_400_000;

/** What the warehouse keeps back for a lead. */
function toHeld(lead: Readonly<Lead> | null): StockLine[] {
  if (!lead?.hold_stock || lead.warehouse_id === null) return [];
  const { id, warehouse_id, lines } = lead;
  return lines.map(({ goods_id, quantity }) => ({
    document_id: id,
    // People of the warehouse do not see whose it is.
    document_code: `L${id}`,
    warehouse_id,
    goods_id,
    quantity,
  }));
}

const holds = (lead: Readonly<Lead> | null): string =>
  JSON.stringify([
    lead?.hold_stock ? lead.hold_until : null,
    toHeld(lead).map((line) => [line.goods_id, line.warehouse_id, line.quantity]),
  ]);

/** A lead keeps back exactly its goods, all of them or it is refused with what is short; one that goes another way keeps nothing. */
export async function holdGoods(context: CrmContext, changes: readonly LeadChange[]): Promise<void> {
  for (const change of changes) {
    const { old, record } = change;
    if (record) endPassed(context, record, old);
    if (holds(old) === holds(record)) continue;
    if (record?.hold_stock) await hold(context, change, record);
    else await freeGoods(context, [change.id]);
  }
}

/** Until when goods are kept follows the temporary order; what has passed, or is not checked any more, is over. */
function endPassed({ now, settings }: CrmContext, record: Lead, old: Readonly<Lead> | null): void {
  if (record.temporary_until !== null && record.temporary_until !== old?.temporary_until)
    record.hold_until = record.temporary_until;
  record.hold_until ??=
    record.temporary_until ??
    new Date(now.getTime() + Number(settings['stock_reservation_days']) * DAY_MS).toISOString();
  const isOver = Date.parse(record.hold_until) <= now.getTime() || record.order_id !== null;
  if (isOver || !HOLDING.includes(record.queue)) record.hold_stock = false;
  if (!record.hold_stock) record.hold_until = null;
}

async function hold(context: CrmContext, change: LeadChange, record: Lead): Promise<void> {
  if (record.lines.length === 0) return change.refuse('rule.lead.needs_lines', 'warehouse_id');
  const expiresAt = new Date(record.hold_until ?? context.now);
  const [short] = await reserve(context, { ...LEAD, expiresAt }, toHeld(record));
  if (!short) return;
  const own = record.lines.filter(({ goods_id }) => goods_id === short.goods_id);
  const value = own.reduce((sum, { quantity }) => sum + quantity, 0);
  change.refuse('messages.not_enough_stock', change.action === 'update' ? 'lines' : 'warehouse_id', {
    label: own[0]?.name ?? '',
    value,
    limit: value - short.quantity,
  });
}

/** Others, or the orders of these leads, may have what was kept. */
export const freeGoods = (context: CrmContext, ids: readonly number[]): Promise<void> =>
  release(context, { type: LEAD.type, ids }, 'changed');
