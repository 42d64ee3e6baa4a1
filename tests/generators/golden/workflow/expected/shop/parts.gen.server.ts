// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import shopCode from '#modules/shop/shop.server.ts';
import { taskFinishForm } from './task-finish.form.gen.server.ts';
import { taskPayment } from './task-payment.enum.gen.ts';
import { taskResultActionModel } from './task-result.action.gen.server.ts';
import { taskState } from './task-state.enum.gen.ts';
import { taskModel } from './task.entity.gen.server.ts';

export const shopParts: ModuleParts = {
  module: {
    name: 'shop', order: 10, settings: [],
    topics: [{ name: 'board', permissions: [] }, { name: 'task-moved', permissions: ['task_manager'] }],
  },
  entities: [taskModel],
  forms: [taskFinishForm],
  enums: [taskPayment, taskState],
  actions: [taskResultActionModel],
  notifications: [
    { key: 'task_late', type: 2, severity: 'warning', to: ['task_manager'] },
    { key: 'task_open', type: 2, severity: 'info', to: ['task_manager'] },
  ],
  code: shopCode,
};
