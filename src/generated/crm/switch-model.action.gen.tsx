// Generated from schemas/crm/switch-model.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { switchModelActionFields } from './switch-model.action.gen.ts';

export const form = createForm({
  screen: 'switch-model',
  title: 'lead.action.switch_model',
  mode: 'dialog',
  permissions: [
    'crm_lead_telesale', 'crm_lead_incomplete', 'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_temporary',
    'crm_lead_wait_confirm',
  ],
  sections: [
    {
      key: 'input', label: 'lead.action.switch_model',
      inputs: [
        input(switchModelActionFields.goods_id, { label: 'switch-model.goods_id' }),
        input(switchModelActionFields.to_goods_id, { label: 'switch-model.to_goods_id' }),
        input(switchModelActionFields.unit_price, { label: 'switch-model.unit_price' }),
        input(switchModelActionFields.note, { label: 'switch-model.note' }),
      ],
    },
  ],
  models: { 'switch-model': { name: 'switch-model', fields: Object.values(switchModelActionFields), rules: [] } },
  validate: () => import('#generated/built/crm/switch-model.action.validate.gen.js'),
});
