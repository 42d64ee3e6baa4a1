// Generated from schemas/administration/supplier.list.json. Edit that file and run `npm run generate`.
import { adjustSupplierDebtAction } from '#generated/partner/adjust-supplier-debt.action.gen.ts';
import { supplierFields } from '#generated/partner/supplier.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/supplier',
  route: '/administration/supplier',
  resource: 'supplier',
  title: 'screen.administration/supplier.title',
  permissions: ['administration_supplier'],
  urls: { list: '/supplier-list', count: '/supplier-count', download: '/supplier-download' },
  downloadName: 'suppliers.xlsx',
  columns: [
    column(supplierFields.code, {
      label: 'supplier.code', cell: 'code', show: 'always', sort: true, pin: 'left', link: '/administration/supplier',
    }),
    column(supplierFields.name, { label: 'supplier.name', cell: 'text', show: 'always', sort: true, width: 280 }),
    column(supplierFields.type, { label: 'supplier.type', cell: 'enum', sort: true }),
    column(supplierFields.classify, { label: 'supplier.classify', cell: 'text', sort: true }),
    column(supplierFields.contact_name, { label: 'supplier.contact_name', cell: 'text' }),
    column(supplierFields.phone, { label: 'supplier.phone', cell: 'phone' }),
    column(supplierFields.payment_term_days, { label: 'supplier.payment_term_days', cell: 'number', sort: true }),
    column(supplierFields.lead_time_days, { label: 'supplier.lead_time_days', cell: 'number', sort: true }),
    column(supplierFields.credit_limit, { label: 'supplier.credit_limit', cell: 'money', sort: true }),
    column(supplierFields.active, { label: 'supplier.active', cell: 'boolean' }),
    column(supplierFields.currency, { label: 'supplier.currency', cell: 'enum', show: 'optional' }),
    column(supplierFields.tax_code, { label: 'supplier.tax_code', cell: 'code', show: 'optional' }),
    column(supplierFields.email, { label: 'supplier.email', cell: 'text', show: 'optional' }),
    column(supplierFields.id_city, { label: 'supplier.id_city', cell: 'reference', show: 'optional' }),
    column(supplierFields.address, { label: 'supplier.address', cell: 'text', show: 'optional' }),
    column(supplierFields.bank_name, { label: 'supplier.bank_name', cell: 'text', show: 'optional' }),
    column(supplierFields.bank_account, { label: 'supplier.bank_account', cell: 'code', show: 'optional' }),
    column(supplierFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(supplierFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
    column(supplierFields.note, { label: 'supplier.note', cell: 'text', show: 'optional' }),
  ],
  filters: [
    filter(supplierFields.code, { label: 'supplier.code', kind: 'text' }),
    filter(supplierFields.name, { label: 'supplier.name', kind: 'text' }),
    filter(supplierFields.type, { label: 'supplier.type', kind: 'multi_select' }),
    filter(supplierFields.classify, { label: 'supplier.classify', kind: 'text' }),
    filter(supplierFields.phone, { label: 'supplier.phone', kind: 'phone' }),
    filter(supplierFields.id_city, { label: 'supplier.id_city', kind: 'reference', place: 'panel' }),
    filter(supplierFields.payment_term_days, {
      label: 'supplier.payment_term_days', kind: 'number_range', place: 'panel',
    }),
    filter(supplierFields.credit_limit, { label: 'supplier.credit_limit', kind: 'number_range', place: 'panel' }),
    filter(supplierFields.active, { label: 'supplier.active', kind: 'boolean', default: true }),
  ],
  sort: { field: 'name', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/administration/supplier/create',
      permissions: ['administration_supplier'], tone: 'success',
    },
    {
      key: 'import', label: 'action.import', route: '/administration/supplier/import',
      permissions: ['administration_supplier'],
    },
    {
      key: 'supplier_goods', label: 'screen.administration/supplier.action.supplier_goods',
      route: '/administration/supplier/goods', permissions: ['administration_supplier'],
    },
    {
      key: 'figures', label: 'screen.administration/supplier.action.figures', route: '/administration/supplier/figures',
      permissions: ['administration_supplier'],
    },
  ],
  row: [
    {
      key: 'receipts', label: 'screen.administration/supplier.action.receipts',
      route: '/administration/receipt-history', filter: { supplier_id: { from: 'id', choice: true } },
      permissions: ['administration_receipt_history'],
    },
    {
      key: 'debt', label: 'screen.administration/supplier.action.debt', route: '/administration/goods-debt',
      filter: { supplier_id: { from: 'id', choice: true } }, permissions: ['administration_goods_debt'],
    },
    {
      key: 'goods_of_supplier', label: 'screen.administration/supplier.action.goods_of_supplier',
      route: '/administration/supplier/goods', filter: { supplier_id: { from: 'id', choice: true } },
      permissions: ['administration_supplier'],
    },
    {
      key: 'adjust_supplier_debt', label: 'supplier.action.adjust_supplier_debt', action: 'adjust_supplier_debt',
      permissions: ['administration_goods_debt'], tone: 'warning',
    },
  ],
  actions: [adjustSupplierDebtAction],
  open: '/administration/supplier',
  create: { route: '/administration/supplier/create', permissions: ['administration_supplier'] },
  mobile: { title: 'name', lines: ['code', 'phone', 'classify', 'payment_term_days'] },
  emptyText: 'screen.administration/supplier.empty',
});

export default function SupplierList() {
  return <ListScreen list={list} />;
}
