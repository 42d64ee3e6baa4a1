// Generated from schemas/system/change-password.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type ChangePasswordForm = {
  old_password: string;
  new_password: string;
  repeat_password: string;
};

export const changePasswordFormFields = createFields({
  old_password: { type: 'password', json: 'string', required: true, maxLength: 200 },
  new_password: { type: 'password', json: 'string', required: true, minLength: 8, maxLength: 200 },
  repeat_password: { type: 'password', json: 'string', required: true, maxLength: 200 },
});

export const changePasswordFormRules: readonly RuleModel[] = [
  {
    key: 'repeated',
    check: (c: Logic<ChangePasswordForm>) =>
      c.record.new_password == null || c.record.repeat_password == null || c.record.new_password === c.record.repeat_password,
    level: 'error', on: ['create', 'update'], message: 'rule.password.repeated', at: 'repeat_password',
  },
  {
    key: 'is_new',
    check: (c: Logic<ChangePasswordForm>) =>
      c.record.new_password == null || c.record.old_password == null || c.record.new_password !== c.record.old_password,
    level: 'error', on: ['create', 'update'], message: 'rule.password.is_new', at: 'new_password',
  },
];
