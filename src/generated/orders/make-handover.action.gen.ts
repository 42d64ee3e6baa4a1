// Generated from schemas/orders/make-handover.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type MakeHandoverActionInput = {
  ids: number[];
  driver_name: string | null;
  driver_phone: string | null;
  plate: string | null;
  note: string | null;
};

export type MakeHandoverActionResult = {
  /** Codes of the records. */
  codes: string[];
};

export const makeHandoverActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 300,
    links: { entity: 'order', table: '__ids', foreignKey: '_id', otherKey: 'order_id' },
  },
  driver_name: { type: 'text', json: 'string', maxLength: 100 },
  driver_phone: { type: 'phone', json: 'string', maxLength: 20 },
  plate: { type: 'code', json: 'string', maxLength: 20 },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
});

export const makeHandoverAction: ActionCall<MakeHandoverActionInput, MakeHandoverActionResult> = {
  url: '/order-handover-file',
};
