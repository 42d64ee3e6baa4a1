// Generated from schemas/delivery/stop-delivery-shop.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/delivery/stop-delivery-shop.action.validate.gen.js';
import { stopDeliveryShopAction, stopDeliveryShopActionFields } from './stop-delivery-shop.action.gen.ts';

export const stopDeliveryShopActionModel: ActionModel = {
  key: 'stop_delivery_shop',
  stem: 'stop-delivery-shop',
  module: 'delivery',
  records: stopDeliveryShopAction,
  permissions: ['administration_delivery_shop'],
  input: Object.values(stopDeliveryShopActionFields),
  validate,
};
