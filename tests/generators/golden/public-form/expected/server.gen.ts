// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { ServerModel } from '#contract/model.ts';
import menuEn from './menu.en.gen.ts';
import menuVi from './menu.vi.gen.ts';
import menuZh from './menu.zh.gen.ts';
import { permission, permissions } from './permissions.gen.ts';
import { guestForm } from './shop/guest.form.gen.server.ts';
import shopEn from './shop/messages.en.gen.ts';
import shopVi from './shop/messages.vi.gen.ts';
import shopZh from './shop/messages.zh.gen.ts';

export const model: ServerModel = {
  entities: [],
  lists: [],
  forms: [
    guestForm,
  ],
  reports: [],
  imports: [],
  lookups: [],
  enums: [
    permission,
  ],
  permissions: permissions,
  modules: [{ name: 'shop', settings: [] }],
  notifications: [],
  validators: {},
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
