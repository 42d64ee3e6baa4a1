// Generated from schemas/_shared/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import { permission } from '#generated/permissions.gen.ts';
import { approvalStatus } from './approval-status.enum.gen.ts';
import { carrier } from './carrier.enum.gen.ts';
import { country } from './country.enum.gen.ts';
import { createMethod } from './create-method.enum.gen.ts';
import { currency } from './currency.enum.gen.ts';
import { deliveryStatus } from './delivery-status.enum.gen.ts';
import { invoiceHandling } from './invoice-handling.enum.gen.ts';
import { language } from './language.enum.gen.ts';
import { leadStatus } from './lead-status.enum.gen.ts';
import { orderSource } from './order-source.enum.gen.ts';
import { orderStatus } from './order-status.enum.gen.ts';
import { paymentMethod } from './payment-method.enum.gen.ts';
import { receiptDetailStatus } from './receipt-detail-status.enum.gen.ts';
import { returnReason } from './return-reason.enum.gen.ts';
import { taxRate } from './tax-rate.enum.gen.ts';
import { tokenStatus } from './token-status.enum.gen.ts';
import { weekday } from './weekday.enum.gen.ts';

export const sharedParts: ModuleParts = {
  enums: [
    approvalStatus, carrier, country, createMethod, currency, deliveryStatus, invoiceHandling, language, leadStatus,
    orderSource, orderStatus, paymentMethod, receiptDetailStatus, returnReason, taxRate, tokenStatus, weekday,
    permission,
  ],
};
