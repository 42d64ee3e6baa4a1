import type { Sent } from '#contract/module.ts';
import type { Goods } from '#generated/goods/goods.entity.gen.ts';
import type { GoodsContext } from '#generated/goods/module.gen.server.ts';
import type { ScanGoodsActionInput } from '#generated/goods/scan-goods.action.gen.ts';
import { readOtherCode } from './goods.api.server.ts';

/** The article that a scanned code means, or the piece whose stamp it is; no row where it is neither. */
export async function scanGoods(
  context: GoodsContext,
  { code }: Sent<ScanGoodsActionInput>,
): Promise<{ rows: object[] }> {
  const { records } = context;
  const text = code.trim();
  if (text === '') return { rows: [] };
  const goods = records('goods');
  const [named] = [...(await goods.find({ barcode: text })), ...(await goods.find({ sku: text }))];
  if (named) return { rows: [rowOf(named, 1)] };
  const other = await readOtherCode(context, text);
  if (other)
    return { rows: (await goods.find({ id: other.goods_id })).map((one) => rowOf(one, other.factor)) };
  const [stamp] = await records('stamp').find({ code: text });
  const pieces = stamp ? await goods.find({ id: stamp.goods_id }) : [];
  return { rows: pieces.map((one) => ({ ...rowOf(one, 1), uid: text, piece_by: 'uid' })) };
}

/** Of an article without a stamp `uid` is empty, so that it does not join a row of one piece. */
const rowOf = ({ id, sku, name }: Goods, quantity: number) => ({
  goods_id: id,
  'goods_id.label': `${sku} – ${name}`,
  uid: null,
  quantity,
});
