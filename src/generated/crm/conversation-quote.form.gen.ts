// Generated from schemas/crm/conversation-quote.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type ConversationQuoteForm = {
  product: string;
  quantity: number;
  note: string | null;
};

export const conversationQuoteFormFields = createFields({
  product: { type: 'text', json: 'string', required: true, maxLength: 255 },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000, default: 1 },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
});
