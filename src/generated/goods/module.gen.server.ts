// Generated from schemas/goods/module.json. Edit that file and run `npm run generate`.
import type { ChangeContext, Columns, ModuleCode } from '#contract/module.ts';
import { toModuleCode } from '#contract/module.ts';
import type { Goods } from './goods.entity.gen.ts';
import type { Stamp } from './stamp.entity.gen.ts';

export interface GoodsEntities {
  goods: Goods;
  stamp: Stamp;
}

export interface GoodsTables {
  goods: Columns<Goods>;
  stamp: Columns<Stamp>;
}

interface GoodsModule {
  entities: GoodsEntities;
  reads: GoodsTables;
  writes: {};
  effects: {};
  actions: {};
}

/** What the code of this module is given inside a change. */
export type GoodsContext = ChangeContext<GoodsModule>;

export const defineModule = (code: ModuleCode<GoodsModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asGoods = (context: Pick<ChangeContext, 'within'>): GoodsContext =>
  context.within('goods') as unknown as GoodsContext;
