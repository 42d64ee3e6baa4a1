// Generated from schemas/shop/module.json. Edit that file and run `npm run generate`.
import { type ChangeContext, type Columns, type ModuleCode, toModuleCode } from '#contract/module.ts';
import type { BillLine } from './bill-line.entity.gen.ts';
import type { BillPayment } from './bill-payment.entity.gen.ts';
import type { Bill } from './bill.entity.gen.ts';
import type { Goods } from './goods.entity.gen.ts';

export interface ShopEntities {
  bill_line: BillLine;
  bill_payment: BillPayment;
  bill: Bill;
  goods: Goods;
}

export interface ShopTables {
  bill_line: Columns<BillLine>;
  bill_payment: Columns<BillPayment>;
  bill: Columns<Bill, 'lines' | 'payments'>;
  goods: Columns<Goods>;
}

interface ShopModule {
  entities: ShopEntities;
  reads: ShopTables;
  writes: {};
  effects: {};
  actions: {};
  jobs: never;
}

/** What the code of this module is given inside a change. */
export type ShopContext = ChangeContext<ShopModule>;

export const defineModule = (code: ModuleCode<ShopModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asShop = (context: Pick<ChangeContext, 'within'>): ShopContext =>
  context.within('shop') as unknown as ShopContext;
