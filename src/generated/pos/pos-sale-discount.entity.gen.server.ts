// Generated from schemas/pos/pos-sale-discount.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  posSaleDiscountDisplay,
  posSaleDiscountFields,
  posSaleDiscountRules,
} from './pos-sale-discount.entity.gen.ts';

export const posSaleDiscountModel = createEntity({
  name: 'pos_sale_discount',
  module: 'pos',
  owner: 'customer',
  fields: Object.values(posSaleDiscountFields),
  display: posSaleDiscountDisplay,
  search: ['name'],
  index: [['promotion_id']],
  access: { read: ['pos_order_list', 'pos_order_create_single'], create: null, update: null, delete: null },
  lookup: ['pos_order_list', 'pos_order_create_single'],
  rules: posSaleDiscountRules,
  parent: { entity: 'pos_sale', foreignKey: 'sale_id', field: 'discounts' },
});
