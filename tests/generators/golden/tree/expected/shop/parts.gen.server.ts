// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import { accountModel } from './account.entity.gen.server.ts';
import { agenciesList } from './agencies.list.gen.server.ts';
import { agencyTotalModel } from './agency-total.entity.gen.server.ts';
import { agencyModel } from './agency.entity.gen.server.ts';
import { categoryModel } from './category.entity.gen.server.ts';
import { deliveryModel } from './delivery.entity.gen.server.ts';

export const shopParts: ModuleParts = {
  module: { name: 'shop', order: 10, tab: 'shop', settings: [] },
  entities: [accountModel, agencyTotalModel, agencyModel, categoryModel, deliveryModel],
  lists: [agenciesList],
};
