// Generated from schemas/warehouse/disassemble-combo.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type DisassembleComboActionInput = {
  ids: number[];
  warehouse_id: number;
  quantity: number;
  planned: boolean | null;
  /** Stamps of the pieces that leave, of goods of which each piece has one. */
  uids: string | null;
  note: string | null;
};

export type DisassembleComboActionResult = {
  done: number[];
};

export const disassembleComboActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 100,
    links: { entity: 'combo', table: '__ids', foreignKey: '_id', otherKey: 'combo_id' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000 },
  planned: { type: 'boolean', json: 'boolean', default: false },
  uids: { type: 'long_text', json: 'string', maxLength: 5000 },
  note: { type: 'text', json: 'string', maxLength: 200 },
});

export const disassembleComboAction: ActionCall<DisassembleComboActionInput, DisassembleComboActionResult> = {
  url: '/combo-disassemble',
};
