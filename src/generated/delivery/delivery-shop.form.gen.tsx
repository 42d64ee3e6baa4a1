// Generated from schemas/delivery/delivery-shop.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { checkDeliveryShopAction } from './check-delivery-shop.action.gen.ts';
import { deliveryShopFields, deliveryShopRules } from './delivery-shop.entity.gen.ts';
import { makeDefaultAction } from './make-default.action.gen.ts';
import { stopDeliveryShopAction } from './stop-delivery-shop.action.gen.ts';

export const form = createForm({
  screen: 'delivery-shop',
  route: '/delivery-shop',
  resource: 'delivery_shop',
  title: 'screen.delivery-shop.title',
  mode: 'edit',
  permissions: ['administration_delivery_shop'],
  create: ['administration_delivery_shop'],
  sections: [
    {
      key: 'main', label: 'screen.delivery-shop.section.main', columns: 2,
      inputs: [
        input(deliveryShopFields.name, { label: 'delivery_shop.name' }),
        input(deliveryShopFields.delivery_company, { label: 'delivery_shop.delivery_company' }),
        input(deliveryShopFields.warehouse_id, { label: 'delivery_shop.warehouse_id' }),
        input(deliveryShopFields.service, { label: 'delivery_shop.service', help: 'screen.delivery-shop.help.service' }),
      ],
    },
    {
      key: 'credentials', label: 'screen.delivery-shop.section.credentials', columns: 2,
      inputs: [
        input(deliveryShopFields.shop_id, { label: 'delivery_shop.shop_id' }),
        input(deliveryShopFields.company_id, { label: 'delivery_shop.company_id' }),
        input(deliveryShopFields.carrier_customer_id, { label: 'delivery_shop.carrier_customer_id' }),
        input(deliveryShopFields.user_id, { label: 'delivery_shop.user_id' }),
        input(deliveryShopFields.username, { label: 'delivery_shop.username' }),
        input(deliveryShopFields.token, { label: 'delivery_shop.token', help: 'screen.delivery-shop.help.token' }),
        input(deliveryShopFields.user_secret, {
          label: 'delivery_shop.user_secret', help: 'screen.delivery-shop.help.user_secret',
        }),
        input(deliveryShopFields.password, {
          label: 'delivery_shop.password', help: 'screen.delivery-shop.help.password',
        }),
        input(deliveryShopFields.app_id, { label: 'delivery_shop.app_id', help: 'screen.delivery-shop.help.app_id' }),
        input(deliveryShopFields.app_secret, {
          label: 'delivery_shop.app_secret', help: 'screen.delivery-shop.help.app_secret',
        }),
        input(deliveryShopFields.url, { label: 'delivery_shop.url', help: 'screen.delivery-shop.help.url' }),
        input(deliveryShopFields.webhook_key, {
          label: 'delivery_shop.webhook_key', help: 'screen.delivery-shop.help.webhook_key',
        }),
      ],
    },
    {
      key: 'use', label: 'screen.delivery-shop.section.use', columns: 2,
      inputs: [
        input(deliveryShopFields.active, { label: 'delivery_shop.active' }),
        input(deliveryShopFields.is_default, { label: 'delivery_shop.is_default' }),
        input(deliveryShopFields.makes_parcels, {
          label: 'delivery_shop.makes_parcels', help: 'screen.delivery-shop.help.makes_parcels',
        }),
        input(deliveryShopFields.token_status, { label: 'delivery_shop.token_status' }),
        input(deliveryShopFields.checked_at, { label: 'delivery_shop.checked_at' }),
        input(deliveryShopFields.last_error, { label: 'delivery_shop.last_error', span: 2 }),
      ],
    },
  ],
  models: {
    delivery_shop: { name: 'delivery_shop', fields: Object.values(deliveryShopFields), rules: deliveryShopRules },
  },
  actions: [checkDeliveryShopAction, makeDefaultAction, stopDeliveryShopAction],
  validate: () => import('#generated/built/delivery/delivery-shop.validate.gen.js'),
  aside: {
    facts: [
      { field: deliveryShopFields.token_status, label: 'delivery_shop.token_status' },
      { field: deliveryShopFields.checked_at, label: 'delivery_shop.checked_at' },
    ],
    notes: true,
  },
  display: [{ field: 'name' }],
});

export default function DeliveryShopForm() {
  return <FormScreen form={form} />;
}
