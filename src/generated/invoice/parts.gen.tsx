// Generated from schemas/invoice/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

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
  loads: () => import('./loads.gen.tsx'),
  screens: [
    {
      path: '/account/tax-code', kind: 'list', resource: 'tax_code',
      permissions: ['customer_account', 'administration_invoice'],
    },
    {
      path: '/account/tax-code/:id', kind: 'form', creates: true, resource: 'tax_code',
      permissions: ['customer_account'],
    },
    {
      path: '/invoice', kind: 'list', texts: ['invoice', 'orders'], resource: 'invoice',
      permissions: ['administration_invoice'],
    },
    {
      path: '/invoice/:id', kind: 'form', creates: true, texts: ['invoice', 'orders'], resource: 'invoice',
      permissions: ['administration_invoice'],
    },
    {
      path: '/invoice/config', kind: 'list', texts: ['invoice', 'orders'], resource: 'invoice_config',
      permissions: ['administration_invoice'],
    },
    {
      path: '/invoice/config/:id', kind: 'form', creates: true, texts: ['invoice', 'orders'],
      resource: 'invoice_config', permissions: ['administration_invoice'],
    },
    {
      path: '/only-invoice', kind: 'list', texts: ['invoice', 'orders'], resource: 'invoice',
      permissions: ['administration_only_invoice'],
    },
    {
      path: '/only-invoice/:id', kind: 'form', creates: true, texts: ['invoice', 'orders'], resource: 'invoice',
      permissions: ['administration_only_invoice'],
    },
  ],
  resources: [
    { name: 'invoice_config', display: [{ field: 'series' }] },
    { name: 'invoice_line', display: [{ field: 'name' }, ' × ', { field: 'quantity' }] },
    { name: 'invoice_source', display: [{ field: 'amount' }] },
    { name: 'invoice', display: [{ field: 'code' }] },
    { name: 'tax_code', display: [{ field: 'code' }] },
  ],
  dialogs: [
    'invoice-from-codes', 'invoice-reason', 'adjust-invoice', 'cancel-invoice', 'email-invoice', 'replace-invoice',
  ],
};
