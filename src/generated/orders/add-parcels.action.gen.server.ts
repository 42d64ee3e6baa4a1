// Generated from schemas/orders/add-parcels.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/add-parcels.action.validate.gen.js';
import { addParcelsAction, addParcelsActionFields } from './add-parcels.action.gen.ts';

export const addParcelsActionModel: ActionModel = {
  key: 'add_parcels',
  stem: 'add-parcels',
  module: 'orders',
  records: addParcelsAction,
  permissions: ['order_manager'],
  input: Object.values(addParcelsActionFields),
  validate,
};
