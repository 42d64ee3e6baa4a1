import type { RecordChange } from '#contract/module.ts';
import { formatMoney } from '#fields/money/money.ts';
import { toWallClock } from '#fields/date_time/zone.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import type { PosSale } from '#generated/pos/pos-sale.entity.gen.ts';
import { notifyBuyers, type ZnsAbout } from '#modules/messaging/messaging.api.server.ts';

/** Sends buyers the receipts of their bills; a bill is sent once. */
export async function sendZnsReceipts(
  context: PosContext,
  changes: readonly RecordChange<PosSale>[],
): Promise<void> {
  for (const change of changes) {
    const { old } = change;
    if (!old) continue;
    const sent = await notifyBuyers(context, 'bill_receipt', () => [toAbout(context, old)]);
    if (sent === null) change.refuse('rule.pos_sale.no_zns_template');
    else if (sent === 0) change.refuse('rule.pos_sale.receipt_sent', undefined, { value: old.code });
  }
}

/** Messages are in Vietnamese, as their templates are. */
function toAbout({ company }: PosContext, bill: Readonly<PosSale>): ZnsAbout {
  const { date } = toWallClock(new Date(bill.paid_at ?? bill.created_at), company.timeZone);
  const name = bill.buyer_name ?? bill.buyer_phone ?? '';
  return {
    key: `bill-${bill.id}`,
    code: bill.code,
    url: `/pos/order-list/${bill.id}`,
    phone: bill.buyer_phone ?? '',
    country: 1,
    name,
    values: {
      order_code: bill.code,
      receiver_name: name,
      receiver_phone: bill.buyer_phone ?? '',
      order_date: date.split('-').toReversed().join('/'),
      goods: bill.lines.map((line) => line.name ?? line.sku ?? '').join(', '),
      goods_quantity: String(bill.goods_quantity ?? 0),
      goods_total: formatMoney(bill.total, { ...company, language: 'vi', country: 1 }),
    },
  };
}
