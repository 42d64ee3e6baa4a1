import { defineModule } from '#generated/partner/module.gen.server.ts';
import {
  adjustConsigneeDebt,
  adjustDistributorDebt,
  adjustSupplierDebt,
  completeAdjustments,
  postAdjustments,
} from './adjust.server.ts';
import { namePhones } from './consignees.server.ts';
import { findConsignees } from './consigneesFound.server.ts';
import { grantQr } from './grantQr.server.ts';
import { payEntries } from './payLines.server.ts';
import { cancelPayments, completePayments, postPayments } from './payments.server.ts';
import { listGroups } from './supplierGroups.server.ts';

export default defineModule({
  hooks: {
    consignee: { beforeWrite: namePhones },
    debt_adjustment: { beforeWrite: completeAdjustments, afterWrite: postAdjustments },
    payment: { beforeWrite: completePayments, afterWrite: postPayments },
  },
  actions: {
    adjust_consignee_debt: adjustConsigneeDebt,
    adjust_distributor_debt: adjustDistributorDebt,
    adjust_supplier_debt: adjustSupplierDebt,
    consignees_found: findConsignees,
    grant_qr: grantQr,
    pay_entries: payEntries,
    supplier_groups: listGroups,
  },
  effects: { cancel_payment: cancelPayments },
});
