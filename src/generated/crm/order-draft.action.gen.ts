// Generated from schemas/crm/order-draft.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type OrderDraftActionInput = {
  conversation_id: number;
};

export type OrderDraftActionResult = {
  receiver_name: string | null;
  /** Null for who sees it with stars: it is taken from the contact all the same. */
  receiver_phone: string | null;
  receiver_address: string | null;
  receiver_ward: string | null;
  receiver_city: string | null;
};

export const orderDraftActionFields = createFields({
  conversation_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'conversation', onDelete: 'restrict' },
  },
});

export const orderDraftAction: ActionCall<OrderDraftActionInput, OrderDraftActionResult> = {
  url: '/conversation-order-draft',
};
