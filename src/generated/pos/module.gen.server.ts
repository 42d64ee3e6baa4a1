// Generated from schemas/pos/module.json. Edit that file and run `npm run generate`.
import { type ChangeContext, type Columns, type ModuleCode, toModuleCode } from '#contract/module.ts';
import type { BuyerEntities, BuyerTables } from '#generated/buyer/module.gen.server.ts';
import type { GoodsEntities, GoodsTables } from '#generated/goods/module.gen.server.ts';
import type { MessagingEntities, MessagingTables } from '#generated/messaging/module.gen.server.ts';
import type { OrdersEntities, OrdersTables } from '#generated/orders/module.gen.server.ts';
import type { PlaceEntities, PlaceTables } from '#generated/place/module.gen.server.ts';
import type { PromotionEntities, PromotionTables } from '#generated/promotion/module.gen.server.ts';
import type { StockEntities, StockTables } from '#generated/stock/module.gen.server.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { WarehouseEntities, WarehouseTables } from '#generated/warehouse/module.gen.server.ts';
import type { CheckOutActionInput, CheckOutActionResult } from './check-out.action.gen.ts';
import type { FindBillActionInput, FindBillActionResult } from './find-bill.action.gen.ts';
import type { FindGoodsActionInput, FindGoodsActionResult } from './find-goods.action.gen.ts';
import type { FindVoucherActionInput, FindVoucherActionResult } from './find-voucher.action.gen.ts';
import type { IssueInvoiceActionInput } from './issue-invoice.action.gen.ts';
import type { ParkSaleActionInput, ParkSaleActionResult } from './park-sale.action.gen.ts';
import type { ParkedSaleLine } from './parked-sale-line.entity.gen.ts';
import type { ParkedSale } from './parked-sale.entity.gen.ts';
import type { PosSaleDiscount } from './pos-sale-discount.entity.gen.ts';
import type { PosSaleLine } from './pos-sale-line.entity.gen.ts';
import type { PosSale } from './pos-sale.entity.gen.ts';
import type { PosShiftCashMove } from './pos-shift-cash-move.entity.gen.ts';
import type { PosShift } from './pos-shift.entity.gen.ts';
import type { RequestDisplayActionInput, RequestDisplayActionResult } from './request-display.action.gen.ts';
import type { ResumeSaleActionInput, ResumeSaleActionResult } from './resume-sale.action.gen.ts';
import type { ReturnBillActionInput } from './return-bill.action.gen.ts';
import type { ReviewShiftsActionInput, ReviewShiftsActionResult } from './review-shifts.action.gen.ts';
import type { SaleRulesActionInput, SaleRulesActionResult } from './sale-rules.action.gen.ts';
import type { SendGoodsActionInput, SendGoodsActionResult } from './send-goods.action.gen.ts';
import type { TillGoodsActionInput, TillGoodsActionResult } from './till-goods.action.gen.ts';
import type { ZnsReceiptActionInput } from './zns-receipt.action.gen.ts';

export interface PosEntities {
  parked_sale_line: ParkedSaleLine;
  parked_sale: ParkedSale;
  pos_sale_discount: PosSaleDiscount;
  pos_sale_line: PosSaleLine;
  pos_sale: PosSale;
  pos_shift_cash_move: PosShiftCashMove;
  pos_shift: PosShift;
}

export interface PosTables {
  parked_sale_line: Columns<ParkedSaleLine>;
  parked_sale: Columns<ParkedSale, 'lines'>;
  pos_sale_discount: Columns<PosSaleDiscount>;
  pos_sale_line: Columns<PosSaleLine>;
  pos_sale: Columns<PosSale, 'lines' | 'discounts'>;
  pos_shift_cash_move: Columns<PosShiftCashMove>;
  pos_shift: Columns<PosShift, 'cash_moves'>;
}

interface PosModule {
  entities: PosEntities & BuyerEntities & GoodsEntities & MessagingEntities & OrdersEntities & PlaceEntities & PromotionEntities & StockEntities & SystemEntities & WarehouseEntities;
  reads: PosTables & BuyerTables & GoodsTables & MessagingTables & OrdersTables & PlaceTables & PromotionTables & StockTables & SystemTables & WarehouseTables;
  writes: {};
  effects: { undo_stock: PosSale };
  actions: {
    check_out: { input: CheckOutActionInput; result: CheckOutActionResult };
    find_bill: { input: FindBillActionInput; result: FindBillActionResult };
    find_goods: { input: FindGoodsActionInput; result: FindGoodsActionResult };
    find_voucher: { input: FindVoucherActionInput; result: FindVoucherActionResult };
    issue_invoice: { input: IssueInvoiceActionInput; record: PosSale };
    park_sale: { input: ParkSaleActionInput; result: ParkSaleActionResult };
    request_display: { input: RequestDisplayActionInput; result: RequestDisplayActionResult };
    resume_sale: { input: ResumeSaleActionInput; result: ResumeSaleActionResult };
    return_bill: { input: ReturnBillActionInput; record: PosSale };
    review_shifts: { input: ReviewShiftsActionInput; result: ReviewShiftsActionResult };
    sale_rules: { input: SaleRulesActionInput; result: SaleRulesActionResult };
    send_goods: { input: SendGoodsActionInput; result: SendGoodsActionResult };
    till_goods: { input: TillGoodsActionInput; result: TillGoodsActionResult };
    zns_receipt: { input: ZnsReceiptActionInput; record: PosSale };
  };
  jobs: 'recost_sold';
}

/** What the code of this module is given inside a change. */
export type PosContext = ChangeContext<PosModule>;

export const defineModule = (code: ModuleCode<PosModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asPos = (context: Pick<ChangeContext, 'within'>): PosContext =>
  context.within('pos') as unknown as PosContext;
