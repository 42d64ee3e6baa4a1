// Generated from schemas/invoice/invoice-configs.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { invoiceConfigFields } from './invoice-config.entity.gen.ts';
import { startInvoiceConfigAction } from './start-invoice-config.action.gen.ts';
import { stopInvoiceConfigAction } from './stop-invoice-config.action.gen.ts';
import { testInvoiceConfigAction } from './test-invoice-config.action.gen.ts';

export const list = createList({
  screen: 'invoice/config',
  route: '/invoice/config',
  resource: 'invoice_config',
  title: 'screen.invoice/config.title',
  permissions: ['administration_invoice'],
  urls: { list: '/invoice-config-list', count: '/invoice-config-count', download: '/invoice-config-download' },
  downloadName: 'invoice-config.xlsx',
  columns: [
    column(invoiceConfigFields.series, {
      label: 'invoice_config.series', cell: 'code', show: 'always', pin: 'left', link: '/invoice/config',
    }),
    column(invoiceConfigFields.tax_code_id, { label: 'invoice_config.tax_code_id', cell: 'reference' }),
    column(invoiceConfigFields.software, { label: 'invoice_config.software', cell: 'enum' }),
    column(invoiceConfigFields.type, { label: 'invoice_config.type', cell: 'enum' }),
    column(invoiceConfigFields.publish_invoice_type, { label: 'invoice_config.publish_invoice_type', cell: 'enum' }),
    column(invoiceConfigFields.warehouse_ids, { label: 'invoice_config.warehouse_ids', cell: 'reference', width: 220 }),
    column(invoiceConfigFields.pos_ids, { label: 'invoice_config.pos_ids', cell: 'reference', width: 220 }),
    column(invoiceConfigFields.merge_at, { label: 'invoice_config.merge_at', cell: 'text' }),
    column(invoiceConfigFields.active, { label: 'invoice_config.active', cell: 'boolean' }),
    column(invoiceConfigFields.token_status, { label: 'invoice_config.token_status', cell: 'enum' }),
    column(invoiceConfigFields.checked_at, {
      label: 'invoice_config.checked_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(invoiceConfigFields.last_error, { label: 'invoice_config.last_error', cell: 'text', show: 'optional' }),
    column(invoiceConfigFields.merged_on, {
      label: 'invoice_config.merged_on', cell: 'date', show: 'optional', sort: true,
    }),
    column(invoiceConfigFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
  ],
  filters: [
    filter(invoiceConfigFields.tax_code_id, { label: 'invoice_config.tax_code_id', kind: 'reference' }),
    filter(invoiceConfigFields.software, { label: 'invoice_config.software', kind: 'multi_select' }),
    filter(invoiceConfigFields.publish_invoice_type, {
      label: 'invoice_config.publish_invoice_type', kind: 'multi_select',
    }),
    filter(invoiceConfigFields.active, { label: 'invoice_config.active', kind: 'boolean' }),
    filter(invoiceConfigFields.token_status, { label: 'invoice_config.token_status', kind: 'multi_select' }),
    filter(invoiceConfigFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(invoiceConfigFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/invoice/config/create', permissions: ['administration_invoice'],
      tone: 'success',
    },
  ],
  row: [
    {
      key: 'test', label: 'invoice_config.action.test_invoice_config', action: 'test_invoice_config',
      permissions: ['administration_invoice'],
    },
    {
      key: 'stop', label: 'screen.invoice/config.action.stop', action: 'stop_invoice_config',
      permissions: ['administration_invoice'], tone: 'danger', confirm: true,
    },
    {
      key: 'start', label: 'screen.invoice/config.action.start', action: 'start_invoice_config',
      permissions: ['administration_invoice'], tone: 'success',
    },
  ],
  actions: [startInvoiceConfigAction, stopInvoiceConfigAction, testInvoiceConfigAction],
  open: '/invoice/config',
  create: { route: '/invoice/config/create', permissions: ['administration_invoice'] },
  mobile: { title: 'series', lines: ['tax_code_id', 'publish_invoice_type', 'active'] },
  emptyText: 'screen.invoice/config.empty',
  live: true,
});

export default function InvoiceConfigsList() {
  return <ListScreen list={list} />;
}
