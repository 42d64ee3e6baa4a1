// Generated from schemas/crm/conversation-close.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type CloseReason, closeReason } from './close-reason.enum.gen.ts';

export type ConversationCloseForm = {
  close_reason: CloseReason;
};

export const conversationCloseFormFields = createFields({
  close_reason: { type: 'enum', json: 'string', required: true, enum: closeReason },
});
