// Generated from schemas/shop/module.json. Edit that file and run `npm run generate`.
import { type ChangeContext, type Columns, type ModuleCode, toModuleCode } from '#contract/module.ts';
import type { Client } from './client.entity.gen.ts';
import type { ParcelStartActionInput, ParcelStartActionResult } from './parcel-start.action.gen.ts';
import type { Parcel } from './parcel.entity.gen.ts';
import type { Unit } from './unit.entity.gen.ts';

export interface ShopEntities {
  client: Client;
  parcel: Parcel;
  unit: Unit;
}

export interface ShopTables {
  client: Columns<Client>;
  parcel: Columns<Parcel>;
  unit: Columns<Unit>;
}

interface ShopModule {
  entities: ShopEntities;
  reads: ShopTables;
  writes: {};
  effects: {};
  actions: {
    parcel_start: { input: ParcelStartActionInput; result: ParcelStartActionResult };
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
