import { defineModule } from '#generated/system/module.gen.server.ts';
import { accountHooks, revokeSessions } from './account.server.ts';
import { sendAnnouncement } from './announcements.server.ts';
import { createApiKey, revokeApiKeys } from './apiKeys.server.ts';
import { addRole, copyRights, disableLeavers, duplicateRole, resetPassword } from './employees.server.ts';
import { formPresetHooks } from './form-preset.server.ts';
import { checkWarehouse } from './pos.server.ts';
import { roleHooks } from './role.server.ts';

export default defineModule({
  hooks: {
    account: accountHooks,
    role: roleHooks,
    form_preset: formPresetHooks,
    pos: { beforeWrite: checkWarehouse },
  },
  actions: {
    add_role: addRole,
    copy_rights: copyRights,
    create_api_key: createApiKey,
    duplicate_role: duplicateRole,
    reset_password: resetPassword,
    revoke_api_key: revokeApiKeys,
    send_announcement: sendAnnouncement,
    sign_out: revokeSessions,
  },
  jobs: {
    disable_leavers: {
      as: 'timer',
      async run({ change }) {
        await change(disableLeavers);
      },
    },
  },
  schedules: { disable_leavers: { cron: '0 0 * * *', job: 'disable_leavers' } },
  effects: { revoke_sessions: revokeSessions },
});
