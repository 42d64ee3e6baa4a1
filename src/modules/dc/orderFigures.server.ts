import { sql } from 'kysely';
import type { Sent } from '#contract/module.ts';
import type { DcContext } from '#generated/dc/module.gen.server.ts';
import type {
  OrderFiguresActionInput,
  OrderFiguresActionResult,
} from '#generated/dc/order-figures.action.gen.ts';
import { movedLines, readHeld } from './holdings.server.ts';
import { readGoods, readNodes, priceOf } from './prices.server.ts';

/** Days of sales that an order is to fill up (screen book 4, inferred). */
const SALES_DAYS = 30;

/** What somebody who orders wants to see beside each article. */
export async function readOrderFigures(
  context: DcContext,
  { ids, distributor_id }: Sent<OrderFiguresActionInput>,
): Promise<OrderFiguresActionResult> {
  const { refuse, user } = context;
  if (user.node !== null && !user.nodes.includes(distributor_id))
    refuse('reference_not_found', 'distributor_id');
  const [node] = await readNodes(context, [distributor_id]);
  const goods = await readGoods(context, ids);
  const held = await readHeld(context, [distributor_id]);
  const arriving = await readArriving(context, distributor_id);
  const sold = await readSold(context, distributor_id);
  const rows = goods.map((article) => {
    const { id, item_per_pack: pack } = article;
    const price = node ? priceOf(article, node.price_level) : null;
    const figures = {
      on_hand: held.get(`${distributor_id} ${id}`) ?? 0,
      arriving: arriving.get(id) ?? 0,
      sold_30d: sold.get(id) ?? 0,
    };
    const wanted = Math.max(0, figures.sold_30d - figures.on_hand - figures.arriving);
    const suggested = Math.ceil(wanted / pack) * pack;
    return { id, ...figures, suggested, pack, ...(price === null ? {} : { price }) };
  });
  return { rows };
}

const toCounts = (rows: readonly { goods_id: number; quantity: string }[]): Map<number, number> =>
  new Map(rows.map(({ goods_id, quantity }) => [goods_id, Number(quantity)]));

async function readArriving({ db }: DcContext, node: number): Promise<Map<number, number>> {
  const rows = await movedLines(db, ['sent'])
    .select(({ fn }) => ['l.goods_id', fn.sum<string>('l.quantity').as('quantity')])
    .where('m.to_id', '=', node)
    .groupBy('l.goods_id')
    .execute();
  return toCounts(rows);
}

async function readSold({ db, today }: DcContext, node: number): Promise<Map<number, number>> {
  const rows = await movedLines(db, ['received'])
    .select(({ fn }) => ['l.goods_id', fn.sum<string>('l.quantity').as('quantity')])
    .where('m.from_id', '=', node)
    .where('m.kind', '=', 'sell_out')
    .where(sql<boolean>`m.sold_on > ${today}::date - ${SALES_DAYS}::int`)
    .groupBy('l.goods_id')
    .execute();
  return toCounts(rows);
}
