// Generated from schemas/invoice/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import invoiceCode from '#modules/invoice/invoice.server.ts';
import { adjustInvoiceActionModel } from './adjust-invoice.action.gen.server.ts';
import { cancelInvoiceActionModel } from './cancel-invoice.action.gen.server.ts';
import { emailInvoiceActionModel } from './email-invoice.action.gen.server.ts';
import { invoiceBuyersActionModel } from './invoice-buyers.action.gen.server.ts';
import { invoiceConfigModel } from './invoice-config.entity.gen.server.ts';
import { invoiceConfigForm } from './invoice-config.form.gen.server.ts';
import { invoiceConfigsList } from './invoice-configs.list.gen.server.ts';
import { invoiceFromCodesActionModel } from './invoice-from-codes.action.gen.server.ts';
import { invoiceFromCodesForm } from './invoice-from-codes.form.gen.server.ts';
import { invoiceLineModel } from './invoice-line.entity.gen.server.ts';
import { invoiceProcessing } from './invoice-processing.enum.gen.ts';
import { invoiceReasonForm } from './invoice-reason.form.gen.server.ts';
import { invoiceRelation } from './invoice-relation.enum.gen.ts';
import { invoiceSoftware } from './invoice-software.enum.gen.ts';
import { invoiceSourceModel } from './invoice-source.entity.gen.server.ts';
import { invoiceState } from './invoice-state.enum.gen.ts';
import { invoiceType } from './invoice-type.enum.gen.ts';
import { invoiceModel } from './invoice.entity.gen.server.ts';
import { invoiceForm } from './invoice.form.gen.server.ts';
import { invoicesList } from './invoices.list.gen.server.ts';
import { onlyInvoiceForm } from './only-invoice.form.gen.server.ts';
import { onlyInvoicesList } from './only-invoices.list.gen.server.ts';
import { queryInvoiceActionModel } from './query-invoice.action.gen.server.ts';
import { replaceInvoiceActionModel } from './replace-invoice.action.gen.server.ts';
import { startInvoiceConfigActionModel } from './start-invoice-config.action.gen.server.ts';
import { stopInvoiceConfigActionModel } from './stop-invoice-config.action.gen.server.ts';
import { taxCodeStatus } from './tax-code-status.enum.gen.ts';
import { taxCodeModel } from './tax-code.entity.gen.server.ts';
import { taxCodeForm } from './tax-code.form.gen.server.ts';
import { taxCodesList } from './tax-codes.list.gen.server.ts';
import { testInvoiceConfigActionModel } from './test-invoice-config.action.gen.server.ts';

export const invoiceParts: ModuleParts = {
  module: {
    name: 'invoice', order: 90, tab: 'invoice',
    menu: [['administration_invoice'], ['administration_only_invoice'], ['customer_account', 'administration_invoice']],
    settings: [
      { name: 'invoice_remind_hours', type: 'integer', json: 'integer', minimum: 0, maximum: 720, default: 24 },
    ],
  },
  entities: [invoiceConfigModel, invoiceLineModel, invoiceSourceModel, invoiceModel, taxCodeModel],
  lists: [invoiceConfigsList, invoicesList, onlyInvoicesList, taxCodesList],
  forms: [invoiceConfigForm, invoiceFromCodesForm, invoiceReasonForm, invoiceForm, onlyInvoiceForm, taxCodeForm],
  enums: [invoiceProcessing, invoiceRelation, invoiceSoftware, invoiceState, invoiceType, taxCodeStatus],
  actions: [
    adjustInvoiceActionModel, cancelInvoiceActionModel, emailInvoiceActionModel, invoiceBuyersActionModel,
    invoiceFromCodesActionModel, queryInvoiceActionModel, replaceInvoiceActionModel, startInvoiceConfigActionModel,
    stopInvoiceConfigActionModel, testInvoiceConfigActionModel,
  ],
  notifications: [
    { key: 'invoice_invalid', type: 15, severity: 'danger', link: '/invoice/{id}', to: ['administration_invoice'] },
    {
      key: 'invoices_unprocessed', type: 15, severity: 'warning', link: '/invoice/{id}', to: ['administration_invoice'],
    },
    {
      key: 'invoice_not_made', type: 15, severity: 'danger', link: '/orders/detail/{id}',
      to: ['administration_invoice'],
    },
  ],
  code: invoiceCode,
};
