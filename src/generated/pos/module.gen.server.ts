// Generated from schemas/pos/module.json. Edit that file and run `npm run generate`.
import type { ChangeContext, Columns, ModuleCode } from '#contract/module.ts';
import { toModuleCode } from '#contract/module.ts';
import type { BuyerEntities, BuyerTables } from '#generated/buyer/module.gen.server.ts';
import type { GoodsEntities, GoodsTables } from '#generated/goods/module.gen.server.ts';
import type { StockEntities, StockTables } from '#generated/stock/module.gen.server.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { CheckOutActionInput, CheckOutActionResult } from './check-out.action.gen.ts';
import type { FindGoodsActionInput, FindGoodsActionResult } from './find-goods.action.gen.ts';
import type { PosSaleLine } from './pos-sale-line.entity.gen.ts';
import type { PosSale } from './pos-sale.entity.gen.ts';

export interface PosEntities {
  pos_sale_line: PosSaleLine;
  pos_sale: PosSale;
}

export interface PosTables {
  pos_sale_line: Columns<PosSaleLine>;
  pos_sale: Columns<PosSale, 'lines'>;
}

interface PosModule {
  entities: PosEntities & BuyerEntities & GoodsEntities & StockEntities & SystemEntities;
  reads: PosTables & BuyerTables & GoodsTables & StockTables & SystemTables;
  writes: {};
  effects: {};
  actions: {
    check_out: { input: CheckOutActionInput; result: CheckOutActionResult };
    find_goods: { input: FindGoodsActionInput; result: FindGoodsActionResult };
  };
}

/** What the code of this module is given inside a change. */
export type PosContext = ChangeContext<PosModule>;

export const defineModule = (code: ModuleCode<PosModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asPos = (context: Pick<ChangeContext, 'within'>): PosContext =>
  context.within('pos') as unknown as PosContext;
