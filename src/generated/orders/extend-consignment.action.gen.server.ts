// Generated from schemas/orders/extend-consignment.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/extend-consignment.action.validate.gen.js';
import { extendConsignmentAction, extendConsignmentActionFields } from './extend-consignment.action.gen.ts';

export const extendConsignmentActionModel: ActionModel = {
  key: 'extend_consignment',
  stem: 'extend-consignment',
  module: 'orders',
  records: extendConsignmentAction,
  permissions: ['order_consignment'],
  input: Object.values(extendConsignmentActionFields),
  validate,
};
