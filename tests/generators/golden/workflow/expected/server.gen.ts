// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { ServerModel } from '#contract/model.ts';
import shopCode from '#modules/shop/shop.server.ts';
import { validate as taskValidate } from './built/shop/task.validate.gen.js';
import menuEn from './menu.en.gen.ts';
import menuVi from './menu.vi.gen.ts';
import menuZh from './menu.zh.gen.ts';
import { permission, permissions } from './permissions.gen.ts';
import shopEn from './shop/messages.en.gen.ts';
import shopVi from './shop/messages.vi.gen.ts';
import shopZh from './shop/messages.zh.gen.ts';
import { taskFinishForm } from './shop/task-finish.form.gen.server.ts';
import { taskState } from './shop/task-state.enum.gen.ts';
import { taskModel } from './shop/task.entity.gen.server.ts';

export const model: ServerModel = {
  entities: [
    taskModel,
  ],
  lists: [],
  forms: [
    taskFinishForm,
  ],
  reports: [],
  imports: [],
  lookups: [],
  enums: [
    taskState,
    permission,
  ],
  permissions: permissions,
  modules: [
    {
      name: 'shop', settings: [],
      topics: [{ name: 'board', permissions: [] }, { name: 'task-moved', permissions: ['task_manager'] }],
    },
  ],
  notifications: [
    { key: 'task_late', type: 2, severity: 'warning', to: ['task_manager'] },
    { key: 'task_open', type: 2, severity: 'info', to: ['task_manager'] },
  ],
  validators: {
    task: taskValidate,
  },
  actions: [],
  code: {
    shop: shopCode,
  },
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
