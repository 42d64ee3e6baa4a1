// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { ServerModel } from '#contract/model.ts';
import sharedEn from './_shared/messages.en.gen.ts';
import sharedVi from './_shared/messages.vi.gen.ts';
import sharedZh from './_shared/messages.zh.gen.ts';
import { currency } from './ads/currency.enum.gen.ts';
import adsEn from './ads/messages.en.gen.ts';
import adsVi from './ads/messages.vi.gen.ts';
import adsZh from './ads/messages.zh.gen.ts';
import { spendModel } from './ads/spend.entity.gen.server.ts';
import { spendList } from './ads/spend.list.gen.server.ts';
import { spendReport } from './ads/spend.report.gen.server.ts';
import { validate as spendValidate } from './built/ads/spend.validate.gen.js';
import menuEn from './menu.en.gen.ts';
import menuVi from './menu.vi.gen.ts';
import menuZh from './menu.zh.gen.ts';
import { permission, permissions } from './permissions.gen.ts';

export const model: ServerModel = {
  entities: [
    spendModel,
  ],
  lists: [
    spendList,
  ],
  forms: [],
  reports: [
    spendReport,
  ],
  imports: [],
  lookups: [],
  enums: [
    currency,
    permission,
  ],
  permissions: permissions,
  modules: [{ name: 'ads', tab: 'ads', menu: [['ads_manager']], settings: [] }],
  notifications: [],
  validators: {
    spend: spendValidate,
  },
  actions: [],
  code: {},
  messages: {
    vi: {
      ...menuVi,
      ...sharedVi,
      ...adsVi,
    },
    en: {
      ...menuEn,
      ...sharedEn,
      ...adsEn,
    },
    zh: {
      ...menuZh,
      ...sharedZh,
      ...adsZh,
    },
  },
};
