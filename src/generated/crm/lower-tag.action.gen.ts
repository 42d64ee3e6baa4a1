// Generated from schemas/crm/lower-tag.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { ConversationTag } from './conversation-tag.entity.gen.ts';

export type LowerTagActionInput = {

};

export const lowerTagActionFields = createFields({});

export const lowerTagAction: RecordAction = {
  key: 'lower_tag',
  entity: 'conversation_tag',
  permissions: ['crm_lead_omnichannel'],
  guard: (c: Logic<ConversationTag>) => c.record.active === true,
  guardMessage: 'rule.conversation_tag.is_retired',
};
