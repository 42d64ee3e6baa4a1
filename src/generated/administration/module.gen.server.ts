// Generated from schemas/administration/module.json. Edit that file and run `npm run generate`.
import type { ChangeContext, ModuleCode } from '#contract/module.ts';
import { toModuleCode } from '#contract/module.ts';
import type { GoodsEntities, GoodsTables } from '#generated/goods/module.gen.server.ts';
import type { OrdersEntities, OrdersTables } from '#generated/orders/module.gen.server.ts';
import type { PlaceEntities, PlaceTables } from '#generated/place/module.gen.server.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';

export interface AdministrationEntities {
}

export interface AdministrationTables {
}

interface AdministrationModule {
  entities: AdministrationEntities & GoodsEntities & OrdersEntities & PlaceEntities & SystemEntities;
  reads: AdministrationTables & GoodsTables & OrdersTables & PlaceTables & SystemTables;
  writes: {};
  effects: {};
  actions: {};
}

/** What the code of this module is given inside a change. */
export type AdministrationContext = ChangeContext<AdministrationModule>;

export const defineModule = (code: ModuleCode<AdministrationModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asAdministration = (context: Pick<ChangeContext, 'within'>): AdministrationContext =>
  context.within('administration') as unknown as AdministrationContext;
