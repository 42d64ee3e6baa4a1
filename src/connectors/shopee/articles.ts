import {
  MarketplaceError,
  type PricePush,
  type PriceRefusal,
  type ShopCall,
  type StockPush,
  type StockRefusal,
} from '#contract/marketplace.ts';
import { ask, toFacts, toList, toText, type Facts } from './client.ts';

/** Models of an item that one call takes. */
const MOST_MODELS = 50;

/** Number of an article without models. */
const NO_MODEL = '0';

/** Gives quantities item by item; what Shopee refuses of one holds up no other. */
export const pushStock = (call: ShopCall, pushes: readonly StockPush[]): Promise<StockRefusal[]> =>
  pushAll(call, pushes, {
    path: '/api/v2/product/update_stock',
    list: 'stock_list',
    toModel: ({ quantity }) => ({ seller_stock: [{ stock: quantity }] }),
  });

/** Gives prices in the same way. */
export const pushPrices = (call: ShopCall, pushes: readonly PricePush[]): Promise<PriceRefusal[]> =>
  pushAll(call, pushes, {
    path: '/api/v2/product/update_price',
    list: 'price_list',
    toModel: ({ price }) => ({ original_price: price }),
  });

type Article = Pick<StockPush, 'itemId' | 'modelId'>;
type Refused<Push> = Push & { reason: string };

/** What is said of models, and by which call. */
interface Saying<Push> {
  path: string;
  list: string;
  toModel: (push: Push) => Facts;
}

async function pushAll<Push extends Article>(
  call: ShopCall,
  pushes: readonly Push[],
  saying: Saying<Push>,
): Promise<Refused<Push>[]> {
  const refused: Refused<Push>[] = [];
  for (const part of toCalls(pushes)) refused.push(...(await pushPart(call, part, saying)));
  return refused;
}

/** Models of one item belong together, at most fifty of them. */
function toCalls<Push extends Article>(pushes: readonly Push[]): Push[][] {
  const items = new Map<string, Push[]>();
  for (const push of pushes) items.set(push.itemId, [...(items.get(push.itemId) ?? []), push]);
  return [...items.values()].flatMap((models) =>
    Array.from({ length: Math.ceil(models.length / MOST_MODELS) }, (_, part) =>
      models.slice(part * MOST_MODELS, (part + 1) * MOST_MODELS),
    ),
  );
}

async function pushPart<Push extends Article>(
  call: ShopCall,
  models: readonly Push[],
  { path, list, toModel }: Saying<Push>,
): Promise<Refused<Push>[]> {
  const said = models.map((push) => ({ model_id: Number(push.modelId ?? NO_MODEL), ...toModel(push) }));
  try {
    const body = { item_id: Number(models[0]?.itemId), [list]: said };
    const { response } = await ask(call, { path, body });
    const failures = new Map(
      toList(toFacts(response)['failure_list']).map((one) => [
        toText(one['model_id']),
        toText(one['failed_reason']),
      ]),
    );
    return models.flatMap((push) => {
      const reason = failures.get(push.modelId ?? NO_MODEL);
      return reason === undefined ? [] : [{ ...push, reason }];
    });
  } catch (error) {
    if (!(error instanceof MarketplaceError) || error.reason !== 'refused') throw error;
    return models.map((push) => ({ ...push, reason: error.message }));
  }
}
