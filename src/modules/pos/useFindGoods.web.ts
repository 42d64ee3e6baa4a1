import { useEvent } from 'react-admin';
import { shapes } from '#web/kit/shapes.ts';
import { useAsk } from '#web/kit/useAsk.ts';
import { findGoodsAction } from '#generated/pos/find-goods.action.gen.ts';
import type { TillGoods, TillPart } from './cart.ts';

const { isFlag, isNumber, isText, listOf, maybe, nullable, objectOf } = shapes;

const isAnswer = objectOf<{ goods: readonly TillGoods[] }>({
  goods: listOf(
    objectOf<TillGoods>({
      id: isNumber,
      sku: isText,
      name: isText,
      barcode: nullable(isText),
      retail_price: nullable(isNumber),
      image: nullable(isText),
      category_id: nullable(isNumber),
      available: isNumber,
      warehouse_id: isNumber,
      is_stamped: maybe(isFlag),
      uid: nullable(isText),
      parts: nullable(
        listOf(
          objectOf<TillPart>({
            goods_id: isNumber,
            category_id: nullable(isNumber),
            unit_price: isNumber,
            quantity: isNumber,
            available: isNumber,
          }),
        ),
      ),
    }),
  ),
});

/** Goods by barcode, SKU or words, the best first; undefined when they could not be asked for. */
export function useFindGoods(
  posId: number,
): (text: string, signal?: AbortSignal) => Promise<readonly TillGoods[] | undefined> {
  const ask = useAsk(findGoodsAction, isAnswer);
  return useEvent(
    async (text: string, signal?: AbortSignal) => (await ask({ pos_id: posId, text }, signal))?.goods,
  );
}
