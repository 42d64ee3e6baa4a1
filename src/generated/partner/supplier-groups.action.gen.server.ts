// Generated from schemas/partner/supplier-groups.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/partner/supplier-groups.action.validate.gen.js';
import { supplierGroupsActionFields } from './supplier-groups.action.gen.ts';

export const supplierGroupsActionModel: ActionModel = {
  key: 'supplier_groups',
  stem: 'supplier-groups',
  module: 'partner',
  url: '/supplier-groups',
  permissions: ['administration_supplier'],
  input: Object.values(supplierGroupsActionFields),
  validate,
};
