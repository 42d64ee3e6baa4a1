// Generated from schemas/delivery/make-default.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { DeliveryShop } from './delivery-shop.entity.gen.ts';

export type MakeDefaultActionInput = {

};

export const makeDefaultActionFields = createFields({});

export const makeDefaultAction: RecordAction = {
  key: 'make_default',
  entity: 'delivery_shop',
  permissions: ['administration_delivery_shop'],
  guard: (c: Logic<DeliveryShop>) => c.record.active === true && c.record.is_default !== true,
  guardMessage: 'rule.delivery_shop.not_to_choose',
};
