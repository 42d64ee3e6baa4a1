// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import { goodsModel } from './goods.entity.gen.server.ts';
import { stockLevelModel } from './stock-level.entity.gen.server.ts';
import { stockLevelsList } from './stock-levels.list.gen.server.ts';

export const shopParts: ModuleParts = {
  module: { name: 'shop', order: 10, tab: 'shop', settings: [] },
  entities: [goodsModel, stockLevelModel],
  lists: [stockLevelsList],
};
