// Generated from schemas/crm/phone-facts.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type PhoneFactsActionInput = {
  phone: string;
};

export type PhoneFactsActionResult = {
  orders: number;
  delivered: number;
  returned: number;
  canceled: number;
  last_order_at: string | null;
  /** Why the phone stands on the blacklist; null where it does not. */
  blocked: string | null;
  /** {id, queue, product, agent, created_at} of the phone, the newest first, five at most. */
  leads: unknown;
};

export const phoneFactsActionFields = createFields({
  phone: { type: 'phone', json: 'string', required: true, maxLength: 20 },
});

export const phoneFactsAction: ActionCall<PhoneFactsActionInput, PhoneFactsActionResult> = {
  url: '/lead-phone-facts',
};
