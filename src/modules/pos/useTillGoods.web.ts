import { useEffect, useRef } from 'react';
import { useEvent } from 'react-admin';
import { tillGoodsAction } from '#generated/pos/till-goods.action.gen.ts';
import { useAsk } from '#web/kit/useAsk.ts';
import type { TillGoods } from './cart.ts';
import { findLocal } from './findLocal.ts';
import { isGoodsAnswer, type GoodsAnswer } from './goodsAnswer.web.ts';

/** ms after which prices are read anew. */
const EVERY = 600_000;

const NONE: GoodsAnswer = { goods: [] };

/** Finds goods of the shop while the server is not reached, as long as the page is open. */
export function useTillGoods(posId: number): (text: string) => readonly TillGoods[] {
  const known = useRef<readonly TillGoods[]>([]);
  const ask = useAsk(tillGoodsAction, isGoodsAnswer, () => NONE);
  useEffect(() => {
    const stop = new AbortController();
    const read = async (): Promise<void> => {
      const answer = await ask({ pos_id: posId }, stop.signal);
      if (answer && answer.goods.length > 0) known.current = answer.goods;
    };
    void read();
    const timer = setInterval(() => void read(), EVERY);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [posId, ask]);
  return useEvent((text: string) => findLocal(known.current, text));
}
