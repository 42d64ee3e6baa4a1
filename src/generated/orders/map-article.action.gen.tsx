// Generated from schemas/orders/map-article.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { mapArticleActionFields } from './map-article.action.gen.ts';

export const form = createForm({
  screen: 'map-article',
  title: 'market_order.action.map_article',
  mode: 'dialog',
  permissions: ['order_create_e_market'],
  sections: [
    {
      key: 'input', label: 'market_order.action.map_article',
      inputs: [
        input(mapArticleActionFields.platform_sku, { label: 'map-article.platform_sku' }),
        input(mapArticleActionFields.goods_id, { label: 'map-article.goods_id' }),
        input(mapArticleActionFields.combo_id, { label: 'map-article.combo_id' }),
        input(mapArticleActionFields.multiplier, { label: 'map-article.multiplier' }),
      ],
    },
  ],
  models: { 'map-article': { name: 'map-article', fields: Object.values(mapArticleActionFields), rules: [] } },
  validate: () => import('#generated/built/orders/map-article.action.validate.gen.js'),
});
