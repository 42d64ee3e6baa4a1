// Generated from schemas/system/copy-rights.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Account } from './account.entity.gen.ts';

export type CopyRightsActionInput = {
  account_id: number;
  with_places: boolean | null;
};

export const copyRightsActionFields = createFields({
  account_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'account', onDelete: 'restrict', where: { status: 1 } },
  },
  with_places: { type: 'boolean', json: 'boolean', default: true },
});

export const copyRightsAction: RecordAction = {
  key: 'copy_rights',
  entity: 'account',
  permissions: ['administration_employee'],
  guard: (c: Logic<Account>) => c.record.id !== c.user.id,
  guardMessage: 'rule.account.own_rights',
  form: 'copy-rights',
  success: 'messages.rights_copied',
  tone: 'warning',
  bulk: true,
};
