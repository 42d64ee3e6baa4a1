// Generated from schemas/delivery/delivery-shop.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const deliveryShopForm: FormModel = {
  screen: 'delivery-shop',
  route: '/delivery-shop',
  module: 'delivery',
  entity: 'delivery_shop',
  mode: 'edit',
  permissions: ['administration_delivery_shop'],
  aside: { notes: true },
};
