// Generated from schemas/system/module.json. Edit that file and run `npm run generate`.
import {
  type ChangeContext,
  type Columns,
  type Lasting,
  type LinkColumns,
  type ModuleCode,
  type Written,
  toModuleCode,
} from '#contract/module.ts';
import type { PlaceEntities, PlaceTables } from '#generated/place/module.gen.server.ts';
import type { Account } from './account.entity.gen.ts';
import type { AddRoleActionInput } from './add-role.action.gen.ts';
import type { ApiKey } from './api-key.entity.gen.ts';
import type { CopyRightsActionInput } from './copy-rights.action.gen.ts';
import type { CreateApiKeyActionInput, CreateApiKeyActionResult } from './create-api-key.action.gen.ts';
import type { DuplicateRoleActionInput } from './duplicate-role.action.gen.ts';
import type { FormPreset } from './form-preset.entity.gen.ts';
import type { Pos } from './pos.entity.gen.ts';
import type { PrintEntry } from './print-entry.entity.gen.ts';
import type { ResetPasswordActionInput } from './reset-password.action.gen.ts';
import type { RevokeApiKeyActionInput } from './revoke-api-key.action.gen.ts';
import type { Role } from './role.entity.gen.ts';
import type { SendAnnouncementActionInput, SendAnnouncementActionResult } from './send-announcement.action.gen.ts';
import type { SignOutActionInput } from './sign-out.action.gen.ts';
import type { Warehouse } from './warehouse.entity.gen.ts';

export interface SystemEntities {
  account: Account;
  api_key: ApiKey;
  form_preset: FormPreset;
  pos: Pos;
  print_entry: PrintEntry;
  role: Role;
  warehouse: Warehouse;
}

export interface SystemTables {
  account: Columns<Account, 'role_ids' | 'warehouse_ids' | 'pos_ids'>;
  account__role_ids: LinkColumns<'account_id', 'role_id'>;
  account__warehouse_ids: LinkColumns<'account_id', 'warehouse_id'>;
  account__pos_ids: LinkColumns<'account_id', 'pos_id'>;
  api_key: Columns<ApiKey>;
  form_preset: Lasting<Columns<FormPreset>>;
  pos: Columns<Pos>;
  print_entry: Lasting<Columns<PrintEntry>>;
  role: Columns<Role>;
  warehouse: Columns<Warehouse>;
}

interface SystemModule {
  entities: SystemEntities & PlaceEntities;
  reads: SystemTables & PlaceTables;
  writes: Written<Pick<SystemTables, 'print_entry'>>;
  effects: { revoke_sessions: Account };
  actions: {
    add_role: { input: AddRoleActionInput; record: Account };
    copy_rights: { input: CopyRightsActionInput; record: Account };
    create_api_key: { input: CreateApiKeyActionInput; result: CreateApiKeyActionResult };
    duplicate_role: { input: DuplicateRoleActionInput; record: Role };
    reset_password: { input: ResetPasswordActionInput; record: Account };
    revoke_api_key: { input: RevokeApiKeyActionInput; record: ApiKey };
    send_announcement: { input: SendAnnouncementActionInput; result: SendAnnouncementActionResult };
    sign_out: { input: SignOutActionInput; record: Account };
  };
  jobs: 'disable_leavers';
}

/** What the code of this module is given inside a change. */
export type SystemContext = ChangeContext<SystemModule>;

export const defineModule = (code: ModuleCode<SystemModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asSystem = (context: Pick<ChangeContext, 'within'>): SystemContext =>
  context.within('system') as unknown as SystemContext;
