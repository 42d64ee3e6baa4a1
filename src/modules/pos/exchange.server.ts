import type { Sent } from '#contract/module.ts';
import type { CheckOutActionInput } from '#generated/pos/check-out.action.gen.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import type { PosSale } from '#generated/pos/pos-sale.entity.gen.ts';
import { returnGoods } from './returnBill.server.ts';

/** Goods of an older bill that come back while others are bought, in one change: what they were worth pays for those. */
export async function takeExchanged(
  context: PosContext,
  { pos_id, return_sale_id, return_lines, return_reason, return_total }: Sent<CheckOutActionInput>,
): Promise<PosSale | null> {
  const { records, refuse } = context;
  if (return_sale_id === null) return null;
  const [bill] = await records('pos_sale').lock({ id: return_sale_id });
  const label = 'check-out.return_sale_id';
  if (!bill) return refuse('reference_not_found', 'return_sale_id', { label, value: return_sale_id });
  if (bill.pos_id !== pos_id)
    return refuse('rule.check-out.other_shop', 'return_sale_id', { value: bill.code });
  if (!return_reason) return refuse('is_empty', 'return_reason', { label: 'check-out.return_reason' });
  const made = await returnGoods(
    context,
    bill,
    { return_reason, by_transfer: false, lines: return_lines },
    (rule, path = 'return_sale_id', params = {}) =>
      refuse(rule, path.replace(/^lines/, 'return_lines'), params),
  );
  const value = -(made?.total ?? 0);
  if (value !== (return_total ?? 0)) refuse('rule.check-out.refund_changed', 'return_total', { value });
  return made;
}
