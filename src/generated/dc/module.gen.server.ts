// Generated from schemas/dc/module.json. Edit that file and run `npm run generate`.
import type { ChangeContext, ModuleCode } from '#contract/module.ts';
import { toModuleCode } from '#contract/module.ts';

export interface DcEntities {
}

export interface DcTables {
}

interface DcModule {
  entities: DcEntities;
  reads: DcTables;
  writes: {};
  effects: {};
  actions: {};
}

/** What the code of this module is given inside a change. */
export type DcContext = ChangeContext<DcModule>;

export const defineModule = (code: ModuleCode<DcModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asDc = (context: Pick<ChangeContext, 'within'>): DcContext =>
  context.within('dc') as unknown as DcContext;
