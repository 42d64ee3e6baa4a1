import { useEvent } from 'react-admin';
import { findGoodsAction } from '#generated/pos/find-goods.action.gen.ts';
import { useAsk } from '#web/kit/useAsk.ts';
import type { TillGoods } from './cart.ts';
import { isGoodsAnswer, type GoodsAnswer } from './goodsAnswer.web.ts';

/** Goods by barcode, SKU or words, the best first; undefined when they could not be asked for. `instead`: while the server is not reached. */
export function useFindGoods(
  posId: number,
  instead: (text: string) => readonly TillGoods[],
): (text: string, signal?: AbortSignal) => Promise<readonly TillGoods[] | undefined> {
  const ask = useAsk(findGoodsAction, isGoodsAnswer, ({ text }): GoodsAnswer => ({ goods: instead(text) }));
  return useEvent(
    async (text: string, signal?: AbortSignal) => (await ask({ pos_id: posId, text }, signal))?.goods,
  );
}
