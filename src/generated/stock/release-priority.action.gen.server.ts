// Generated from schemas/stock/release-priority.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/stock/release-priority.action.validate.gen.js';
import { releasePriorityActionFields } from './release-priority.action.gen.ts';

export const releasePriorityActionModel: ActionModel = {
  key: 'release_priority',
  stem: 'release-priority',
  module: 'stock',
  url: '/goods-priority-release',
  permissions: ['administration_priority_goods_quantity'],
  input: Object.values(releasePriorityActionFields),
  validate,
};
