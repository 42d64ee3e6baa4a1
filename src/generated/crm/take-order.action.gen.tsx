// Generated from schemas/crm/take-order.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { leadLineFields, leadLineRules } from './lead-line.entity.gen.ts';
import { takeOrderActionFields } from './take-order.action.gen.ts';

export const form = createForm({
  screen: 'take-order',
  title: 'conversation.action.take_order',
  mode: 'dialog',
  permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
  sections: [
    {
      key: 'input', label: 'conversation.action.take_order',
      inputs: [
        input(takeOrderActionFields.receiver_name, { label: 'take-order.receiver_name' }),
        input(takeOrderActionFields.receiver_phone, { label: 'take-order.receiver_phone' }),
        input(takeOrderActionFields.receiver_address, { label: 'take-order.receiver_address' }),
        input(takeOrderActionFields.receiver_ward, { label: 'take-order.receiver_ward' }),
        input(takeOrderActionFields.receiver_city, { label: 'take-order.receiver_city' }),
        input(takeOrderActionFields.lines, { label: 'take-order.lines' }),
        input(takeOrderActionFields.warehouse_id, { label: 'take-order.warehouse_id' }),
        input(takeOrderActionFields.delivery_company, { label: 'take-order.delivery_company' }),
        input(takeOrderActionFields.prepay, { label: 'take-order.prepay' }),
        input(takeOrderActionFields.cod_amount, { label: 'take-order.cod_amount' }),
        input(takeOrderActionFields.note, { label: 'take-order.note' }),
      ],
    },
  ],
  models: {
    'take-order': { name: 'take-order', fields: Object.values(takeOrderActionFields), rules: [] },
    lead_line: {
      name: 'lead_line', fields: Object.values(leadLineFields), rules: leadLineRules,
      parent: { entity: 'lead', foreignKey: 'lead_id', field: 'lines' },
    },
  },
  validate: () => import('#generated/built/crm/take-order.action.validate.gen.js'),
});
