// Generated from schemas/crm/conversation-assign.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type ConversationAssignForm = {
  account_id: number;
};

export const conversationAssignFormFields = createFields({
  account_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
});
