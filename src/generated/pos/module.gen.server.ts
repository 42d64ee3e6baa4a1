// Generated from schemas/pos/module.json. Edit that file and run `npm run generate`.
import type { ChangeContext, ModuleCode } from '#contract/module.ts';
import { toModuleCode } from '#contract/module.ts';

export interface PosEntities {
}

export interface PosTables {
}

interface PosModule {
  entities: PosEntities;
  reads: PosTables;
  writes: {};
  effects: {};
  actions: {};
}

/** What the code of this module is given inside a change. */
export type PosContext = ChangeContext<PosModule>;

export const defineModule = (code: ModuleCode<PosModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asPos = (context: Pick<ChangeContext, 'within'>): PosContext =>
  context.within('pos') as unknown as PosContext;
