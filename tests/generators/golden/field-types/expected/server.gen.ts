// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { ServerModel } from '#contract/model.ts';
import { color } from './_shared/color.enum.gen.ts';
import { grade } from './_shared/grade.enum.gen.ts';
import sharedEn from './_shared/messages.en.gen.ts';
import sharedVi from './_shared/messages.vi.gen.ts';
import sharedZh from './_shared/messages.zh.gen.ts';
import { validate as brandValidate } from './built/shop/brand.validate.gen.js';
import { validate as itemPartValidate } from './built/shop/item-part.validate.gen.js';
import { validate as itemValidate } from './built/shop/item.validate.gen.js';
import menuEn from './menu.en.gen.ts';
import menuVi from './menu.vi.gen.ts';
import menuZh from './menu.zh.gen.ts';
import { permission, permissions } from './permissions.gen.ts';
import { brandModel } from './shop/brand.entity.gen.server.ts';
import { itemPartModel } from './shop/item-part.entity.gen.server.ts';
import { itemModel } from './shop/item.entity.gen.server.ts';
import shopEn from './shop/messages.en.gen.ts';
import shopVi from './shop/messages.vi.gen.ts';
import shopZh from './shop/messages.zh.gen.ts';

export const model: ServerModel = {
  entities: [
    brandModel,
    itemPartModel,
    itemModel,
  ],
  lists: [],
  forms: [],
  reports: [],
  imports: [],
  lookups: [],
  enums: [
    color,
    grade,
    permission,
  ],
  permissions: permissions,
  modules: [{ name: 'shop', settings: [] }],
  notifications: [],
  validators: {
    brand: brandValidate,
    item_part: itemPartValidate,
    item: itemValidate,
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
