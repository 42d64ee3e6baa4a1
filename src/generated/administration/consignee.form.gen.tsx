// Generated from schemas/administration/consignee.form.json. Edit that file and run `npm run generate`.
import { adjustConsigneeDebtAction } from '#generated/partner/adjust-consignee-debt.action.gen.ts';
import { consigneeFields, consigneeRules } from '#generated/partner/consignee.entity.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'administration/consignee',
  route: '/administration/consignee',
  resource: 'consignee',
  title: 'screen.administration/consignee.title',
  mode: 'edit',
  permissions: ['administration_consignee'],
  create: ['administration_consignee'],
  sections: [
    {
      key: 'main', label: 'screen.administration/consignee.section.main', columns: 2,
      inputs: [
        input(consigneeFields.code, { label: 'consignee.code' }),
        input(consigneeFields.kind, { label: 'consignee.kind' }),
        input(consigneeFields.name, { label: 'consignee.name', span: 2 }),
        input(consigneeFields.country, { label: 'consignee.country' }),
        input(consigneeFields.phone, { label: 'consignee.phone' }),
        input(consigneeFields.pos_id, { label: 'consignee.pos_id' }),
        input(consigneeFields.distributor_id, { label: 'consignee.distributor_id' }),
        input(consigneeFields.active, { label: 'consignee.active' }),
      ],
    },
    {
      key: 'address', label: 'screen.administration/consignee.section.address', columns: 2,
      inputs: [
        input(consigneeFields.id_city, { label: 'consignee.id_city' }),
        input(consigneeFields.id_ward, { label: 'consignee.id_ward' }),
        input(consigneeFields.address, { label: 'consignee.address', span: 2 }),
        input(consigneeFields.delivery_company, { label: 'consignee.delivery_company' }),
        input(consigneeFields.delivery_note, { label: 'consignee.delivery_note', span: 2 }),
      ],
    },
    {
      key: 'invoice', label: 'screen.administration/consignee.section.invoice', columns: 2,
      inputs: [
        input(consigneeFields.invoice_name, { label: 'consignee.invoice_name' }),
        input(consigneeFields.invoice_tax_code, { label: 'consignee.invoice_tax_code' }),
      ],
    },
  ],
  models: { consignee: { name: 'consignee', fields: Object.values(consigneeFields), rules: consigneeRules } },
  actions: [adjustConsigneeDebtAction],
  validate: () => import('#generated/built/partner/consignee.validate.gen.js'),
  aside: {
    related: [
      {
        label: 'screen.orders/list.title', route: '/orders/list', filter: 'receiver_phone', from: 'phone',
        isChoice: false, permissions: ['order_manager'],
        list: {
          screen: 'orders/list', urls: { list: '/order-list', count: '/order-count', download: '/order-download' },
          viewModes: [
            'order', 'pending', 'cancel_asked', 'out_of_stock', 'no_tracking', 'not_accepted', 'to_pick',
            'to_hand_over', 'on_the_way', 'undelivered', 'return_due', 'on_hold', 'goods', 'payments',
          ],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }, ' – ', { field: 'name' }],
});

export default function ConsigneeForm() {
  return <FormScreen form={form} />;
}
