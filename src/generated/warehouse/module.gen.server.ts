// Generated from schemas/warehouse/module.json. Edit that file and run `npm run generate`.
import type { ChangeContext, ModuleCode } from '#contract/module.ts';
import { toModuleCode } from '#contract/module.ts';

export interface WarehouseEntities {
}

export interface WarehouseTables {
}

interface WarehouseModule {
  entities: WarehouseEntities;
  reads: WarehouseTables;
  writes: {};
  effects: {};
  actions: {};
}

/** What the code of this module is given inside a change. */
export type WarehouseContext = ChangeContext<WarehouseModule>;

export const defineModule = (code: ModuleCode<WarehouseModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asWarehouse = (context: Pick<ChangeContext, 'within'>): WarehouseContext =>
  context.within('warehouse') as unknown as WarehouseContext;
