import type { Sent } from '#contract/module.ts';
import type { CheckOutActionInput, CheckOutActionResult } from '#generated/pos/check-out.action.gen.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import { rememberBuyers } from '#modules/buyer/buyer.api.server.ts';

type Input = Sent<CheckOutActionInput>;

/** One article of the cart, at the price of now. */
interface Line {
  goods_id: number;
  quantity: number;
  unit_price: number;
}

/** The cart is sold at the prices of now, to what the till has shown: stock goes out and the bill is made, or nothing is. */
export async function checkOut(context: PosContext, input: Input): Promise<CheckOutActionResult> {
  const { actor, now, records, user, refuse } = context;
  if (!user.pos.includes(input.pos_id))
    refuse('reference_not_found', 'pos_id', { label: 'check-out.pos_id', value: input.pos_id });
  const lines = await readLines(context, input);
  const total = lines.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
  if (total !== input.total) refuse('rule.check-out.price_changed', 'total', { value: total });
  const { pos_id, cash, buyer_phone, buyer_name } = input;
  const paid_at = now.toISOString();
  const seller_id = actor.accountId;
  const [sale] = await records('pos_sale').create([
    { pos_id, seller_id, paid_at, buyer_phone, buyer_name, cash, lines },
  ]);
  if (!sale) throw new Error('no bill was made');
  if (buyer_phone) await rememberBuyers(context, [{ phone: buyer_phone, name: buyer_name ?? buyer_phone }]);
  return { sale_id: sale.id, code: sale.code, change: sale.change ?? 0 };
}

async function readLines({ records, refuse }: PosContext, { lines }: Input): Promise<Line[]> {
  const goods = await records('goods').find({ id: lines.map(({ goods_id }) => goods_id ?? 0) });
  const prices = new Map(goods.map(({ id, retail_price }) => [id, retail_price]));
  return lines.map(({ goods_id = 0, quantity = 1 }, index) => {
    const unit_price = prices.get(goods_id) ?? null;
    if (unit_price !== null) return { goods_id, quantity, unit_price };
    const code = prices.has(goods_id) ? 'rule.check-out.no_price' : 'reference_not_found';
    return refuse(code, `lines.${index}.goods_id`, { label: 'check-out.lines', value: goods_id });
  });
}
