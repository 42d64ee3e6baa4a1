import { defineModule } from '#generated/partner/module.gen.server.ts';
import { adjustConsigneeDebt, adjustSupplierDebt } from './adjust.server.ts';
import { cancelPayments, completePayments, postPayments } from './payments.server.ts';

export default defineModule({
  hooks: { payment: { beforeWrite: completePayments, afterWrite: postPayments } },
  actions: { adjust_consignee_debt: adjustConsigneeDebt, adjust_supplier_debt: adjustSupplierDebt },
  effects: { cancel_payment: cancelPayments },
});
