import { defineModule } from '#generated/pos/module.gen.server.ts';
import { askBillInvoice } from './billInvoice.server.ts';
import { checkOut } from './check-out.server.ts';
import { checkClosing } from './closedShops.server.ts';
import { checkPrepared } from './counterOrders.server.ts';
import { findGoods } from './find-goods.server.ts';
import { notifyDifferences } from './notifyShifts.server.ts';
import { placeOrders } from './onlineOrders.server.ts';
import { parkSale, resumeSale } from './parkedSales.server.ts';
import { followLateCosts, recostSold } from './recostSold.server.ts';
import { findBill, returnBill } from './returnBill.server.ts';
import { findVoucher, readSaleRules } from './saleRules.server.ts';
import { keepSoldCombos } from './soldCombos.server.ts';
import { requestDisplay, sendGoods } from './shelf.server.ts';
import { completeShifts, reviewShifts } from './shifts.server.ts';
import { readTillGoods } from './tillGoods.server.ts';
import { checkVoids, undoStock } from './voidBill.server.ts';
import { takeBackOrders } from './takeBack.server.ts';
import { sendZnsReceipts } from './znsReceipt.server.ts';

export default defineModule({
  actions: {
    check_out: checkOut,
    find_bill: findBill,
    find_goods: findGoods,
    find_voucher: findVoucher,
    issue_invoice: askBillInvoice,
    park_sale: parkSale,
    request_display: requestDisplay,
    resume_sale: resumeSale,
    return_bill: returnBill,
    review_shifts: reviewShifts,
    sale_rules: readSaleRules,
    send_goods: sendGoods,
    till_goods: readTillGoods,
    zns_receipt: sendZnsReceipts,
  },
  hooks: {
    combo: { beforeWrite: keepSoldCombos },
    order: {
      async beforeWrite(context, changes) {
        await placeOrders(context, changes);
        await checkPrepared(context, changes);
      },
      afterWrite: takeBackOrders,
    },
    // After the warehouse has worked out the ledger of costs.
    goods_receipt: { afterWrite: followLateCosts },
    pos: { beforeWrite: checkClosing },
    pos_shift: { beforeWrite: completeShifts, afterWrite: notifyDifferences },
    pos_sale: { beforeWrite: checkVoids },
  },
  jobs: { recost_sold: recostSold },
  effects: { undo_stock: undoStock },
});
