// Generated from schemas/pos/buyer.form.json. Edit that file and run `npm run generate`.
import { buyerFields, buyerRules } from '#generated/buyer/buyer.entity.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'pos/buyer',
  route: '/pos/buyer',
  resource: 'buyer',
  title: 'screen.pos/buyer.title',
  mode: 'edit',
  permissions: ['pos_order_list'],
  create: ['pos_order_list'],
  sections: [
    {
      key: 'main', label: 'screen.pos/buyer.section.main', columns: 2,
      inputs: [
        input(buyerFields.phone, { label: 'buyer.phone' }),
        input(buyerFields.name, { label: 'buyer.name' }),
        input(buyerFields.kind, { label: 'buyer.kind' }),
        input(buyerFields.birthday, { label: 'buyer.birthday' }),
        input(buyerFields.address, { label: 'buyer.address', span: 2 }),
        input(buyerFields.opt_out, { label: 'buyer.opt_out' }),
        input(buyerFields.note, { label: 'buyer.note', span: 2 }),
      ],
    },
  ],
  models: { buyer: { name: 'buyer', fields: Object.values(buyerFields), rules: buyerRules } },
  validate: () => import('#generated/built/buyer/buyer.validate.gen.js'),
  aside: {
    related: [
      {
        label: 'screen.pos/order-list.title', route: '/pos/order-list', filter: 'buyer_phone', from: 'phone',
        isChoice: false, permissions: ['pos_order_list'],
        list: {
          screen: 'pos/order-list',
          urls: { list: '/pos-sale-list', count: '/pos-sale-count', download: '/pos-sale-download' },
          viewModes: ['bills', 'sales', 'returns', 'voided', 'goods'], where: { pos_id: { mine: 'pos' } },
        },
      },
      {
        label: 'screen.crm/lead-history.title', route: '/crm/lead-history', filter: 'buyer_id', from: 'id',
        isChoice: true,
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        list: {
          screen: 'crm/lead-history',
          urls: { list: '/lead-history-list', count: '/lead-history-count', download: '/lead-history-download' },
          viewModes: ['leads', 'goods', 'calls'],
        },
      },
      {
        label: 'screen.pos/point-entry.title', route: '/pos/point-entry', filter: 'buyer_id', from: 'id',
        isChoice: true, permissions: ['pos_order_list'],
        list: {
          screen: 'pos/point-entry',
          urls: {
            list: '/pos-point-entry-list', count: '/pos-point-entry-count', download: '/pos-point-entry-download',
          },
          viewModes: [],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'name' }, ' – ', { field: 'phone' }],
});

export default function BuyerForm() {
  return <FormScreen form={form} />;
}
