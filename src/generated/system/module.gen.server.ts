// Generated from schemas/system/module.json. Edit that file and run `npm run generate`.
import type { ChangeContext, Columns, LinkColumns, ModuleCode } from '#contract/module.ts';
import { toModuleCode } from '#contract/module.ts';
import type { Account } from './account.entity.gen.ts';
import type { FormPreset } from './form-preset.entity.gen.ts';
import type { Pos } from './pos.entity.gen.ts';
import type { Role } from './role.entity.gen.ts';
import type { Warehouse } from './warehouse.entity.gen.ts';

export interface SystemEntities {
  account: Account;
  form_preset: FormPreset;
  pos: Pos;
  role: Role;
  warehouse: Warehouse;
}

export interface SystemTables {
  account: Columns<Account, 'role_ids' | 'warehouse_ids' | 'pos_ids'>;
  account__role_ids: LinkColumns<'account_id', 'role_id'>;
  account__warehouse_ids: LinkColumns<'account_id', 'warehouse_id'>;
  account__pos_ids: LinkColumns<'account_id', 'pos_id'>;
  form_preset: Columns<FormPreset>;
  pos: Columns<Pos>;
  role: Columns<Role>;
  warehouse: Columns<Warehouse>;
}

interface SystemModule {
  entities: SystemEntities;
  reads: SystemTables;
  writes: {};
  effects: { revoke_sessions: Account };
  actions: {};
}

/** What the code of this module is given inside a change. */
export type SystemContext = ChangeContext<SystemModule>;

export const defineModule = (code: ModuleCode<SystemModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asSystem = (context: Pick<ChangeContext, 'within'>): SystemContext =>
  context.within('system') as unknown as SystemContext;
