// Generated from schemas/ads/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import { currency } from './currency.enum.gen.ts';
import { spendModel } from './spend.entity.gen.server.ts';
import { spendList } from './spend.list.gen.server.ts';
import { spendReport } from './spend.report.gen.server.ts';

export const adsParts: ModuleParts = {
  module: { name: 'ads', order: 1, tab: 'ads', menu: [['ads_manager']], settings: [] },
  entities: [spendModel],
  lists: [spendList],
  reports: [spendReport],
  enums: [currency],
};
