// Generated from schemas/system/sign-out.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Account } from './account.entity.gen.ts';

export type SignOutActionInput = {

};

export const signOutActionFields = createFields({});

export const signOutAction: RecordAction = {
  key: 'sign_out',
  entity: 'account',
  permissions: ['administration_employee'],
  guard: (c: Logic<Account>) => c.record.id !== c.user.id,
  guardMessage: 'rule.account.own_sessions',
  success: 'messages.signed_out',
  tone: 'warning',
  bulk: true,
  confirm: true,
};
