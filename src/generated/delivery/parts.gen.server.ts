// Generated from schemas/delivery/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import deliveryCode from '#modules/delivery/delivery.server.ts';
import { checkDeliveryShopActionModel } from './check-delivery-shop.action.gen.server.ts';
import { deliveryShopModel } from './delivery-shop.entity.gen.server.ts';
import { deliveryShopForm } from './delivery-shop.form.gen.server.ts';
import { deliveryShopsList } from './delivery-shops.list.gen.server.ts';
import { makeDefaultActionModel } from './make-default.action.gen.server.ts';
import { stopDeliveryShopActionModel } from './stop-delivery-shop.action.gen.server.ts';

export const deliveryParts: ModuleParts = {
  module: {
    name: 'delivery', order: 41, tab: 'administration', menu: [['administration_delivery_shop']], settings: [],
  },
  entities: [deliveryShopModel],
  lists: [deliveryShopsList],
  forms: [deliveryShopForm],
  actions: [checkDeliveryShopActionModel, makeDefaultActionModel, stopDeliveryShopActionModel],
  code: deliveryCode,
};
