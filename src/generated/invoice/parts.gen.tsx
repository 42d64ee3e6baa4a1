// Generated from schemas/invoice/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

export const invoiceParts: AppParts = {
  module: {
    name: 'invoice', icon: 'invoice', order: 90, tab: 'invoice',
    menu: [
      {
        group: 'invoices',
        items: [
          { name: 'Invoice', route: '/invoice', permissions: ['administration_invoice'], icon: 'invoice' },
          {
            name: 'OnlyInvoice', route: '/only-invoice', permissions: ['administration_only_invoice'], icon: 'receipt',
          },
          {
            name: 'InvoiceConfig', route: '/invoice/config', permissions: ['administration_invoice'], icon: 'settings',
          },
          {
            name: 'TaxCode', route: '/account/tax-code', permissions: ['customer_account', 'administration_invoice'],
            icon: 'badge',
          },
        ],
      },
    ],
  },
  screens: [
    {
      screen: 'account/tax-code', path: '/account/tax-code', kind: 'list', resource: 'tax_code',
      permissions: ['customer_account', 'administration_invoice'],
      load: async () => (await loads()).taxCodesList(),
    },
    {
      screen: 'account/tax-code', path: '/account/tax-code/:id', kind: 'form', resource: 'tax_code',
      permissions: ['customer_account'],
      load: async () => (await loads()).taxCodeForm(),
    },
    {
      screen: 'account/tax-code', path: '/account/tax-code/create', kind: 'form', resource: 'tax_code',
      permissions: ['customer_account'],
      load: async () => (await loads()).taxCodeForm(),
    },
    {
      screen: 'invoice', path: '/invoice', kind: 'list', texts: ['invoice', 'orders'], resource: 'invoice',
      permissions: ['administration_invoice'],
      load: async () => (await loads()).invoicesList(),
    },
    {
      screen: 'invoice', path: '/invoice/:id', kind: 'form', texts: ['invoice', 'orders'], resource: 'invoice',
      permissions: ['administration_invoice'],
      load: async () => (await loads()).invoiceForm(),
    },
    {
      screen: 'invoice/config', path: '/invoice/config', kind: 'list', texts: ['invoice', 'orders'],
      resource: 'invoice_config', permissions: ['administration_invoice'],
      load: async () => (await loads()).invoiceConfigsList(),
    },
    {
      screen: 'invoice/config', path: '/invoice/config/:id', kind: 'form', texts: ['invoice', 'orders'],
      resource: 'invoice_config', permissions: ['administration_invoice'],
      load: async () => (await loads()).invoiceConfigForm(),
    },
    {
      screen: 'invoice/config', path: '/invoice/config/create', kind: 'form', texts: ['invoice', 'orders'],
      resource: 'invoice_config', permissions: ['administration_invoice'],
      load: async () => (await loads()).invoiceConfigForm(),
    },
    {
      screen: 'invoice', path: '/invoice/create', kind: 'form', texts: ['invoice', 'orders'], resource: 'invoice',
      permissions: ['administration_invoice'],
      load: async () => (await loads()).invoiceForm(),
    },
    {
      screen: 'only-invoice', path: '/only-invoice', kind: 'list', texts: ['invoice', 'orders'], resource: 'invoice',
      permissions: ['administration_only_invoice'],
      load: async () => (await loads()).onlyInvoicesList(),
    },
    {
      screen: 'only-invoice', path: '/only-invoice/:id', kind: 'form', texts: ['invoice', 'orders'],
      resource: 'invoice', permissions: ['administration_only_invoice'],
      load: async () => (await loads()).onlyInvoiceForm(),
    },
    {
      screen: 'only-invoice', path: '/only-invoice/create', kind: 'form', texts: ['invoice', 'orders'],
      resource: 'invoice', permissions: ['administration_only_invoice'],
      load: async () => (await loads()).onlyInvoiceForm(),
    },
  ],
  resources: [
    { name: 'invoice_config', display: [{ field: 'series' }] },
    { name: 'invoice_line', display: [{ field: 'name' }, ' × ', { field: 'quantity' }] },
    { name: 'invoice_source', display: [{ field: 'amount' }] },
    { name: 'invoice', display: [{ field: 'code' }] },
    { name: 'tax_code', display: [{ field: 'code' }] },
  ],
  dialogs: {
    'invoice-from-codes': async () => (await loads()).invoiceFromCodesForm(),
    'invoice-reason': async () => (await loads()).invoiceReasonForm(),
    'adjust-invoice': async () => (await loads()).adjustInvoiceAction(),
    'cancel-invoice': async () => (await loads()).cancelInvoiceAction(),
    'email-invoice': async () => (await loads()).emailInvoiceAction(),
    'replace-invoice': async () => (await loads()).replaceInvoiceAction(),
  },
};
