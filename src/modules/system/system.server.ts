import { defineModule } from '#generated/system/module.gen.server.ts';
import { accountHooks, revokeSessions } from './account.server.ts';
import { formPresetHooks } from './form-preset.server.ts';
import { roleHooks } from './role.server.ts';

export default defineModule({
  hooks: { account: accountHooks, role: roleHooks, form_preset: formPresetHooks },
  effects: { revoke_sessions: revokeSessions },
});
