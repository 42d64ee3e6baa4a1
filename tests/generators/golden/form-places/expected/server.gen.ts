// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { ServerModel } from '#contract/model.ts';
import { validate as clientValidate } from './built/shop/client.validate.gen.js';
import { validate as parcelValidate } from './built/shop/parcel.validate.gen.js';
import { validate as unitValidate } from './built/shop/unit.validate.gen.js';
import menuEn from './menu.en.gen.ts';
import menuVi from './menu.vi.gen.ts';
import menuZh from './menu.zh.gen.ts';
import { permission, permissions } from './permissions.gen.ts';
import { clientModel } from './shop/client.entity.gen.server.ts';
import shopEn from './shop/messages.en.gen.ts';
import shopVi from './shop/messages.vi.gen.ts';
import shopZh from './shop/messages.zh.gen.ts';
import { parcelNewForm } from './shop/parcel-new.form.gen.server.ts';
import { parcelModel } from './shop/parcel.entity.gen.server.ts';
import { unitModel } from './shop/unit.entity.gen.server.ts';

export const model: ServerModel = {
  entities: [
    clientModel,
    parcelModel,
    unitModel,
  ],
  lists: [],
  forms: [
    parcelNewForm,
  ],
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
    client: clientValidate,
    parcel: parcelValidate,
    unit: unitValidate,
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
