// Generated from schemas/system/account.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Country, country } from '#generated/_shared/country.enum.gen.ts';
import { type Language, language } from '#generated/_shared/language.enum.gen.ts';
import { permission } from '#generated/permissions.gen.ts';
import { type AccountStatus, accountStatus } from './account-status.enum.gen.ts';
import { type Department, department } from './department.enum.gen.ts';

export type Account = {
  id: number;
  version: number;
  username: string;
  password: string | null;
  display_name: string;
  /** What the header names for this account before anything else; none: the company's. */
  sub_full_name: string | null;
  /** Name of the distributor whose account this is; none: the company's. */
  distributor_name: string | null;
  /** By whose rule the phone is read; none: the company's. */
  phone_country: Country | null;
  phone: string | null;
  email: string | null;
  /** Number of the person, as on the contract. */
  code: string | null;
  department: Department | null;
  job_title: string | null;
  started_on: string | null;
  /** The first day without work: at its midnight the account is disabled. */
  left_on: string | null;
  status: AccountStatus | null;
  is_main: boolean | null;
  /** An administrator gave the password; the person changes it before anything else. */
  must_change_password: boolean | null;
  self_registered: boolean | null;
  role_ids: number[] | null;
  permissions: string[] | null;
  warehouse_ids: number[] | null;
  pos_ids: number[] | null;
  language: Language | null;
  last_login_at: string | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const accountFields = createFields({
  username: {
    type: 'username', json: 'string', required: true, key: true, ordered: true, minLength: 3, maxLength: 100,
  },
  password: { type: 'password', json: 'string', minLength: 8, maxLength: 200, writeOnly: true },
  display_name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  sub_full_name: { type: 'text', json: 'string', maxLength: 100 },
  distributor_name: { type: 'text', json: 'string', maxLength: 100 },
  phone_country: { type: 'enum', json: 'integer', enum: country },
  phone: { type: 'phone', json: 'string', maxLength: 20, country: 'phone_country' },
  email: { type: 'email', json: 'string', maxLength: 200 },
  code: { type: 'code', json: 'string', key: true, maxLength: 20 },
  department: { type: 'enum', json: 'string', enum: department },
  job_title: { type: 'text', json: 'string', maxLength: 100 },
  started_on: { type: 'date', json: 'string' },
  left_on: { type: 'date', json: 'string' },
  status: { type: 'enum', json: 'integer', readOnly: true, enum: accountStatus },
  is_main: { type: 'boolean', json: 'boolean', readOnly: true, default: false },
  must_change_password: { type: 'boolean', json: 'boolean', readOnly: true, default: false },
  self_registered: { type: 'boolean', json: 'boolean', readOnly: true, default: false },
  role_ids: {
    type: 'links', json: 'array',
    links: { entity: 'role', table: 'account__role_ids', foreignKey: 'account_id', otherKey: 'role_id' },
  },
  permissions: { type: 'enums', json: 'array', enum: permission },
  warehouse_ids: {
    type: 'links', json: 'array',
    links: { entity: 'warehouse', table: 'account__warehouse_ids', foreignKey: 'account_id', otherKey: 'warehouse_id' },
  },
  pos_ids: {
    type: 'links', json: 'array',
    links: { entity: 'pos', table: 'account__pos_ids', foreignKey: 'account_id', otherKey: 'pos_id' },
  },
  language: { type: 'enum', json: 'string', enum: language },
  last_login_at: { type: 'date_time', json: 'string', readOnly: true },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const accountRules: readonly RuleModel[] = [
  {
    key: 'left_after_start',
    check: (c: Logic<Account>) =>
      c.record.started_on == null || c.record.left_on == null || c.record.started_on <= c.record.left_on,
    level: 'error', on: ['create', 'update'], message: 'rule.account.left_after_start', at: 'left_on',
  },
];

export const accountDisplay = [{ field: 'display_name' }, ' (', { field: 'username' }, ')'] as const;
