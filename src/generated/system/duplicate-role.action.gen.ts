// Generated from schemas/system/duplicate-role.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type DuplicateRoleActionInput = {
  name: string;
};

export const duplicateRoleActionFields = createFields({
  name: { type: 'text', json: 'string', required: true, maxLength: 100 },
});

export const duplicateRoleAction: RecordAction = {
  key: 'duplicate_role',
  entity: 'role',
  permissions: ['administration_employee'],
  form: 'duplicate-role',
  success: 'messages.role_duplicated',
};
