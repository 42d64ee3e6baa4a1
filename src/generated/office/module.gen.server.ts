// Generated from schemas/office/module.json. Edit that file and run `npm run generate`.
import type { ChangeContext, ModuleCode } from '#contract/module.ts';
import { toModuleCode } from '#contract/module.ts';

export interface OfficeEntities {
}

export interface OfficeTables {
}

interface OfficeModule {
  entities: OfficeEntities;
  reads: OfficeTables;
  writes: {};
  effects: {};
  actions: {};
}

/** What the code of this module is given inside a change. */
export type OfficeContext = ChangeContext<OfficeModule>;

export const defineModule = (code: ModuleCode<OfficeModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asOffice = (context: Pick<ChangeContext, 'within'>): OfficeContext =>
  context.within('office') as unknown as OfficeContext;
