// Generated from schemas/crm/lead-card.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type LeadCardActionInput = {
  lead_id: number;
};

export type LeadCardActionResult = {
  /** Texts: the campaign, page, ad, post or form that brought it. */
  origin: unknown;
  /** {id, direction, text, sent_at}: the last words of the chat that it came out of, the newest last. */
  chat: unknown;
  /** {name, body, objections: {question, answer}[]} of the goods, their category, or for everything. */
  script: unknown;
  /** What is known of the phone, as `/lead-phone-facts` answers it, with its other leads; null without a phone. */
  facts: unknown;
};

export const leadCardActionFields = createFields({
  lead_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'lead', onDelete: 'restrict' } },
});

export const leadCardAction: ActionCall<LeadCardActionInput, LeadCardActionResult> = {
  url: '/lead-card',
};
