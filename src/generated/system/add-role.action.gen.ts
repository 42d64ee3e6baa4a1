// Generated from schemas/system/add-role.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Account } from './account.entity.gen.ts';

export type AddRoleActionInput = {
  role_id: number;
};

export const addRoleActionFields = createFields({
  role_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'role', onDelete: 'restrict' } },
});

export const addRoleAction: RecordAction = {
  key: 'add_role',
  entity: 'account',
  permissions: ['administration_employee'],
  guard: (c: Logic<Account>) => c.record.id !== c.user.id,
  guardMessage: 'rule.account.own_rights',
  form: 'add-role',
  success: 'messages.role_added',
  bulk: true,
};
