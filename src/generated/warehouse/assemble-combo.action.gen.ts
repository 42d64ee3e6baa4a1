// Generated from schemas/warehouse/assemble-combo.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type AssembleComboActionInput = {
  ids: number[];
  warehouse_id: number;
  quantity: number;
  lot: string | null;
  expired_date: string | null;
  planned: boolean | null;
  /** Stamps of the pieces that leave, of goods of which each piece has one. */
  uids: string | null;
  note: string | null;
};

export type AssembleComboActionResult = {
  done: number[];
};

export const assembleComboActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 100,
    links: { entity: 'combo', table: '__ids', foreignKey: '_id', otherKey: 'combo_id' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000 },
  lot: { type: 'code', json: 'string', maxLength: 50 },
  expired_date: { type: 'date', json: 'string' },
  planned: { type: 'boolean', json: 'boolean', default: false },
  uids: { type: 'long_text', json: 'string', maxLength: 5000 },
  note: { type: 'text', json: 'string', maxLength: 200 },
});

export const assembleComboAction: ActionCall<AssembleComboActionInput, AssembleComboActionResult> = {
  url: '/combo-assemble',
};
