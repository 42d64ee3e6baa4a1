import { shapes } from '#web/kit/shapes.ts';
import type { TillGoods, TillPart } from './cart.ts';

const { isFlag, isNumber, isText, listOf, maybe, nullable, objectOf } = shapes;

/** Goods as the server gives them to a till. */
export interface GoodsAnswer {
  goods: readonly TillGoods[];
}

export const isGoodsAnswer = objectOf<GoodsAnswer>({
  goods: listOf(
    objectOf<TillGoods>({
      id: isNumber,
      sku: isText,
      name: isText,
      barcode: nullable(isText),
      retail_price: nullable(isNumber),
      wholesale_price: maybe(nullable(isNumber)),
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
