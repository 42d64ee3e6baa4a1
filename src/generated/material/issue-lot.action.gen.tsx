// Generated from schemas/material/issue-lot.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { issueLotActionFields } from './issue-lot.action.gen.ts';

export const form = createForm({
  screen: 'issue-lot',
  title: 'material_lot.action.issue_lot',
  mode: 'dialog',
  permissions: ['material_manager'],
  sections: [
    {
      key: 'input', label: 'material_lot.action.issue_lot',
      inputs: [
        input(issueLotActionFields.document_code, { label: 'issue-lot.document_code' }),
        input(issueLotActionFields.quantity, { label: 'issue-lot.quantity' }),
        input(issueLotActionFields.mix_shades, { label: 'issue-lot.mix_shades' }),
      ],
    },
  ],
  models: { 'issue-lot': { name: 'issue-lot', fields: Object.values(issueLotActionFields), rules: [] } },
  validate: () => import('#generated/built/material/issue-lot.action.validate.gen.js'),
});
