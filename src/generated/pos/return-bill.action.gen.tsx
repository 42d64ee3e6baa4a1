// Generated from schemas/pos/return-bill.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { posSaleLineFields, posSaleLineRules } from './pos-sale-line.entity.gen.ts';
import { returnBillActionFields } from './return-bill.action.gen.ts';

export const form = createForm({
  screen: 'return-bill',
  title: 'pos_sale.action.return_bill',
  mode: 'dialog',
  permissions: ['pos_order_list', 'pos_order_create_single'],
  sections: [
    {
      key: 'input', label: 'pos_sale.action.return_bill',
      inputs: [
        input(returnBillActionFields.return_reason, { label: 'return-bill.return_reason' }),
        input(returnBillActionFields.by_transfer, { label: 'return-bill.by_transfer' }),
        input(returnBillActionFields.lines, { label: 'return-bill.lines' }),
      ],
    },
  ],
  models: {
    'return-bill': { name: 'return-bill', fields: Object.values(returnBillActionFields), rules: [] },
    pos_sale_line: {
      name: 'pos_sale_line', fields: Object.values(posSaleLineFields), rules: posSaleLineRules,
      parent: { entity: 'pos_sale', foreignKey: 'sale_id', field: 'lines' },
    },
  },
  validate: () => import('#generated/built/pos/return-bill.action.validate.gen.js'),
});
