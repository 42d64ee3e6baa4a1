import type { RecordChange, Sent } from '#contract/module.ts';
import type {
  GoodsAvailableActionInput,
  GoodsAvailableActionResult,
} from '#generated/stock/goods-available.action.gen.ts';
import type { StockContext } from '#generated/stock/module.gen.server.ts';
import type { ReservationSession } from '#generated/stock/reservation-session.entity.gen.ts';
import type {
  ReserveGoodsActionInput,
  ReserveGoodsActionResult,
} from '#generated/stock/reserve-goods.action.gen.ts';
import { readNames } from './named.server.ts';
import { readFree, reserve, type StockLine } from './stock.api.server.ts';

/* Stock that people keep back themselves: a session names what, its reservations are given back one by one. */

type SessionChange = RecordChange<ReservationSession>;

const BY_HAND = { type: 'manual', reason: 'manual' } as const;
const DAY = 86_400_000;

/** Until when a company keeps goods back where nobody says so (setting `stock_reservation_days`). */
export const untilWhen = ({ now, settings }: Pick<StockContext, 'now' | 'settings'>): Date =>
  new Date(now.getTime() + Number(settings['stock_reservation_days']) * DAY);

/** A session says until when, and for which parcels, each once. */
export function completeSessions(context: StockContext, changes: readonly SessionChange[]): void {
  for (const { record } of changes) {
    if (!record) continue;
    record.expires_at ??= untilWhen(context).toISOString();
    record.tracking_codes = readNames(record.tracking_codes).join(';') || null;
  }
}

/** A session holds all of its lines, or it is refused with what is short. */
export async function holdSessions(context: StockContext, changes: readonly SessionChange[]): Promise<void> {
  for (const change of changes) if (change.action === 'create') await hold(context, change);
}

async function hold(context: StockContext, change: SessionChange): Promise<void> {
  const { record } = change;
  if (!record) return;
  const expiresAt = new Date(record.expires_at ?? context.now);
  const missing = await reserve(
    context,
    { ...BY_HAND, expiresAt, trackingCodes: record.tracking_codes },
    toLines(record),
  );
  for (const { goods_id, quantity } of missing) {
    const index = record.lines.findIndex((line) => line.goods_id === goods_id);
    const { name, quantity: value = 0 } = record.lines[index] ?? {};
    const params = { label: name ?? '', value, limit: value - quantity };
    change.refuse('messages.not_enough_stock', `lines.${index}.quantity`, params);
  }
}

const toLines = ({ id, code, warehouse_id, lines }: ReservationSession): StockLine[] =>
  lines.map(({ goods_id, quantity }) => ({
    document_id: id,
    document_code: code,
    warehouse_id,
    goods_id,
    quantity,
  }));

/** So many of each chosen article are kept back. */
export async function reserveGoods(
  { records }: StockContext,
  { ids, quantity, ...session }: Sent<ReserveGoodsActionInput>,
): Promise<ReserveGoodsActionResult> {
  const lines = [...new Set(ids)].map((goods_id) => ({ goods_id, quantity }));
  await records('reservation_session').create([{ ...session, lines }]);
  return { done: lines.map(({ goods_id }) => goods_id) };
}

/** What is free of articles where somebody wants to take them from, beside the lines that he types. */
export async function listAvailable(
  context: StockContext,
  { ids, warehouse_id }: Sent<GoodsAvailableActionInput>,
): Promise<GoodsAvailableActionResult> {
  const free = await readFree(context, warehouse_id, ids);
  return { rows: ids.map((id) => ({ id, available: free.get(id) ?? 0 })) };
}
