// Generated from schemas/orders/release-goods.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { consignmentLineFields, consignmentLineRules } from './consignment-line.entity.gen.ts';
import { releaseGoodsActionFields } from './release-goods.action.gen.ts';

export const form = createForm({
  screen: 'release-goods',
  title: 'consignment.action.release_goods',
  mode: 'dialog',
  permissions: ['order_consignment'],
  sections: [
    {
      key: 'input', label: 'consignment.action.release_goods',
      inputs: [
        input(releaseGoodsActionFields.as_order, { label: 'release-goods.as_order' }),
        input(releaseGoodsActionFields.lines, { label: 'release-goods.lines' }),
      ],
    },
  ],
  models: {
    'release-goods': { name: 'release-goods', fields: Object.values(releaseGoodsActionFields), rules: [] },
    consignment_line: {
      name: 'consignment_line', fields: Object.values(consignmentLineFields), rules: consignmentLineRules,
      parent: { entity: 'consignment', foreignKey: 'consignment_id', field: 'lines' },
    },
  },
  validate: () => import('#generated/built/orders/release-goods.action.validate.gen.js'),
});
