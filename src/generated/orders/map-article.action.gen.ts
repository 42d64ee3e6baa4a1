// Generated from schemas/orders/map-article.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { MarketOrder } from './market-order.entity.gen.ts';

export type MapArticleActionInput = {
  platform_sku: string | null;
  goods_id: number | null;
  combo_id: number | null;
  multiplier: number;
};

export const mapArticleActionFields = createFields({
  platform_sku: { type: 'code', json: 'string', maxLength: 100 },
  goods_id: { type: 'reference', json: 'integer', reference: { entity: 'goods', onDelete: 'restrict' } },
  combo_id: {
    type: 'reference', json: 'integer',
    reference: { entity: 'combo', onDelete: 'restrict', where: { active: true, is_physical: false } },
  },
  multiplier: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000, default: 1 },
});

export const mapArticleAction: RecordAction = {
  key: 'map_article',
  entity: 'market_order',
  permissions: ['order_create_e_market'],
  guard: (c: Logic<MarketOrder>) => c.record.problem === 'unmapped',
  guardMessage: 'rule.market_order.nothing_to_map',
  form: 'map-article',
};
