// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import { brandModel } from './brand.entity.gen.server.ts';
import { itemPartModel } from './item-part.entity.gen.server.ts';
import { itemModel } from './item.entity.gen.server.ts';

export const shopParts: ModuleParts = {
  module: { name: 'shop', order: 10, settings: [] },
  entities: [brandModel, itemPartModel, itemModel],
};
