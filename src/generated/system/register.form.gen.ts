// Generated from schemas/system/register.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Country, country } from '#generated/_shared/country.enum.gen.ts';

export type RegisterForm = {
  /** Code of the company, or an invitation of its main account. */
  company: string;
  display_name: string;
  /** By whose rule the phone is read. */
  country: Country;
  phone: string;
  email: string | null;
  username: string;
  password: string;
  repeat_password: string;
};

export const registerFormFields = createFields({
  company: { type: 'code', json: 'string', required: true, maxLength: 100 },
  display_name: { type: 'text', json: 'string', required: true, maxLength: 100 },
  country: { type: 'enum', json: 'integer', required: true, default: 1, enum: country },
  phone: { type: 'phone', json: 'string', required: true, maxLength: 20, country: 'country' },
  email: { type: 'email', json: 'string', maxLength: 200 },
  username: { type: 'username', json: 'string', required: true, minLength: 3, maxLength: 100 },
  password: { type: 'password', json: 'string', required: true, minLength: 8, maxLength: 200 },
  repeat_password: { type: 'password', json: 'string', required: true, maxLength: 200 },
});

export const registerFormRules: readonly RuleModel[] = [
  {
    key: 'repeated',
    check: (c: Logic<RegisterForm>) =>
      c.record.password == null || c.record.repeat_password == null || c.record.password === c.record.repeat_password,
    level: 'error', on: ['create', 'update'], message: 'rule.password.repeated', at: 'repeat_password',
  },
  {
    key: 'not_the_name',
    check: (c: Logic<RegisterForm>) =>
      c.record.password == null || c.record.username == null || c.record.password !== c.record.username,
    level: 'error', on: ['create', 'update'], message: 'rule.password.not_the_name', at: 'password',
  },
];
