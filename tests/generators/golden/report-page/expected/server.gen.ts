// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { ServerModel } from '#contract/model.ts';
import sharedEn from './_shared/messages.en.gen.ts';
import sharedVi from './_shared/messages.vi.gen.ts';
import sharedZh from './_shared/messages.zh.gen.ts';
import { validate as billValidate } from './built/shop/bill.validate.gen.js';
import { validate as settingsPageValidate } from './built/shop/settings.page.validate.gen.js';
import menuEn from './menu.en.gen.ts';
import menuVi from './menu.vi.gen.ts';
import menuZh from './menu.zh.gen.ts';
import { permission, permissions } from './permissions.gen.ts';
import { billNumbersReport } from './shop/bill-numbers.report.gen.server.ts';
import { billState } from './shop/bill-state.enum.gen.ts';
import { billModel } from './shop/bill.entity.gen.server.ts';
import { billsList } from './shop/bills.list.gen.server.ts';
import { checkPage } from './shop/check.page.gen.server.ts';
import shopEn from './shop/messages.en.gen.ts';
import shopVi from './shop/messages.vi.gen.ts';
import shopZh from './shop/messages.zh.gen.ts';

export const model: ServerModel = {
  entities: [
    billModel,
  ],
  lists: [
    billsList,
  ],
  forms: [],
  reports: [
    billNumbersReport,
  ],
  imports: [],
  lookups: [
    checkPage,
  ],
  enums: [
    billState,
    permission,
  ],
  permissions: permissions,
  modules: [
    {
      name: 'shop', tab: 'shop', menu: [['bill_manager'], ['bill_price']],
      settings: [
        { name: 'bill_limit', type: 'money', json: 'integer', minimum: 0 },
        { name: 'bill_days', type: 'integer', json: 'integer', minimum: 1, default: 14 },
      ],
    },
  ],
  settingsPage: { permissions: ['bill_manager'], validate: settingsPageValidate },
  notifications: [],
  validators: {
    bill: billValidate,
  },
  actions: [],
  code: {},
  messages: {
    vi: {
      ...menuVi,
      ...sharedVi,
      ...shopVi,
    },
    en: {
      ...menuEn,
      ...sharedEn,
      ...shopEn,
    },
    zh: {
      ...menuZh,
      ...sharedZh,
      ...shopZh,
    },
  },
};
