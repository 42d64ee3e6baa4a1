// Generated from schemas/market/shop.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { fetchNowAction } from './fetch-now.action.gen.ts';
import { shopConnectionFields, shopConnectionRules } from './shop-connection.entity.gen.ts';
import { shopConnectionWorkflow } from './shop-connection.workflow.gen.ts';

export const form = createForm({
  screen: 'account/shop',
  route: '/account/shop',
  resource: 'shop_connection',
  title: 'screen.account/shop.title',
  mode: 'edit',
  permissions: ['customer_account'],
  sections: [
    {
      key: 'main', label: 'screen.account/shop.section.main', columns: 2,
      inputs: [
        input(shopConnectionFields.shop_name, { label: 'shop_connection.shop_name' }),
        input(shopConnectionFields.platform, { label: 'shop_connection.platform' }),
        input(shopConnectionFields.shop_id, { label: 'shop_connection.shop_id' }),
        input(shopConnectionFields.warehouse_id, {
          label: 'shop_connection.warehouse_id', help: 'screen.account/shop.help.warehouse_id',
        }),
        input(shopConnectionFields.token_status, { label: 'shop_connection.token_status' }),
        input(shopConnectionFields.last_order_at, { label: 'shop_connection.last_order_at' }),
        input(shopConnectionFields.expires_at, { label: 'shop_connection.expires_at' }),
        input(shopConnectionFields.refresh_expires_at, { label: 'shop_connection.refresh_expires_at' }),
        input(shopConnectionFields.last_error, { label: 'shop_connection.last_error', span: 2 }),
      ],
    },
  ],
  models: {
    shop_connection: {
      name: 'shop_connection', fields: Object.values(shopConnectionFields), rules: shopConnectionRules,
      workflows: [shopConnectionWorkflow],
    },
  },
  workflows: [shopConnectionWorkflow],
  actions: [fetchNowAction],
  validate: () => import('#generated/built/market/shop-connection.validate.gen.js'),
  display: [{ field: 'shop_name' }],
});

export default function ShopForm() {
  return <FormScreen form={form} />;
}
