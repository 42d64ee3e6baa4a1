// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { ServerModel } from '#contract/model.ts';
import sharedEn from './_shared/messages.en.gen.ts';
import sharedVi from './_shared/messages.vi.gen.ts';
import sharedZh from './_shared/messages.zh.gen.ts';
import { validate as depotValidate } from './built/shop/depot.validate.gen.js';
import { validate as parcelLineValidate } from './built/shop/parcel-line.validate.gen.js';
import { validate as parcelValidate } from './built/shop/parcel.validate.gen.js';
import menuEn from './menu.en.gen.ts';
import menuVi from './menu.vi.gen.ts';
import menuZh from './menu.zh.gen.ts';
import { permission, permissions } from './permissions.gen.ts';
import { depotModel } from './shop/depot.entity.gen.server.ts';
import shopEn from './shop/messages.en.gen.ts';
import shopVi from './shop/messages.vi.gen.ts';
import shopZh from './shop/messages.zh.gen.ts';
import { parcelGoodsReport } from './shop/parcel-goods.report.gen.server.ts';
import { parcelLineModel } from './shop/parcel-line.entity.gen.server.ts';
import { parcelState } from './shop/parcel-state.enum.gen.ts';
import { parcelModel } from './shop/parcel.entity.gen.server.ts';
import { parcelForm } from './shop/parcel.form.gen.server.ts';
import { parcelsList } from './shop/parcels.list.gen.server.ts';

export const model: ServerModel = {
  entities: [
    depotModel,
    parcelLineModel,
    parcelModel,
  ],
  lists: [
    parcelsList,
  ],
  forms: [
    parcelForm,
  ],
  reports: [
    parcelGoodsReport,
  ],
  imports: [],
  lookups: [],
  enums: [
    parcelState,
    permission,
  ],
  permissions: permissions,
  modules: [{ name: 'shop', tab: 'shop', menu: [['parcel_manager']], settings: [] }],
  notifications: [],
  validators: {
    depot: depotValidate,
    parcel_line: parcelLineValidate,
    parcel: parcelValidate,
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
