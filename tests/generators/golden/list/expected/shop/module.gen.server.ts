// Generated from schemas/shop/module.json. Edit that file and run `npm run generate`.
import { type ChangeContext, type Columns, type ModuleCode, toModuleCode } from '#contract/module.ts';
import type { Depot } from './depot.entity.gen.ts';
import type { ParcelDayActionInput, ParcelDayActionResult } from './parcel-day.action.gen.ts';
import type { ParcelLine } from './parcel-line.entity.gen.ts';
import type { Parcel } from './parcel.entity.gen.ts';
import type { Pos } from './pos.entity.gen.ts';

export interface ShopEntities {
  depot: Depot;
  parcel_line: ParcelLine;
  parcel: Parcel;
  pos: Pos;
}

export interface ShopTables {
  depot: Columns<Depot>;
  parcel_line: Columns<ParcelLine>;
  parcel: Columns<Parcel, 'lines'>;
  pos: Columns<Pos>;
}

interface ShopModule {
  entities: ShopEntities;
  reads: ShopTables;
  writes: {};
  effects: {};
  actions: {
    parcel_day: { input: ParcelDayActionInput; result: ParcelDayActionResult };
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
