import { MarketplaceError, type ShopCall, type StockPush, type StockRefusal } from '#contract/marketplace.ts';
import { ask, toFacts, toList, toText } from './client.ts';

/** Models of an item that one call takes. */
const MOST_MODELS = 50;

/** Number of an article without models. */
const NO_MODEL = '0';

/** Gives quantities item by item; what Shopee refuses of one holds up no other. */
export async function pushStock(call: ShopCall, pushes: readonly StockPush[]): Promise<StockRefusal[]> {
  const refused: StockRefusal[] = [];
  for (const part of toCalls(pushes)) refused.push(...(await pushPart(call, part)));
  return refused;
}

/** Models of one item belong together, at most fifty of them. */
function toCalls(pushes: readonly StockPush[]): StockPush[][] {
  const items = new Map<string, StockPush[]>();
  for (const push of pushes) items.set(push.itemId, [...(items.get(push.itemId) ?? []), push]);
  return [...items.values()].flatMap((models) =>
    Array.from({ length: Math.ceil(models.length / MOST_MODELS) }, (_, part) =>
      models.slice(part * MOST_MODELS, (part + 1) * MOST_MODELS),
    ),
  );
}

async function pushPart(call: ShopCall, models: readonly StockPush[]): Promise<StockRefusal[]> {
  const stock_list = models.map(({ modelId, quantity }) => ({
    model_id: Number(modelId ?? NO_MODEL),
    seller_stock: [{ stock: quantity }],
  }));
  const body = { item_id: Number(models[0]?.itemId), stock_list };
  try {
    const { response } = await ask(call, { path: '/api/v2/product/update_stock', body });
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
