// Generated from schemas/crm/lift.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Blacklist } from './blacklist.entity.gen.ts';

export type LiftActionInput = {
  note: string;
};

export const liftActionFields = createFields({
  note: { type: 'long_text', json: 'string', required: true, minLength: 5, maxLength: 500 },
});

export const liftAction: RecordAction = {
  key: 'lift',
  entity: 'blacklist',
  permissions: ['crm_blacklist'],
  guard: (c: Logic<Blacklist>) => c.record.active === true,
  guardMessage: 'rule.blacklist.is_lifted',
  form: 'lift',
  tone: 'success',
  bulk: true,
};
