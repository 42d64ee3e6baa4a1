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
  screens: [
    {
      screen: 'account/tax-code', path: '/account/tax-code', kind: 'list', resource: 'tax_code',
      permissions: ['customer_account', 'administration_invoice'],
      load: () => import('./tax-codes.list.gen.tsx'),
    },
    {
      screen: 'account/tax-code', path: '/account/tax-code/:id', kind: 'form', resource: 'tax_code',
      permissions: ['customer_account'],
      load: () => import('./tax-code.form.gen.tsx'),
    },
    {
      screen: 'account/tax-code', path: '/account/tax-code/create', kind: 'form', resource: 'tax_code',
      permissions: ['customer_account'],
      load: () => import('./tax-code.form.gen.tsx'),
    },
    {
      screen: 'invoice', path: '/invoice', kind: 'list', texts: ['invoice', 'orders'], resource: 'invoice',
      permissions: ['administration_invoice'],
      load: () => import('./invoices.list.gen.tsx'),
    },
    {
      screen: 'invoice', path: '/invoice/:id', kind: 'form', texts: ['invoice', 'orders'], resource: 'invoice',
      permissions: ['administration_invoice'],
      load: () => import('./invoice.form.gen.tsx'),
    },
    {
      screen: 'invoice/config', path: '/invoice/config', kind: 'list', texts: ['invoice', 'orders'],
      resource: 'invoice_config', permissions: ['administration_invoice'],
      load: () => import('./invoice-configs.list.gen.tsx'),
    },
    {
      screen: 'invoice/config', path: '/invoice/config/:id', kind: 'form', texts: ['invoice', 'orders'],
      resource: 'invoice_config', permissions: ['administration_invoice'],
      load: () => import('./invoice-config.form.gen.tsx'),
    },
    {
      screen: 'invoice/config', path: '/invoice/config/create', kind: 'form', texts: ['invoice', 'orders'],
      resource: 'invoice_config', permissions: ['administration_invoice'],
      load: () => import('./invoice-config.form.gen.tsx'),
    },
    {
      screen: 'invoice', path: '/invoice/create', kind: 'form', texts: ['invoice', 'orders'], resource: 'invoice',
      permissions: ['administration_invoice'],
      load: () => import('./invoice.form.gen.tsx'),
    },
    {
      screen: 'only-invoice', path: '/only-invoice', kind: 'list', texts: ['invoice', 'orders'], resource: 'invoice',
      permissions: ['administration_only_invoice'],
      load: () => import('./only-invoices.list.gen.tsx'),
    },
    {
      screen: 'only-invoice', path: '/only-invoice/:id', kind: 'form', texts: ['invoice', 'orders'],
      resource: 'invoice', permissions: ['administration_only_invoice'],
      load: () => import('./only-invoice.form.gen.tsx'),
    },
    {
      screen: 'only-invoice', path: '/only-invoice/create', kind: 'form', texts: ['invoice', 'orders'],
      resource: 'invoice', permissions: ['administration_only_invoice'],
      load: () => import('./only-invoice.form.gen.tsx'),
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
    'invoice-from-codes': () => import('./invoice-from-codes.form.gen.tsx'),
    'invoice-reason': () => import('./invoice-reason.form.gen.tsx'),
    'adjust-invoice': () => import('./adjust-invoice.action.gen.tsx'),
    'cancel-invoice': () => import('./cancel-invoice.action.gen.tsx'),
    'email-invoice': () => import('./email-invoice.action.gen.tsx'),
    'replace-invoice': () => import('./replace-invoice.action.gen.tsx'),
  },
};
