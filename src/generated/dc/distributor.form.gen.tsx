// Generated from schemas/dc/distributor.form.json. Edit that file and run `npm run generate`.
import { adjustDistributorDebtAction } from '#generated/partner/adjust-distributor-debt.action.gen.ts';
import { distributorAreaFields, distributorAreaRules } from '#generated/partner/distributor-area.entity.gen.ts';
import { distributorFields, distributorRules } from '#generated/partner/distributor.entity.gen.ts';
import { grantQrAction } from '#generated/partner/grant-qr.action.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'dc/distributor',
  route: '/dc/distributor',
  resource: 'distributor',
  title: 'screen.dc/distributor.title',
  mode: 'edit',
  permissions: ['dc_distributor'],
  create: ['dc_distributor'],
  remove: ['dc_distributor'],
  sections: [
    {
      key: 'main', label: 'screen.dc/distributor.section.main', columns: 2,
      inputs: [
        input(distributorFields.code, { label: 'distributor.code' }),
        input(distributorFields.parent_id, { label: 'distributor.parent_id' }),
        input(distributorFields.name, { label: 'distributor.name', span: 2 }),
        input(distributorFields.phone, { label: 'distributor.phone' }),
        input(distributorFields.email, { label: 'distributor.email' }),
        input(distributorFields.tax_code, { label: 'distributor.tax_code' }),
        input(distributorFields.active, { label: 'distributor.active' }),
        input(distributorFields.address, { label: 'distributor.address', span: 2 }),
      ],
    },
    {
      key: 'terms', label: 'screen.dc/distributor.section.terms', columns: 2,
      inputs: [
        input(distributorFields.price_level, { label: 'distributor.price_level' }),
        input(distributorFields.discount_percent, { label: 'distributor.discount_percent' }),
        input(distributorFields.credit_limit, { label: 'distributor.credit_limit' }),
        input(distributorFields.payment_term_days, { label: 'distributor.payment_term_days' }),
        input(distributorFields.contract_to, { label: 'distributor.contract_to' }),
        input(distributorFields.contract, { label: 'distributor.contract' }),
      ],
    },
    {
      key: 'areas', label: 'screen.dc/distributor.section.areas',
      inputs: [
        input(distributorFields.areas, {
          label: 'distributor.areas',
          rows: [input(distributorAreaFields.id_city, { label: 'distributor_area.id_city' })],
        }),
      ],
    },
    {
      key: 'people', label: 'screen.dc/distributor.section.people', columns: 2,
      inputs: [
        input(distributorFields.account_ids, {
          label: 'distributor.account_ids', span: 2, help: 'screen.dc/distributor.help.account_ids',
        }),
        input(distributorFields.can_check_qr, { label: 'distributor.can_check_qr' }),
        input(distributorFields.note, { label: 'distributor.note', span: 2 }),
      ],
    },
  ],
  models: {
    distributor: { name: 'distributor', fields: Object.values(distributorFields), rules: distributorRules },
    distributor_area: {
      name: 'distributor_area', fields: Object.values(distributorAreaFields), rules: distributorAreaRules,
      parent: { entity: 'distributor', foreignKey: 'distributor_id', field: 'areas' },
    },
  },
  actions: [adjustDistributorDebtAction, grantQrAction],
  validate: () => import('#generated/built/partner/distributor.validate.gen.js'),
  aside: {
    facts: [
      { field: distributorFields.level, label: 'distributor.level' },
      { field: distributorFields.territory, label: 'distributor.territory' },
      { field: distributorFields.credit_limit, label: 'distributor.credit_limit' },
      { field: distributorFields.debt, label: 'distributor.debt' },
      { field: distributorFields.credit_left, label: 'distributor.credit_left' },
      { field: distributorFields.credit_used, label: 'distributor.credit_used' },
      { field: distributorFields.contract_to, label: 'distributor.contract_to' },
    ],
    related: [
      {
        label: 'screen.dc/order.title', route: '/dc/order', filter: 'distributor_id', from: 'id', isChoice: true,
        permissions: ['dc_order'],
        list: {
          screen: 'dc/order',
          urls: { list: '/dc-order-list', count: '/dc-order-count', download: '/dc-order-download' },
          viewModes: ['to_decide', 'on_the_way', 'approved', 'rejected', 'all', 'goods'],
        },
      },
      {
        label: 'screen.dc/goods.title', route: '/dc/goods', filter: 'distributor_id', from: 'id', isChoice: true,
        permissions: ['dc_goods'],
        list: {
          screen: 'dc/goods',
          urls: { list: '/dc-stock-list', count: '/dc-stock-count', download: '/dc-stock-download' },
          viewModes: ['tree', 'mine', 'arriving', 'running_out'],
        },
      },
      {
        label: 'screen.administration/goods-debt/entry.title', route: '/administration/goods-debt/entry',
        filter: 'distributor_id', from: 'id', isChoice: true, permissions: ['administration_goods_debt'],
        list: {
          screen: 'administration/goods-debt/entry',
          urls: { list: '/partner-entry-list', count: '/partner-entry-count', download: '/partner-entry-download' },
          viewModes: ['all', 'open'],
        },
      },
      {
        label: 'screen.dc/distributor.title', route: '/dc/distributor', filter: 'parent_id', from: 'id', isChoice: true,
        permissions: ['dc_distributor'],
        list: {
          screen: 'dc/distributor',
          urls: { list: '/distributor-list', count: '/distributor-count', download: '/distributor-download' },
          viewModes: [],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }, ' – ', { field: 'name' }],
});

export default function DistributorForm() {
  return <FormScreen form={form} />;
}
