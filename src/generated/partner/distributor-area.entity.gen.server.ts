// Generated from schemas/partner/distributor-area.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { distributorAreaDisplay, distributorAreaFields, distributorAreaRules } from './distributor-area.entity.gen.ts';

export const distributorAreaModel = createEntity({
  name: 'distributor_area',
  module: 'partner',
  owner: 'customer',
  fields: Object.values(distributorAreaFields),
  display: distributorAreaDisplay,
  access: {
    read: [
      'dc_distributor', 'dc_order_create', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'dc_goods',
      'dc_process_file', 'dc_check_qr',
    ],
    create: null, update: null, delete: null,
  },
  lookup: [
    'dc_distributor', 'dc_order_create', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'dc_goods',
    'dc_process_file', 'dc_check_qr',
  ],
  rules: distributorAreaRules,
  parent: { entity: 'distributor', foreignKey: 'distributor_id', field: 'areas' },
});
