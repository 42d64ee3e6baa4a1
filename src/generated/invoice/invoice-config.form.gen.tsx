// Generated from schemas/invoice/invoice-config.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { invoiceConfigFields, invoiceConfigRules } from './invoice-config.entity.gen.ts';
import { startInvoiceConfigAction } from './start-invoice-config.action.gen.ts';
import { stopInvoiceConfigAction } from './stop-invoice-config.action.gen.ts';
import { testInvoiceConfigAction } from './test-invoice-config.action.gen.ts';

export const form = createForm({
  screen: 'invoice/config',
  route: '/invoice/config',
  resource: 'invoice_config',
  title: 'screen.invoice/config.title',
  mode: 'edit',
  permissions: ['administration_invoice'],
  create: ['administration_invoice'],
  sections: [
    {
      key: 'main', label: 'screen.invoice/config.section.main', columns: 2,
      inputs: [
        input(invoiceConfigFields.tax_code_id, { label: 'invoice_config.tax_code_id' }),
        input(invoiceConfigFields.software, { label: 'invoice_config.software' }),
        input(invoiceConfigFields.series, { label: 'invoice_config.series', help: 'screen.invoice/config.help.series' }),
        input(invoiceConfigFields.type, { label: 'invoice_config.type' }),
        input(invoiceConfigFields.publish_invoice_type, {
          label: 'invoice_config.publish_invoice_type', help: 'screen.invoice/config.help.publish_invoice_type',
        }),
        input(invoiceConfigFields.merge_at, {
          label: 'invoice_config.merge_at', help: 'screen.invoice/config.help.merge_at',
        }),
        input(invoiceConfigFields.active, { label: 'invoice_config.active' }),
      ],
    },
    {
      key: 'credentials', label: 'screen.invoice/config.section.credentials', columns: 2,
      inputs: [
        input(invoiceConfigFields.url, { label: 'invoice_config.url', span: 2, help: 'screen.invoice/config.help.url' }),
        input(invoiceConfigFields.app_id, { label: 'invoice_config.app_id' }),
        input(invoiceConfigFields.client_code, { label: 'invoice_config.client_code' }),
        input(invoiceConfigFields.proxy_code, { label: 'invoice_config.proxy_code' }),
        input(invoiceConfigFields.username, { label: 'invoice_config.username' }),
        input(invoiceConfigFields.password, {
          label: 'invoice_config.password', help: 'screen.invoice/config.help.password',
        }),
        input(invoiceConfigFields.token_status, { label: 'invoice_config.token_status' }),
        input(invoiceConfigFields.checked_at, { label: 'invoice_config.checked_at' }),
        input(invoiceConfigFields.last_error, { label: 'invoice_config.last_error', span: 2 }),
      ],
    },
    {
      key: 'places', label: 'screen.invoice/config.section.places', columns: 2,
      inputs: [
        input(invoiceConfigFields.warehouse_ids, {
          label: 'invoice_config.warehouse_ids', help: 'screen.invoice/config.help.warehouse_ids',
        }),
        input(invoiceConfigFields.pos_ids, { label: 'invoice_config.pos_ids' }),
      ],
    },
  ],
  models: {
    invoice_config: { name: 'invoice_config', fields: Object.values(invoiceConfigFields), rules: invoiceConfigRules },
  },
  actions: [startInvoiceConfigAction, stopInvoiceConfigAction, testInvoiceConfigAction],
  validate: () => import('#generated/built/invoice/invoice-config.validate.gen.js'),
  aside: {
    facts: [
      { field: invoiceConfigFields.active, label: 'invoice_config.active' },
      { field: invoiceConfigFields.checked_at, label: 'invoice_config.checked_at' },
    ],
    related: [
      {
        label: 'screen.invoice.title', route: '/invoice', filter: 'tax_code_id', from: 'tax_code_id', isChoice: true,
        permissions: ['administration_invoice'],
        list: {
          screen: 'invoice', urls: { list: '/invoice-list', count: '/invoice-count', download: '/invoice-download' },
          viewModes: ['all', 'to_issue', 'running', 'rejected', 'issued', 'changed', 'gaps'],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'series' }],
});

export default function InvoiceConfigForm() {
  return <FormScreen form={form} />;
}
