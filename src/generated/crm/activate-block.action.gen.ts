// Generated from schemas/crm/activate-block.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Blacklist } from './blacklist.entity.gen.ts';

export type ActivateBlockActionInput = {

};

export const activateBlockActionFields = createFields({});

export const activateBlockAction: RecordAction = {
  key: 'activate_block',
  entity: 'blacklist',
  permissions: ['crm_blacklist'],
  guard: (c: Logic<Blacklist>) => c.record.active === false,
  guardMessage: 'rule.blacklist.is_active',
  tone: 'danger',
  bulk: true,
};
