// Generated from schemas/crm/module.json. Edit that file and run `npm run generate`.
import type { ChangeContext, Columns, ModuleCode } from '#contract/module.ts';
import { toModuleCode } from '#contract/module.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { Lead } from './lead.entity.gen.ts';

export interface CrmEntities {
  lead: Lead;
}

export interface CrmTables {
  lead: Columns<Lead>;
}

interface CrmModule {
  entities: CrmEntities & SystemEntities;
  reads: CrmTables & SystemTables;
  writes: {};
  effects: {};
  actions: {};
}

/** What the code of this module is given inside a change. */
export type CrmContext = ChangeContext<CrmModule>;

export const defineModule = (code: ModuleCode<CrmModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asCrm = (context: Pick<ChangeContext, 'within'>): CrmContext =>
  context.within('crm') as unknown as CrmContext;
