// Generated from schemas/delivery/check-delivery-shop.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { DeliveryShop } from './delivery-shop.entity.gen.ts';

export type CheckDeliveryShopActionInput = {

};

export const checkDeliveryShopActionFields = createFields({});

export const checkDeliveryShopAction: RecordAction = {
  key: 'check_delivery_shop',
  entity: 'delivery_shop',
  permissions: ['administration_delivery_shop'],
  guard: (c: Logic<DeliveryShop>) => c.record.active === true,
  guardMessage: 'rule.delivery_shop.is_stopped',
  success: 'messages.delivery_shop_asked',
  bulk: true,
};
