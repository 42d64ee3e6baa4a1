// Generated from schemas/orders/make-pick-list.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type MakePickListActionInput = {
  ids: number[];
  note: string | null;
};

export type MakePickListActionResult = {
  /** Codes of the pick lists. */
  codes: string[];
};

export const makePickListActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 100,
    links: { entity: 'order', table: '__ids', foreignKey: '_id', otherKey: 'order_id' },
  },
  note: { type: 'text', json: 'string', maxLength: 200 },
});

export const makePickListAction: ActionCall<MakePickListActionInput, MakePickListActionResult> = {
  url: '/order-pick-list',
};
