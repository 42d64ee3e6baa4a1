// Generated from schemas/invoice/invoice-configs.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { invoiceConfigFields } from './invoice-config.entity.gen.ts';

export const invoiceConfigsList = createList({
  screen: 'invoice/config',
  route: '/invoice/config',
  module: 'invoice',
  entity: 'invoice_config',
  permissions: ['administration_invoice'],
  urls: { list: '/invoice-config-list', count: '/invoice-config-count', download: '/invoice-config-download' },
  downloadName: 'invoice-config.xlsx',
  columns: [
    column(invoiceConfigFields.series, { label: 'invoice_config.series', show: 'always' }),
    column(invoiceConfigFields.tax_code_id, { label: 'invoice_config.tax_code_id' }),
    column(invoiceConfigFields.software, { label: 'invoice_config.software' }),
    column(invoiceConfigFields.type, { label: 'invoice_config.type' }),
    column(invoiceConfigFields.publish_invoice_type, { label: 'invoice_config.publish_invoice_type' }),
    column(invoiceConfigFields.warehouse_ids, { label: 'invoice_config.warehouse_ids' }),
    column(invoiceConfigFields.pos_ids, { label: 'invoice_config.pos_ids' }),
    column(invoiceConfigFields.merge_at, { label: 'invoice_config.merge_at' }),
    column(invoiceConfigFields.active, { label: 'invoice_config.active' }),
    column(invoiceConfigFields.token_status, { label: 'invoice_config.token_status' }),
    column(invoiceConfigFields.checked_at, { label: 'invoice_config.checked_at', show: 'optional', sort: true }),
    column(invoiceConfigFields.last_error, { label: 'invoice_config.last_error', show: 'optional' }),
    column(invoiceConfigFields.merged_on, { label: 'invoice_config.merged_on', show: 'optional', sort: true }),
    column(invoiceConfigFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
  ],
  filters: [
    filter(invoiceConfigFields.tax_code_id, { label: 'invoice_config.tax_code_id', kind: 'reference' }),
    filter(invoiceConfigFields.software, { label: 'invoice_config.software', kind: 'multi_select' }),
    filter(invoiceConfigFields.publish_invoice_type, {
      label: 'invoice_config.publish_invoice_type', kind: 'multi_select',
    }),
    filter(invoiceConfigFields.active, { label: 'invoice_config.active', kind: 'boolean' }),
    filter(invoiceConfigFields.token_status, { label: 'invoice_config.token_status', kind: 'multi_select' }),
    filter(invoiceConfigFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(invoiceConfigFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
