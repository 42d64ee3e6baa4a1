// Generated from schemas/orders/create-invoice.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/create-invoice.action.validate.gen.js';
import { createInvoiceAction, createInvoiceActionFields } from './create-invoice.action.gen.ts';

export const createInvoiceActionModel: ActionModel = {
  key: 'create_invoice',
  stem: 'create-invoice',
  module: 'orders',
  records: createInvoiceAction,
  permissions: ['create_order_invoice'],
  input: Object.values(createInvoiceActionFields),
  validate,
};
