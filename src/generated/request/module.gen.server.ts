// Generated from schemas/request/module.json. Edit that file and run `npm run generate`.
import type { ChangeContext, ModuleCode } from '#contract/module.ts';
import { toModuleCode } from '#contract/module.ts';

export interface RequestEntities {
}

export interface RequestTables {
}

interface RequestModule {
  entities: RequestEntities;
  reads: RequestTables;
  writes: {};
  effects: {};
  actions: {};
}

/** What the code of this module is given inside a change. */
export type RequestContext = ChangeContext<RequestModule>;

export const defineModule = (code: ModuleCode<RequestModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asRequest = (context: Pick<ChangeContext, 'within'>): RequestContext =>
  context.within('request') as unknown as RequestContext;
