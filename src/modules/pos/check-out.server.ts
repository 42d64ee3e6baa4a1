import type { Sent } from '#contract/module.ts';
import type { CheckOutActionInput, CheckOutActionResult } from '#generated/pos/check-out.action.gen.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import type { PosSale } from '#generated/pos/pos-sale.entity.gen.ts';
import { rememberBuyers } from '#modules/buyer/buyer.api.server.ts';
import { issue, readFree } from '#modules/stock/stock.api.server.ts';
import { findShop } from './find-shop.server.ts';

type Input = Sent<CheckOutActionInput>;

/** One article of the cart, at the price of now. */
interface Line {
  goods_id: number;
  sku: string;
  quantity: number;
  unit_price: number;
}

/** The cart is sold at the prices of now, to what the till has shown: stock goes out and the bill is made, or nothing is. */
export async function checkOut(context: PosContext, input: Input): Promise<CheckOutActionResult> {
  const { warehouse_id } = await findShop(context, input.pos_id);
  const lines = await readLines(context, input);
  const total = lines.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
  if (total !== input.total) context.refuse('rule.check-out.price_changed', 'total', { value: total });
  await refuseShort(context, warehouse_id, lines);
  const sale = await createSale(context, input, lines);
  await issue(
    context,
    { reason: 'sale', other: 'customer', document_type: 'pos_sale' },
    lines.map(({ goods_id, quantity }) => ({
      goods_id,
      quantity,
      warehouse_id,
      document_id: sale.id,
      document_code: sale.code,
    })),
  );
  const { buyer_phone, buyer_name } = input;
  if (buyer_phone) await rememberBuyers(context, [{ phone: buyer_phone, name: buyer_name ?? buyer_phone }]);
  return { sale_id: sale.id, code: sale.code, change: sale.change ?? 0 };
}

async function readLines({ records, refuse }: PosContext, { lines }: Input): Promise<Line[]> {
  const found = await records('goods').find({ id: lines.map(({ goods_id }) => goods_id ?? 0) });
  const goods = new Map(found.map((one) => [one.id, one]));
  return lines.map(({ goods_id = 0, quantity = 1 }, index) => {
    const one = goods.get(goods_id);
    const unit_price = one?.retail_price ?? null;
    if (one && unit_price !== null) return { goods_id, sku: one.sku, quantity, unit_price };
    const code = one ? 'rule.check-out.no_price' : 'reference_not_found';
    return refuse(code, `lines.${index}.goods_id`, { label: 'check-out.lines', value: goods_id });
  });
}

/** Names what the shop has too little of; whoever sells at the same moment is kept apart by the levels' locks. */
async function refuseShort(context: PosContext, warehouseId: number, lines: readonly Line[]): Promise<void> {
  const goods = lines.map(({ goods_id }) => goods_id);
  const free = await readFree(context, warehouseId, goods);
  const short = lines.filter(({ goods_id, quantity }) => quantity > (free.get(goods_id) ?? 0));
  const names = short.map(({ goods_id, sku }) => `${sku} (${free.get(goods_id) ?? 0})`);
  if (names.length > 0) context.refuse('rule.check-out.short', 'lines', { value: names.join(', ') });
}

async function createSale(
  { actor, now, records }: PosContext,
  { pos_id, cash, buyer_phone, buyer_name }: Input,
  lines: readonly Line[],
): Promise<PosSale> {
  const [sale] = await records('pos_sale').create([
    {
      pos_id,
      cash,
      buyer_phone,
      buyer_name,
      seller_id: actor.accountId,
      paid_at: now.toISOString(),
      lines: lines.map(({ goods_id, quantity, unit_price }) => ({ goods_id, quantity, unit_price })),
    },
  ]);
  if (!sale) throw new Error('no bill was made');
  return sale;
}
