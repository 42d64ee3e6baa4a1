// Generated from schemas/system/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import { validate as settingsPageValidate } from '#generated/built/system/settings.page.validate.gen.js';
import systemCode from '#modules/system/system.server.ts';
import { accountStatus } from './account-status.enum.gen.ts';
import { accountType } from './account-type.enum.gen.ts';
import { accountModel } from './account.entity.gen.server.ts';
import { addRoleActionModel } from './add-role.action.gen.server.ts';
import { announcementForm } from './announcement.form.gen.server.ts';
import { apiKeyModel } from './api-key.entity.gen.server.ts';
import { apiKeysList } from './api-keys.list.gen.server.ts';
import { changePasswordForm } from './change-password.form.gen.server.ts';
import { companyForm } from './company.form.gen.server.ts';
import { copyRightsActionModel } from './copy-rights.action.gen.server.ts';
import { createApiKeyActionModel } from './create-api-key.action.gen.server.ts';
import { customerRegisterForm } from './customer-register.form.gen.server.ts';
import { department } from './department.enum.gen.ts';
import { duplicateRoleActionModel } from './duplicate-role.action.gen.server.ts';
import { formPresetModel } from './form-preset.entity.gen.server.ts';
import { posModel } from './pos.entity.gen.server.ts';
import { posForm } from './pos.form.gen.server.ts';
import { posList } from './pos.list.gen.server.ts';
import { printEntryModel } from './print-entry.entity.gen.server.ts';
import { profileForm } from './profile.form.gen.server.ts';
import { registerForm } from './register.form.gen.server.ts';
import { resetPasswordActionModel } from './reset-password.action.gen.server.ts';
import { revokeApiKeyActionModel } from './revoke-api-key.action.gen.server.ts';
import { roleModel } from './role.entity.gen.server.ts';
import { sendAnnouncementActionModel } from './send-announcement.action.gen.server.ts';
import { signOutActionModel } from './sign-out.action.gen.server.ts';
import { warehouseKind } from './warehouse-kind.enum.gen.ts';
import { warehouseModel } from './warehouse.entity.gen.server.ts';
import { warehouseForm } from './warehouse.form.gen.server.ts';
import { warehouseList } from './warehouse.list.gen.server.ts';

export const systemParts: ModuleParts = {
  module: { name: 'system', order: 5, tab: 'administration', menu: [['customer_account']], settings: [] },
  entities: [accountModel, apiKeyModel, formPresetModel, posModel, printEntryModel, roleModel, warehouseModel],
  lists: [apiKeysList, posList, warehouseList],
  forms: [
    announcementForm, changePasswordForm, companyForm, customerRegisterForm, posForm, profileForm, registerForm,
    warehouseForm,
  ],
  enums: [accountStatus, accountType, department, warehouseKind],
  actions: [
    addRoleActionModel, copyRightsActionModel, createApiKeyActionModel, duplicateRoleActionModel,
    resetPasswordActionModel, revokeApiKeyActionModel, sendAnnouncementActionModel, signOutActionModel,
  ],
  notifications: [
    { key: 'announcement', type: 4, severity: 'warning', to: [] },
    { key: 'note_mention', type: 14, severity: 'info', to: 'account' },
    { key: 'export_ready', type: 98, severity: 'success', to: 'account' },
    { key: 'export_failed', type: 98, severity: 'warning', to: 'account' },
    { key: 'import_failed', type: 98, severity: 'warning', to: 'account' },
    { key: 'bulk_done', type: 98, severity: 'success', to: 'account' },
    { key: 'bulk_refused', type: 98, severity: 'warning', to: 'account' },
    { key: 'bulk_stopped', type: 98, severity: 'warning', to: 'account' },
    { key: 'bulk_failed', type: 98, severity: 'warning', to: 'account' },
    {
      key: 'account_waiting', type: 99, severity: 'info', link: '/administration/employee/{id}',
      to: ['administration_employee'],
    },
    { key: 'license_ending', type: 4, severity: 'warning', to: ['customer_account'] },
    { key: 'new_sign_in', type: 99, severity: 'warning', to: 'account' },
    { key: 'password_changed', type: 99, severity: 'info', to: 'account' },
    { key: 'rights_changed', type: 99, severity: 'info', to: 'account' },
  ],
  settingsPage: { permissions: ['customer_account'], validate: settingsPageValidate },
  code: systemCode,
};
