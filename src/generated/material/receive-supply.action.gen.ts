// Generated from schemas/material/receive-supply.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Material } from './material.entity.gen.ts';

export type ReceiveSupplyActionInput = {
  supplier_id: number;
  warehouse_id: number;
  quantity: number;
  unit_price: number | null;
};

export const receiveSupplyActionFields = createFields({
  supplier_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'supplier', onDelete: 'restrict' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  quantity: {
    type: 'decimal', json: 'number', required: true, minimum: 0.001, maximum: 1000000, multipleOf: 0.001, scale: 3,
  },
  unit_price: { type: 'money', json: 'integer', minimum: 0 },
});

export const receiveSupplyAction: RecordAction = {
  key: 'receive_supply',
  entity: 'material',
  permissions: ['administration_supply'],
  guard: (c: Logic<Material>) => c.record.kind === 'packaging',
  guardMessage: 'rule.material.not_packaging',
  form: 'receive-supply',
  begins: { supplier_id: 'supplier_id' },
  success: 'messages.supply_received',
};
