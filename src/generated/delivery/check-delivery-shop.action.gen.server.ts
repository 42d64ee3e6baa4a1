// Generated from schemas/delivery/check-delivery-shop.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/delivery/check-delivery-shop.action.validate.gen.js';
import { checkDeliveryShopAction, checkDeliveryShopActionFields } from './check-delivery-shop.action.gen.ts';

export const checkDeliveryShopActionModel: ActionModel = {
  key: 'check_delivery_shop',
  stem: 'check-delivery-shop',
  module: 'delivery',
  records: checkDeliveryShopAction,
  permissions: ['administration_delivery_shop'],
  input: Object.values(checkDeliveryShopActionFields),
  validate,
};
