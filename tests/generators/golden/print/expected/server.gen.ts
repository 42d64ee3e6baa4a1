// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { ServerModel } from '#contract/model.ts';
import { validate as billLineValidate } from './built/shop/bill-line.validate.gen.js';
import { validate as billValidate } from './built/shop/bill.validate.gen.js';
import menuEn from './menu.en.gen.ts';
import menuVi from './menu.vi.gen.ts';
import menuZh from './menu.zh.gen.ts';
import { permission, permissions } from './permissions.gen.ts';
import { billLineModel } from './shop/bill-line.entity.gen.server.ts';
import { billModel } from './shop/bill.entity.gen.server.ts';
import shopEn from './shop/messages.en.gen.ts';
import shopVi from './shop/messages.vi.gen.ts';
import shopZh from './shop/messages.zh.gen.ts';

export const model: ServerModel = {
  entities: [
    billLineModel,
    billModel,
  ],
  lists: [],
  forms: [],
  reports: [],
  imports: [],
  lookups: [],
  enums: [
    permission,
  ],
  permissions: permissions,
  modules: [{ name: 'shop', settings: [] }],
  notifications: [],
  validators: {
    bill_line: billLineValidate,
    bill: billValidate,
  },
  actions: [],
  code: {},
  messages: {
    vi: {
      ...menuVi,
      ...shopVi,
    },
    en: {
      ...menuEn,
      ...shopEn,
    },
    zh: {
      ...menuZh,
      ...shopZh,
    },
  },
};
