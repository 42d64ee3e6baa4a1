// Generated from schemas/system/customer-register.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Country, country } from '#generated/_shared/country.enum.gen.ts';
import { type AccountType, accountType } from './account-type.enum.gen.ts';

export type CustomerRegisterForm = {
  account_type: AccountType;
  company_name: string;
  display_name: string;
  country: Country;
  phone: string;
  email: string | null;
  username: string;
  password: string;
  repeat_password: string;
  agree: boolean | null;
};

export const customerRegisterFormFields = createFields({
  account_type: { type: 'enum', json: 'string', required: true, enum: accountType },
  company_name: { type: 'text', json: 'string', required: true, minLength: 2, maxLength: 200 },
  display_name: { type: 'text', json: 'string', required: true, maxLength: 100 },
  country: { type: 'enum', json: 'integer', required: true, default: 1, enum: country },
  phone: { type: 'phone', json: 'string', required: true, maxLength: 20, country: 'country' },
  email: { type: 'email', json: 'string', maxLength: 200 },
  username: { type: 'username', json: 'string', required: true, minLength: 3, maxLength: 100 },
  password: { type: 'password', json: 'string', required: true, minLength: 8, maxLength: 200 },
  repeat_password: { type: 'password', json: 'string', required: true, maxLength: 200 },
  agree: { type: 'boolean', json: 'boolean', default: false },
});

export const customerRegisterFormRules: readonly RuleModel[] = [
  {
    key: 'repeated',
    check: (c: Logic<CustomerRegisterForm>) =>
      c.record.password == null || c.record.repeat_password == null || c.record.password === c.record.repeat_password,
    level: 'error', on: ['create', 'update'], message: 'rule.password.repeated', at: 'repeat_password',
  },
  {
    key: 'not_the_name',
    check: (c: Logic<CustomerRegisterForm>) =>
      c.record.password == null || c.record.username == null || c.record.password !== c.record.username,
    level: 'error', on: ['create', 'update'], message: 'rule.password.not_the_name', at: 'password',
  },
  {
    key: 'agreed',
    check: (c: Logic<CustomerRegisterForm>) => c.record.agree === true,
    level: 'error', on: ['create', 'update'], message: 'rule.customer-register.agreed', at: 'agree',
  },
];
