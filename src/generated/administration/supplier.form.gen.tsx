// Generated from schemas/administration/supplier.form.json. Edit that file and run `npm run generate`.
import { adjustSupplierDebtAction } from '#generated/partner/adjust-supplier-debt.action.gen.ts';
import { supplierFields, supplierRules } from '#generated/partner/supplier.entity.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'administration/supplier',
  route: '/administration/supplier',
  resource: 'supplier',
  title: 'screen.administration/supplier.title',
  mode: 'edit',
  permissions: ['administration_supplier'],
  create: ['administration_supplier'],
  layout: 'tabs',
  sections: [
    {
      key: 'main', label: 'screen.administration/supplier.section.main', columns: 2,
      inputs: [
        input(supplierFields.code, { label: 'supplier.code', help: 'screen.administration/supplier.help.code' }),
        input(supplierFields.type, { label: 'supplier.type' }),
        input(supplierFields.name, { label: 'supplier.name', span: 2 }),
        input(supplierFields.classify, {
          label: 'supplier.classify',
          lookup: {
            url: '/supplier-groups', value: 'classify', show: ['suppliers'], debounceMs: 200, fill: {}, quiet: true,
            param: 'text',
          },
        }),
        input(supplierFields.tax_code, { label: 'supplier.tax_code' }),
        input(supplierFields.contact_name, { label: 'supplier.contact_name' }),
        input(supplierFields.phone, { label: 'supplier.phone' }),
        input(supplierFields.email, { label: 'supplier.email' }),
        input(supplierFields.id_city, { label: 'supplier.id_city' }),
        input(supplierFields.id_ward, { label: 'supplier.id_ward' }),
        input(supplierFields.address, { label: 'supplier.address', span: 2 }),
        input(supplierFields.active, { label: 'supplier.active' }),
        input(supplierFields.note, { label: 'supplier.note', span: 2 }),
      ],
    },
    {
      key: 'terms', label: 'screen.administration/supplier.section.terms', columns: 2,
      inputs: [
        input(supplierFields.payment_term_days, { label: 'supplier.payment_term_days' }),
        input(supplierFields.credit_limit, { label: 'supplier.credit_limit' }),
        input(supplierFields.lead_time_days, { label: 'supplier.lead_time_days' }),
        input(supplierFields.currency, { label: 'supplier.currency' }),
        input(supplierFields.bank_name, { label: 'supplier.bank_name' }),
        input(supplierFields.bank_account, { label: 'supplier.bank_account' }),
        input(supplierFields.bank_owner, { label: 'supplier.bank_owner' }),
        input(supplierFields.account_ids, { label: 'supplier.account_ids', span: 2 }),
      ],
    },
    {
      key: 'papers', label: 'screen.administration/supplier.section.papers',
      inputs: [
        input(supplierFields.files, { label: 'supplier.files', help: 'screen.administration/supplier.help.files' }),
      ],
    },
  ],
  models: { supplier: { name: 'supplier', fields: Object.values(supplierFields), rules: supplierRules } },
  actions: [adjustSupplierDebtAction],
  validate: () => import('#generated/built/partner/supplier.validate.gen.js'),
  aside: {
    related: [
      {
        label: 'screen.administration/supplier/goods.title', route: '/administration/supplier/goods',
        filter: 'supplier_id', from: 'id', isChoice: true, permissions: ['administration_supplier'],
        list: {
          screen: 'administration/supplier/goods',
          urls: { list: '/supplier-goods-list', count: '/supplier-goods-count', download: '/supplier-goods-download' },
          viewModes: [],
        },
      },
      {
        label: 'screen.administration/receipt-history.title', route: '/administration/receipt-history',
        filter: 'supplier_id', from: 'id', isChoice: true, permissions: ['administration_receipt_history'],
        list: {
          screen: 'administration/receipt-history',
          urls: {
            list: '/receipt-history-list', count: '/receipt-history-count', download: '/receipt-history-download',
          },
          viewModes: ['received', 'no_cost', 'to_post', 'all', 'goods'],
        },
      },
      {
        label: 'screen.administration/goods-debt.title', route: '/administration/goods-debt', filter: 'supplier_id',
        from: 'id', isChoice: true, permissions: ['administration_goods_debt'],
        list: {
          screen: 'administration/goods-debt',
          urls: { list: '/partner-debt-list', count: '/partner-debt-count', download: '/partner-debt-download' },
          viewModes: ['supplier', 'overdue', 'due_soon', 'consignee', 'distributor'],
        },
      },
      {
        label: 'screen.administration/goods-debt/entry.title', route: '/administration/goods-debt/entry',
        filter: 'supplier_id', from: 'id', isChoice: true, permissions: ['administration_goods_debt'],
        list: {
          screen: 'administration/goods-debt/entry',
          urls: { list: '/partner-entry-list', count: '/partner-entry-count', download: '/partner-entry-download' },
          viewModes: ['all', 'open'],
        },
      },
      {
        label: 'screen.material/receipt-history.title', route: '/material/receipt-history', filter: 'supplier_id',
        from: 'id', isChoice: true, permissions: ['material_receipt_history'],
        list: {
          screen: 'material/receipt-history',
          urls: {
            list: '/material-receipt-list', count: '/material-receipt-count', download: '/material-receipt-download',
          },
          viewModes: ['all', 'open', 'posted', 'no_price', 'short', 'canceled'],
          where: { warehouse_id: { mine: 'warehouse' } },
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }, ' – ', { field: 'name' }],
});

export default function SupplierForm() {
  return <FormScreen form={form} />;
}
