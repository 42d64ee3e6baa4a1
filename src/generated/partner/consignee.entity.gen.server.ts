// Generated from schemas/partner/consignee.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { consigneeDisplay, consigneeFields, consigneeRules } from './consignee.entity.gen.ts';

export const consigneeModel = createEntity({
  name: 'consignee',
  module: 'partner',
  owner: 'customer',
  fields: Object.values(consigneeFields),
  display: consigneeDisplay,
  search: ['code', 'name', 'phone'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.consignee.code_taken' }],
  access: {
    read: [
      'administration_consignee', 'order_consignment', 'order_manager', 'goods_production_requirement',
      'administration_goods_debt',
    ],
    create: ['administration_consignee'], update: ['administration_consignee'], delete: null,
  },
  lookup: [
    'administration_consignee', 'order_consignment', 'order_manager', 'goods_production_requirement',
    'administration_goods_debt',
  ],
  rules: consigneeRules,
});
