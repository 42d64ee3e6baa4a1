// Generated from schemas/system/reset-password.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Account } from './account.entity.gen.ts';

export type ResetPasswordActionInput = {
  password: string;
  repeat_password: string;
};

export const resetPasswordActionFields = createFields({
  password: { type: 'password', json: 'string', required: true, minLength: 8, maxLength: 200 },
  repeat_password: { type: 'password', json: 'string', required: true, maxLength: 200 },
});

export const resetPasswordAction: RecordAction = {
  key: 'reset_password',
  entity: 'account',
  permissions: ['administration_employee'],
  guard: (c: Logic<Account>) => c.record.id !== c.user.id,
  guardMessage: 'rule.account.own_sessions',
  form: 'reset-password',
  success: 'messages.password_reset',
  tone: 'warning',
  bulk: true,
};
