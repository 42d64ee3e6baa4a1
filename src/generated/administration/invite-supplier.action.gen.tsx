// Generated from schemas/administration/invite-supplier.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { inviteSupplierActionFields } from './invite-supplier.action.gen.ts';

export const form = createForm({
  screen: 'invite-supplier',
  title: 'product_development.action.invite_supplier',
  mode: 'dialog',
  permissions: ['administration_product_development'],
  sections: [
    {
      key: 'input', label: 'product_development.action.invite_supplier',
      inputs: [
        input(inviteSupplierActionFields.supplier_ids, { label: 'invite-supplier.supplier_ids' }),
        input(inviteSupplierActionFields.account_id, { label: 'invite-supplier.account_id' }),
      ],
    },
  ],
  models: {
    'invite-supplier': { name: 'invite-supplier', fields: Object.values(inviteSupplierActionFields), rules: [] },
  },
  validate: () => import('#generated/built/administration/invite-supplier.action.validate.gen.js'),
});
