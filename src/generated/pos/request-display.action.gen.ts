// Generated from schemas/pos/request-display.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type RequestDisplayActionInput = {
  /** Rows of the list: article and warehouse, as `12~3`. */
  ids: string[];
  warehouse_id: number;
  quantity: number;
  wanted_on: string;
  note: string | null;
};

export type RequestDisplayActionResult = {
  /** Codes of the documents. */
  codes: string[];
};

export const requestDisplayActionFields = createFields({
  ids: { type: 'tags', json: 'array', required: true, maxItems: 200 },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { kind: 'storage' } },
  },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000 },
  wanted_on: { type: 'date', json: 'string', required: true },
  note: { type: 'text', json: 'string', maxLength: 200 },
});

export const requestDisplayAction: ActionCall<RequestDisplayActionInput, RequestDisplayActionResult> = {
  url: '/pos-request-display',
};
