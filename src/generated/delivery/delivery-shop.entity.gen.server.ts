// Generated from schemas/delivery/delivery-shop.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { deliveryShopDisplay, deliveryShopFields, deliveryShopRules } from './delivery-shop.entity.gen.ts';

export const deliveryShopModel = createEntity({
  name: 'delivery_shop',
  module: 'delivery',
  owner: 'customer',
  fields: Object.values(deliveryShopFields),
  display: deliveryShopDisplay,
  search: ['name', 'shop_id'],
  unique: [
    { key: 'name', fields: ['name', 'delivery_company', 'warehouse_id'], message: 'messages.shop_exists' },
    { key: 'shop', fields: ['shop_id', 'delivery_company', 'warehouse_id'], message: 'messages.shop_exists' },
    {
      key: 'default', fields: ['warehouse_id', 'delivery_company'], message: 'rule.delivery_shop.default_taken',
      where: { text: '(t."is_default" = TRUE)', params: [] },
    },
  ],
  access: {
    read: ['administration_delivery_shop'], create: ['administration_delivery_shop'],
    update: ['administration_delivery_shop'], delete: null,
  },
  lookup: ['administration_delivery_shop'],
  rules: deliveryShopRules,
  live: true,
});
