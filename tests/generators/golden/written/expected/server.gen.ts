// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { ServerModel } from '#contract/model.ts';
import sharedEn from './_shared/messages.en.gen.ts';
import sharedVi from './_shared/messages.vi.gen.ts';
import sharedZh from './_shared/messages.zh.gen.ts';
import { validate as goodsValidate } from './built/shop/goods.validate.gen.js';
import menuEn from './menu.en.gen.ts';
import menuVi from './menu.vi.gen.ts';
import menuZh from './menu.zh.gen.ts';
import { permission, permissions } from './permissions.gen.ts';
import { goodsModel } from './shop/goods.entity.gen.server.ts';
import shopEn from './shop/messages.en.gen.ts';
import shopVi from './shop/messages.vi.gen.ts';
import shopZh from './shop/messages.zh.gen.ts';
import { stockLevelModel } from './shop/stock-level.entity.gen.server.ts';
import { stockLevelsList } from './shop/stock-levels.list.gen.server.ts';

export const model: ServerModel = {
  entities: [
    goodsModel,
    stockLevelModel,
  ],
  lists: [
    stockLevelsList,
  ],
  forms: [],
  reports: [],
  imports: [],
  lookups: [],
  enums: [
    permission,
  ],
  permissions: permissions,
  modules: [{ name: 'shop', tab: 'shop', settings: [] }],
  notifications: [],
  validators: {
    goods: goodsValidate,
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
