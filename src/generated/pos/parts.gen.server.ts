// Generated from schemas/pos/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import posCode from '#modules/pos/pos.server.ts';
import { buyerBillsModel } from './buyer-bills.entity.gen.server.ts';
import { buyerStandingModel } from './buyer-standing.entity.gen.server.ts';
import { buyerTotalModel } from './buyer-total.entity.gen.server.ts';
import { buyerForm } from './buyer.form.gen.server.ts';
import { buyerImport } from './buyer.import.gen.server.ts';
import { buyerList } from './buyer.list.gen.server.ts';
import { cashMoveKind } from './cash-move-kind.enum.gen.ts';
import { checkOutActionModel } from './check-out.action.gen.server.ts';
import { displayRequestForm } from './display-request.form.gen.server.ts';
import { displayRequestList } from './display-request.list.gen.server.ts';
import { findBillActionModel } from './find-bill.action.gen.server.ts';
import { findGoodsActionModel } from './find-goods.action.gen.server.ts';
import { findVoucherActionModel } from './find-voucher.action.gen.server.ts';
import { goodsElsewhereList } from './goods-elsewhere.list.gen.server.ts';
import { goodsMovesList } from './goods-moves.list.gen.server.ts';
import { goodsReceiptForm } from './goods-receipt.form.gen.server.ts';
import { goodsReceiptList } from './goods-receipt.list.gen.server.ts';
import { goodsReport } from './goods-report.report.gen.server.ts';
import { goodsTransferForm } from './goods-transfer.form.gen.server.ts';
import { goodsTransferList } from './goods-transfer.list.gen.server.ts';
import { goodsList } from './goods.list.gen.server.ts';
import { issueInvoiceActionModel } from './issue-invoice.action.gen.server.ts';
import { orderListForm } from './order-list.form.gen.server.ts';
import { orderList } from './order-list.list.gen.server.ts';
import { orderOnlineCreateForm } from './order-online-create.form.gen.server.ts';
import { orderOnlineListForm } from './order-online-list.form.gen.server.ts';
import { orderOnlineList } from './order-online-list.list.gen.server.ts';
import { orderReturnList } from './order-return.list.gen.server.ts';
import { parkSaleActionModel } from './park-sale.action.gen.server.ts';
import { parkedSaleLineModel } from './parked-sale-line.entity.gen.server.ts';
import { parkedSaleModel } from './parked-sale.entity.gen.server.ts';
import { parkedSaleForm } from './parked-sale.form.gen.server.ts';
import { parkedSaleList } from './parked-sale.list.gen.server.ts';
import { pointEntryList } from './point-entry.list.gen.server.ts';
import { posBank } from './pos-bank.enum.gen.ts';
import { posDiscountKind } from './pos-discount-kind.enum.gen.ts';
import { posRounding } from './pos-rounding.enum.gen.ts';
import { posSaleDiscountModel } from './pos-sale-discount.entity.gen.server.ts';
import { posSaleKind } from './pos-sale-kind.enum.gen.ts';
import { posSaleLineModel } from './pos-sale-line.entity.gen.server.ts';
import { posSaleStatus } from './pos-sale-status.enum.gen.ts';
import { posSaleModel } from './pos-sale.entity.gen.server.ts';
import { posShiftCashMoveModel } from './pos-shift-cash-move.entity.gen.server.ts';
import { posShiftCloseForm } from './pos-shift-close.form.gen.server.ts';
import { posShiftStatus } from './pos-shift-status.enum.gen.ts';
import { posShiftTotalModel } from './pos-shift-total.entity.gen.server.ts';
import { posShiftModel } from './pos-shift.entity.gen.server.ts';
import { priceLabelPrint } from './price-label.print.gen.ts';
import { receiptSlipPrint } from './receipt-slip.print.gen.ts';
import { receiptPrint } from './receipt.print.gen.ts';
import { reportReport } from './report.report.gen.server.ts';
import { requestDisplayActionModel } from './request-display.action.gen.server.ts';
import { requestDisplayForm } from './request-display.form.gen.server.ts';
import { resumeSaleActionModel } from './resume-sale.action.gen.server.ts';
import { returnBillActionModel } from './return-bill.action.gen.server.ts';
import { reviewShiftForm } from './review-shift.form.gen.server.ts';
import { reviewShiftsActionModel } from './review-shifts.action.gen.server.ts';
import { saleChannel } from './sale-channel.enum.gen.ts';
import { saleLineModel } from './sale-line.entity.gen.server.ts';
import { saleRulesActionModel } from './sale-rules.action.gen.server.ts';
import { saleState } from './sale-state.enum.gen.ts';
import { saleModel } from './sale.entity.gen.server.ts';
import { sendGoodsActionModel } from './send-goods.action.gen.server.ts';
import { sendGoodsForm } from './send-goods.form.gen.server.ts';
import { shiftReportPrint } from './shift-report.print.gen.ts';
import { shiftForm } from './shift.form.gen.server.ts';
import { shiftList } from './shift.list.gen.server.ts';
import { shopDatedModel } from './shop-dated.entity.gen.server.ts';
import { shopElsewhereModel } from './shop-elsewhere.entity.gen.server.ts';
import { shopExpiryModel } from './shop-expiry.entity.gen.server.ts';
import { shopFlowModel } from './shop-flow.entity.gen.server.ts';
import { shopGoodsModel } from './shop-goods.entity.gen.server.ts';
import { shopIncomingModel } from './shop-incoming.entity.gen.server.ts';
import { shopMoveModel } from './shop-move.entity.gen.server.ts';
import { shopShelfModel } from './shop-shelf.entity.gen.server.ts';
import { shopSoldModel } from './shop-sold.entity.gen.server.ts';
import { stockTakeForm } from './stock-take.form.gen.server.ts';
import { stockTakeList } from './stock-take.list.gen.server.ts';
import { tillGoodsActionModel } from './till-goods.action.gen.server.ts';
import { voidBillForm } from './void-bill.form.gen.server.ts';
import { znsReceiptActionModel } from './zns-receipt.action.gen.server.ts';

export const posParts: ModuleParts = {
  module: {
    name: 'pos', order: 30, tab: 'pos', gate: 'is_active_pos',
    menu: [
      ['pos_order_create_single'],
      ['pos_goods_receipt_create'],
      ['pos_goods_transfer'],
      ['pos_goods_manager'],
      ['pos_order_list'],
      ['pos_order_online_list'],
    ],
    settings: [
      { name: 'pos_return_days', type: 'integer', json: 'integer', minimum: 0, maximum: 365, default: 7 },
      { name: 'pos_shift_difference', type: 'money', json: 'integer', minimum: 0, default: 50000 },
      { name: 'pos_discount_percent', type: 'integer', json: 'integer', minimum: 0, maximum: 100, default: 10 },
      { name: 'pos_rounding', type: 'enum', json: 'string', default: 'none', enum: posRounding },
      { name: 'pos_offline', type: 'boolean', json: 'boolean', default: true },
      { name: 'pos_bank', type: 'enum', json: 'string', enum: posBank },
      { name: 'pos_bank_account', type: 'code', json: 'string', maxLength: 19, pattern: '^[0-9A-Z]*$' },
      { name: 'pos_bank_holder', type: 'text', json: 'string', maxLength: 100 },
    ],
  },
  entities: [
    buyerBillsModel, buyerStandingModel, buyerTotalModel, parkedSaleLineModel, parkedSaleModel, posSaleDiscountModel,
    posSaleLineModel, posSaleModel, posShiftCashMoveModel, posShiftTotalModel, posShiftModel, saleLineModel, saleModel,
    shopDatedModel, shopElsewhereModel, shopExpiryModel, shopFlowModel, shopGoodsModel, shopIncomingModel,
    shopMoveModel, shopShelfModel, shopSoldModel,
  ],
  lists: [
    buyerList, displayRequestList, goodsElsewhereList, goodsMovesList, goodsReceiptList, goodsTransferList, goodsList,
    orderList, orderOnlineList, orderReturnList, parkedSaleList, pointEntryList, shiftList, stockTakeList,
  ],
  forms: [
    buyerForm, displayRequestForm, goodsReceiptForm, goodsTransferForm, orderListForm, orderOnlineCreateForm,
    orderOnlineListForm, parkedSaleForm, posShiftCloseForm, requestDisplayForm, reviewShiftForm, sendGoodsForm,
    shiftForm, stockTakeForm, voidBillForm,
  ],
  reports: [goodsReport, reportReport],
  imports: [buyerImport],
  enums: [
    cashMoveKind, posBank, posDiscountKind, posRounding, posSaleKind, posSaleStatus, posShiftStatus, saleChannel,
    saleState,
  ],
  prints: [priceLabelPrint, receiptSlipPrint, receiptPrint, shiftReportPrint],
  actions: [
    checkOutActionModel, findBillActionModel, findGoodsActionModel, findVoucherActionModel, issueInvoiceActionModel,
    parkSaleActionModel, requestDisplayActionModel, resumeSaleActionModel, returnBillActionModel,
    reviewShiftsActionModel, saleRulesActionModel, sendGoodsActionModel, tillGoodsActionModel, znsReceiptActionModel,
  ],
  notifications: [
    { key: 'shift_differs', type: 15, severity: 'warning', link: '/pos/shift', to: ['administration_report_revenue'] },
  ],
  code: posCode,
};
