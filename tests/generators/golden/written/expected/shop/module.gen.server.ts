// Generated from schemas/shop/module.json. Edit that file and run `npm run generate`.
import {
  type ChangeContext,
  type Columns,
  type Lasting,
  type ModuleCode,
  type Written,
  toModuleCode,
} from '#contract/module.ts';
import type { Goods } from './goods.entity.gen.ts';
import type { StockLevel } from './stock-level.entity.gen.ts';

export interface ShopEntities {
  goods: Goods;
  stock_level: StockLevel;
}

export interface ShopTables {
  goods: Columns<Goods>;
  stock_level: Lasting<Columns<StockLevel, 'available'>>;
}

interface ShopModule {
  entities: ShopEntities;
  reads: ShopTables;
  writes: Written<Pick<ShopTables, 'stock_level'>>;
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
