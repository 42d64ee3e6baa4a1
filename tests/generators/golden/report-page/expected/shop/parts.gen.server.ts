// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import { validate as settingsPageValidate } from '#generated/built/shop/settings.page.validate.gen.js';
import { billNumbersReport } from './bill-numbers.report.gen.server.ts';
import { billState } from './bill-state.enum.gen.ts';
import { billModel } from './bill.entity.gen.server.ts';
import { billsList } from './bills.list.gen.server.ts';
import { checkPage } from './check.page.gen.server.ts';
import { connectPage } from './connect.page.gen.server.ts';

export const shopParts: ModuleParts = {
  module: {
    name: 'shop', order: 1, tab: 'shop', menu: [['bill_manager'], ['bill_price']],
    settings: [
      { name: 'bill_limit', type: 'money', json: 'integer', minimum: 0, license: 'finance' },
      { name: 'bill_days', type: 'integer', json: 'integer', minimum: 1, default: 14 },
    ],
  },
  entities: [billModel],
  lists: [billsList],
  reports: [billNumbersReport],
  lookups: [checkPage],
  callbacks: [connectPage],
  enums: [billState],
  settingsPage: { permissions: ['bill_manager'], validate: settingsPageValidate },
};
