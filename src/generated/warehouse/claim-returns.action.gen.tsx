// Generated from schemas/warehouse/claim-returns.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { claimReturnsActionFields } from './claim-returns.action.gen.ts';

export const form = createForm({
  screen: 'claim-returns',
  title: 'goods_return.action.claim_returns',
  mode: 'dialog',
  permissions: ['goods_return_history'],
  sections: [
    {
      key: 'input', label: 'goods_return.action.claim_returns',
      inputs: [input(claimReturnsActionFields.note, { label: 'claim-returns.note' })],
    },
  ],
  models: { 'claim-returns': { name: 'claim-returns', fields: Object.values(claimReturnsActionFields), rules: [] } },
  validate: () => import('#generated/built/warehouse/claim-returns.action.validate.gen.js'),
});
