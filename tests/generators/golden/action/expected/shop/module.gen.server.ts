// Generated from schemas/shop/module.json. Edit that file and run `npm run generate`.
import { type ChangeContext, type Columns, type ModuleCode, toModuleCode } from '#contract/module.ts';
import type { AskFeeActionInput, AskFeeActionResult } from './ask-fee.action.gen.ts';
import type { AskPriceActionInput, AskPriceActionResult } from './ask-price.action.gen.ts';
import type { BillLine } from './bill-line.entity.gen.ts';
import type { Bill } from './bill.entity.gen.ts';
import type { CheckOutActionInput, CheckOutActionResult } from './check-out.action.gen.ts';
import type { CloseDayActionInput, CloseDayActionResult } from './close-day.action.gen.ts';
import type { ReprintActionInput } from './reprint.action.gen.ts';
import type { VoidBillActionInput } from './void-bill.action.gen.ts';
import type { VoidedBillsActionInput, VoidedBillsActionResult } from './voided-bills.action.gen.ts';

export interface ShopEntities {
  bill_line: BillLine;
  bill: Bill;
}

export interface ShopTables {
  bill_line: Columns<BillLine>;
  bill: Columns<Bill, 'lines'>;
}

interface ShopModule {
  entities: ShopEntities;
  reads: ShopTables;
  writes: {};
  effects: {};
  actions: {
    ask_fee: { input: AskFeeActionInput; result: AskFeeActionResult; outside: true };
    ask_price: { input: AskPriceActionInput; result: AskPriceActionResult; audience: 'public' };
    check_out: { input: CheckOutActionInput; result: CheckOutActionResult };
    close_day: { input: CloseDayActionInput; result: CloseDayActionResult };
    reprint: { input: ReprintActionInput; record: Bill };
    void_bill: { input: VoidBillActionInput; record: Bill };
    voided_bills: { input: VoidedBillsActionInput; result: VoidedBillsActionResult };
  };
  jobs: never;
}

/** What the code of this module is given inside a change. */
export type ShopContext = ChangeContext<ShopModule>;

export const defineModule = (code: ModuleCode<ShopModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asShop = (context: Pick<ChangeContext, 'within'>): ShopContext =>
  context.within('shop') as unknown as ShopContext;
