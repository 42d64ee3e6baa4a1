// Generated from schemas/pos/request-display.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type RequestDisplayActionInput = {
  ids: number[];
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
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 200,
    links: { entity: 'shop_shelf', table: '__ids', foreignKey: '_id', otherKey: 'shop_shelf_id' },
  },
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
