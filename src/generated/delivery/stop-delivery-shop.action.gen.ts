// Generated from schemas/delivery/stop-delivery-shop.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { DeliveryShop } from './delivery-shop.entity.gen.ts';

export type StopDeliveryShopActionInput = {

};

export const stopDeliveryShopActionFields = createFields({});

export const stopDeliveryShopAction: RecordAction = {
  key: 'stop_delivery_shop',
  entity: 'delivery_shop',
  permissions: ['administration_delivery_shop'],
  guard: (c: Logic<DeliveryShop>) => c.record.active === true,
  guardMessage: 'rule.delivery_shop.is_stopped',
  tone: 'danger',
  confirm: true,
};
