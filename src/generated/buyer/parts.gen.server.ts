// Generated from schemas/buyer/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import buyerCode from '#modules/buyer/buyer.server.ts';
import { buyerKind } from './buyer-kind.enum.gen.ts';
import { buyerModel } from './buyer.entity.gen.server.ts';

export const buyerParts: ModuleParts = {
  module: { name: 'buyer', order: 7, tab: 'buyer', settings: [] },
  entities: [buyerModel],
  enums: [buyerKind],
  code: buyerCode,
};
