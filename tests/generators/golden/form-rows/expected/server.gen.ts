// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { ServerModel } from '#contract/model.ts';
import { validate as billLineValidate } from './built/shop/bill-line.validate.gen.js';
import { validate as billValidate } from './built/shop/bill.validate.gen.js';
import { validate as goodsValidate } from './built/shop/goods.validate.gen.js';
import menuEn from './menu.en.gen.ts';
import menuVi from './menu.vi.gen.ts';
import menuZh from './menu.zh.gen.ts';
import { permission, permissions } from './permissions.gen.ts';
import { billLineModel } from './shop/bill-line.entity.gen.server.ts';
import { billMailForm } from './shop/bill-mail.form.gen.server.ts';
import { billNewForm } from './shop/bill-new.form.gen.server.ts';
import { billModel } from './shop/bill.entity.gen.server.ts';
import { billForm } from './shop/bill.form.gen.server.ts';
import { goodsModel } from './shop/goods.entity.gen.server.ts';
import shopEn from './shop/messages.en.gen.ts';
import shopVi from './shop/messages.vi.gen.ts';
import shopZh from './shop/messages.zh.gen.ts';

export const model: ServerModel = {
  entities: [
    billLineModel,
    billModel,
    goodsModel,
  ],
  lists: [],
  forms: [
    billMailForm,
    billNewForm,
    billForm,
  ],
  reports: [],
  imports: [],
  lookups: [],
  enums: [
    permission,
  ],
  permissions: permissions,
  modules: [{ name: 'shop', tab: 'shop', gate: 'is_active_pos', menu: [['bill_manager']], settings: [] }],
  notifications: [],
  validators: {
    bill_line: billLineValidate,
    bill: billValidate,
    goods: goodsValidate,
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
