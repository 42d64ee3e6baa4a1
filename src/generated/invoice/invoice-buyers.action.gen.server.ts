// Generated from schemas/invoice/invoice-buyers.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/invoice/invoice-buyers.action.validate.gen.js';
import { invoiceBuyersActionFields } from './invoice-buyers.action.gen.ts';

export const invoiceBuyersActionModel: ActionModel = {
  key: 'invoice_buyers',
  stem: 'invoice-buyers',
  module: 'invoice',
  url: '/invoice-buyers',
  permissions: ['administration_invoice', 'administration_only_invoice'],
  input: Object.values(invoiceBuyersActionFields),
  validate,
};
