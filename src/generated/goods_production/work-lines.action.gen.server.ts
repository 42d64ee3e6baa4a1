// Generated from schemas/goods_production/work-lines.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/goods_production/work-lines.action.validate.gen.js';
import { workLinesActionFields } from './work-lines.action.gen.ts';

export const workLinesActionModel: ActionModel = {
  key: 'work_lines',
  stem: 'work-lines',
  module: 'goods_production',
  url: '/work-lines',
  permissions: ['goods_production_record'],
  input: Object.values(workLinesActionFields),
  validate,
};
