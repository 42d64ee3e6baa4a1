// Generated from schemas/orders/map-article.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/map-article.action.validate.gen.js';
import { mapArticleAction, mapArticleActionFields } from './map-article.action.gen.ts';

export const mapArticleActionModel: ActionModel = {
  key: 'map_article',
  stem: 'map-article',
  module: 'orders',
  records: mapArticleAction,
  permissions: ['order_create_e_market'],
  input: Object.values(mapArticleActionFields),
  validate,
};
