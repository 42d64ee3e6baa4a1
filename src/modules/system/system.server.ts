import { defineModule } from '#generated/system/module.gen.server.ts';
import { accountHooks, revokeSessions } from './account.server.ts';
import { sendAnnouncement } from './announcements.server.ts';
import { createApiKey, revokeApiKeys } from './apiKeys.server.ts';
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
    create_api_key: createApiKey,
    revoke_api_key: revokeApiKeys,
    send_announcement: sendAnnouncement,
  },
  effects: { revoke_sessions: revokeSessions },
});
