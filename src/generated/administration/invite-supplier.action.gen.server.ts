// Generated from schemas/administration/invite-supplier.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/administration/invite-supplier.action.validate.gen.js';
import { inviteSupplierAction, inviteSupplierActionFields } from './invite-supplier.action.gen.ts';

export const inviteSupplierActionModel: ActionModel = {
  key: 'invite_supplier',
  stem: 'invite-supplier',
  module: 'administration',
  records: inviteSupplierAction,
  permissions: ['administration_product_development'],
  input: Object.values(inviteSupplierActionFields),
  validate,
};
