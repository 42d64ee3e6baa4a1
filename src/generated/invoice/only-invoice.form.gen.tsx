// Generated from schemas/invoice/only-invoice.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { adjustInvoiceAction } from './adjust-invoice.action.gen.ts';
import { cancelInvoiceAction } from './cancel-invoice.action.gen.ts';
import { emailInvoiceAction } from './email-invoice.action.gen.ts';
import { invoiceLineFields, invoiceLineRules } from './invoice-line.entity.gen.ts';
import { invoiceSourceFields, invoiceSourceRules } from './invoice-source.entity.gen.ts';
import { invoiceFields, invoiceRules } from './invoice.entity.gen.ts';
import { invoiceWorkflow } from './invoice.workflow.gen.ts';
import { queryInvoiceAction } from './query-invoice.action.gen.ts';
import { replaceInvoiceAction } from './replace-invoice.action.gen.ts';

export const form = createForm({
  screen: 'only-invoice',
  route: '/only-invoice',
  resource: 'invoice',
  title: 'screen.only-invoice.title',
  mode: 'edit',
  permissions: ['administration_only_invoice'],
  create: ['administration_only_invoice'],
  sections: [
    {
      key: 'buyer', label: 'screen.invoice.section.buyer', columns: 2,
      inputs: [
        input(invoiceFields.invoice_name, {
          label: 'invoice.invoice_name',
          lookup: {
            url: '/invoice-buyers', value: 'invoice_name', show: ['invoice_tax_code', 'invoice_address'],
            debounceMs: 500,
            fill: {
              invoice_tax_code: 'invoice_tax_code', invoice_address: 'invoice_address', invoice_phone: 'invoice_phone',
              invoice_email: 'invoice_email', invoice_identity: 'invoice_identity',
            },
            quiet: true, param: 'text',
          },
        }),
        input(invoiceFields.invoice_tax_code, {
          label: 'invoice.invoice_tax_code',
          lookup: {
            url: '/invoice-buyers', value: 'invoice_tax_code', show: ['invoice_name', 'invoice_address'],
            debounceMs: 500,
            fill: {
              invoice_name: 'invoice_name', invoice_address: 'invoice_address', invoice_phone: 'invoice_phone',
              invoice_email: 'invoice_email', invoice_identity: 'invoice_identity',
            },
            quiet: true, param: 'text',
          },
        }),
        input(invoiceFields.invoice_address, { label: 'invoice.invoice_address', span: 2 }),
        input(invoiceFields.invoice_phone, { label: 'invoice.invoice_phone' }),
        input(invoiceFields.invoice_email, { label: 'invoice.invoice_email' }),
        input(invoiceFields.invoice_identity, { label: 'invoice.invoice_identity' }),
      ],
    },
    {
      key: 'lines', label: 'screen.invoice.section.lines',
      inputs: [
        input(invoiceFields.lines, {
          label: 'invoice.lines',
          rows: [
            input(invoiceLineFields.name, { label: 'invoice_line.name' }),
            input(invoiceLineFields.unit, { label: 'invoice_line.unit' }),
            input(invoiceLineFields.quantity, { label: 'invoice_line.quantity' }),
            input(invoiceLineFields.unit_price, { label: 'invoice_line.unit_price' }),
            input(invoiceLineFields.discount, { label: 'invoice_line.discount' }),
            input(invoiceLineFields.tax_rate, { label: 'invoice_line.tax_rate' }),
            input(invoiceLineFields.amount, { label: 'invoice_line.amount' }),
          ],
        }),
      ],
    },
    {
      key: 'totals', label: 'screen.invoice.section.totals', columns: 2,
      inputs: [
        input(invoiceFields.net_amount, { label: 'invoice.net_amount' }),
        input(invoiceFields.vat_amount, { label: 'invoice.vat_amount' }),
        input(invoiceFields.total, { label: 'invoice.total' }),
        input(invoiceFields.net_10, { label: 'invoice.net_10' }),
        input(invoiceFields.vat_10, { label: 'invoice.vat_10' }),
        input(invoiceFields.net_8, { label: 'invoice.net_8' }),
        input(invoiceFields.vat_8, { label: 'invoice.vat_8' }),
        input(invoiceFields.net_5, { label: 'invoice.net_5' }),
        input(invoiceFields.vat_5, { label: 'invoice.vat_5' }),
        input(invoiceFields.net_0, { label: 'invoice.net_0' }),
        input(invoiceFields.net_not_taxable, { label: 'invoice.net_not_taxable' }),
      ],
    },
    {
      key: 'issuing', label: 'screen.invoice.section.issuing', columns: 2,
      inputs: [
        input(invoiceFields.tax_code_id, { label: 'invoice.tax_code_id' }),
        input(invoiceFields.type, { label: 'invoice.type' }),
        input(invoiceFields.series, { label: 'invoice.series', help: 'screen.invoice.help.series' }),
        input(invoiceFields.date, { label: 'invoice.date' }),
        input(invoiceFields.publish_invoice_type, { label: 'invoice.publish_invoice_type' }),
        input(invoiceFields.only_invoice, { label: 'invoice.only_invoice' }),
        input(invoiceFields.code, { label: 'invoice.code' }),
        input(invoiceFields.number, { label: 'invoice.number' }),
        input(invoiceFields.processing, { label: 'invoice.processing' }),
        input(invoiceFields.state, { label: 'invoice.state' }),
        input(invoiceFields.handling, { label: 'invoice.handling' }),
        input(invoiceFields.software, { label: 'invoice.software' }),
        input(invoiceFields.lookup_url, { label: 'invoice.lookup_url' }),
        input(invoiceFields.authority_code, { label: 'invoice.authority_code' }),
        input(invoiceFields.last_error, { label: 'invoice.last_error', span: 2 }),
        input(invoiceFields.reason, { label: 'invoice.reason' }),
        input(invoiceFields.emailed_at, { label: 'invoice.emailed_at' }),
      ],
    },
    {
      key: 'origin', label: 'screen.invoice.section.origin', columns: 2,
      inputs: [
        input(invoiceFields.source_code, { label: 'invoice.source_code' }),
        input(invoiceFields.original_id, { label: 'invoice.original_id' }),
        input(invoiceFields.relation, { label: 'invoice.relation' }),
        input(invoiceFields.sources, { label: 'invoice.sources', span: 2, rows: [] }),
        input(invoiceFields.note, { label: 'invoice.note', span: 2 }),
      ],
    },
  ],
  models: {
    invoice: {
      name: 'invoice', fields: Object.values(invoiceFields), rules: invoiceRules, workflows: [invoiceWorkflow],
    },
    invoice_line: {
      name: 'invoice_line', fields: Object.values(invoiceLineFields), rules: invoiceLineRules,
      parent: { entity: 'invoice', foreignKey: 'invoice_id', field: 'lines' },
    },
    invoice_source: {
      name: 'invoice_source', fields: Object.values(invoiceSourceFields), rules: invoiceSourceRules,
      parent: { entity: 'invoice', foreignKey: 'invoice_id', field: 'sources' },
    },
  },
  workflows: [invoiceWorkflow],
  actions: [adjustInvoiceAction, cancelInvoiceAction, emailInvoiceAction, queryInvoiceAction, replaceInvoiceAction],
  validate: () => import('#generated/built/invoice/invoice.validate.gen.js'),
  draft: true,
  aside: {
    head: [
      { field: invoiceFields.state, label: 'invoice.state' },
      { field: invoiceFields.handling, label: 'invoice.handling' },
    ],
    facts: [
      { field: invoiceFields.number, label: 'invoice.number' },
      { field: invoiceFields.date, label: 'invoice.date' },
      { field: invoiceFields.vat_amount, label: 'invoice.vat_amount' },
      { field: invoiceFields.total, label: 'invoice.total' },
    ],
    related: [
      {
        label: 'screen.invoice.related.corrections', route: '/only-invoice', filter: 'original_id', from: 'id',
        isChoice: true, permissions: ['administration_only_invoice'],
        list: {
          screen: 'only-invoice',
          urls: { list: '/only-invoice-list', count: '/only-invoice-count', download: '/only-invoice-download' },
          viewModes: ['all', 'to_issue', 'running', 'rejected', 'issued', 'changed'], where: { only_invoice: true },
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function OnlyInvoiceForm() {
  return <FormScreen form={form} />;
}
