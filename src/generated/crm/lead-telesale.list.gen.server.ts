// Generated from schemas/crm/lead-telesale.list.json. Edit that file and run `npm run generate`.
import type { ListModel } from '#contract/model.ts';

export const leadTelesaleList: ListModel = {
  screen: 'crm/lead-telesale',
  route: '/crm/lead-telesale',
  module: 'crm',
  entity: 'lead',
  permissions: ['crm_lead_telesale'],
  urls: { list: '/lead-telesale-list', count: '/lead-telesale-count', download: '/lead-telesale-download' },
  downloadName: 'lead-telesale.xlsx',
  where: { queue: 'telesale' },
  columns: [
    {
      key: 'phone', steps: [], leaf: 'phone', type: 'phone', label: 'lead.phone', cell: 'phone', show: 'always',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'name', steps: [], leaf: 'name', type: 'text', label: 'lead.name', cell: 'text', show: 'default', sort: true,
      sum: false, footer: false, export: true,
    },
    {
      key: 'process_count', steps: [], leaf: 'process_count', type: 'integer', label: 'lead.process_count',
      cell: 'AttemptsCell', show: 'default', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'process_limit', steps: [], leaf: 'process_limit', type: 'enum', label: 'lead.process_limit', cell: 'enum',
      show: 'optional', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'reprocess_at', steps: [], leaf: 'reprocess_at', type: 'date_time', label: 'lead.reprocess_at',
      cell: 'date_time', show: 'default', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'source', steps: [], leaf: 'source', type: 'enum', label: 'lead.source', cell: 'enum', show: 'default',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'product', steps: [], leaf: 'product', type: 'text', label: 'lead.product', cell: 'text', show: 'default',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'quantity', steps: [], leaf: 'quantity', type: 'integer', label: 'lead.quantity', cell: 'number',
      show: 'default', sort: false, sum: true, footer: true, export: true,
    },
    {
      key: 'expected_value', steps: [], leaf: 'expected_value', type: 'money', label: 'lead.expected_value',
      cell: 'money', show: 'default', sort: true, sum: true, footer: true, export: true,
    },
    {
      key: 'city', steps: [], leaf: 'city', type: 'text', label: 'lead.city', cell: 'text', show: 'default',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'address', steps: [], leaf: 'address', type: 'text', label: 'lead.address', cell: 'text', show: 'optional',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'account_id', steps: [], leaf: 'account_id', type: 'reference', label: 'lead.account_id', cell: 'reference',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'last_contact_at', steps: [], leaf: 'last_contact_at', type: 'date_time', label: 'lead.last_contact_at',
      cell: 'date_time', show: 'optional', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'last_note', steps: [], leaf: 'last_note', type: 'long_text', label: 'lead.last_note', cell: 'text',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'payment_status', steps: [], leaf: 'payment_status', type: 'enum', label: 'lead.payment_status',
      cell: 'enum', show: 'optional', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'created_at', steps: [], leaf: 'created_at', type: 'date_time', label: 'kit.field.created_at',
      cell: 'date_time', show: 'default', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'note', steps: [], leaf: 'note', type: 'long_text', label: 'lead.note', cell: 'text', show: 'optional',
      sort: false, sum: false, footer: false, export: true,
    },
  ],
  filters: [
    { key: 'phone', steps: [], leaf: 'phone', type: 'phone', label: 'lead.phone', kind: 'phone' },
    { key: 'name', steps: [], leaf: 'name', type: 'text', label: 'lead.name', kind: 'text' },
    { key: 'source', steps: [], leaf: 'source', type: 'enum', label: 'lead.source', kind: 'multi_select' },
    {
      key: 'reprocess_at', steps: [], leaf: 'reprocess_at', type: 'date_time', label: 'lead.reprocess_at',
      kind: 'date_range', maxDays: 360,
    },
    {
      key: 'created_at', steps: [], leaf: 'created_at', type: 'date_time', label: 'kit.field.created_at',
      kind: 'date_range', maxDays: 360,
    },
    {
      key: 'process_count', steps: [], leaf: 'process_count', type: 'integer', label: 'lead.process_count',
      kind: 'number_range',
    },
    {
      key: 'process_limit', steps: [], leaf: 'process_limit', type: 'enum', label: 'lead.process_limit',
      kind: 'multi_select',
    },
    { key: 'product', steps: [], leaf: 'product', type: 'text', label: 'lead.product', kind: 'text' },
    {
      key: 'account_id', steps: [], leaf: 'account_id', type: 'reference', label: 'lead.account_id', kind: 'reference',
    },
    {
      key: 'expected_value', steps: [], leaf: 'expected_value', type: 'money', label: 'lead.expected_value',
      kind: 'number_range',
    },
  ],
  counts: [
    { key: 'called', where: { process_count: { from: 1 } } },
    { key: 'fresh', where: { process_count: { from: 0, to: 0 } } },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'fresh', where: { process_count: { from: 0, to: 0 } }, badge: 'fresh' },
    { key: 'called', where: { process_count: { from: 1 } }, badge: 'called' },
  ],
  sort: { field: 'reprocess_at', order: 'ASC' },
  pageSize: 20,
};
