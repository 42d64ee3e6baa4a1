// Generated from schemas/goods_production/module.json. Edit that file and run `npm run generate`.
import type { ChangeContext, ModuleCode } from '#contract/module.ts';
import { toModuleCode } from '#contract/module.ts';

export interface GoodsProductionEntities {
}

export interface GoodsProductionTables {
}

interface GoodsProductionModule {
  entities: GoodsProductionEntities;
  reads: GoodsProductionTables;
  writes: {};
  effects: {};
  actions: {};
}

/** What the code of this module is given inside a change. */
export type GoodsProductionContext = ChangeContext<GoodsProductionModule>;

export const defineModule = (code: ModuleCode<GoodsProductionModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asGoodsProduction = (context: Pick<ChangeContext, 'within'>): GoodsProductionContext =>
  context.within('goods_production') as unknown as GoodsProductionContext;
