// Generated from schemas/material/lot-to-supplier.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { MaterialLot } from './material-lot.entity.gen.ts';

export type LotToSupplierActionInput = {
  quantity: number | null;
  reason: string;
};

export const lotToSupplierActionFields = createFields({
  quantity: { type: 'decimal', json: 'number', minimum: 0.001, maximum: 1000000, multipleOf: 0.001, scale: 3 },
  reason: { type: 'text', json: 'string', required: true, minLength: 5, maxLength: 200 },
});

export const lotToSupplierAction: RecordAction = {
  key: 'lot_to_supplier',
  entity: 'material_lot',
  permissions: ['material_manager'],
  guard: (c: Logic<MaterialLot>) => c.record.remaining != null && c.record.remaining > 0,
  guardMessage: 'rule.material_lot.empty',
  form: 'lot-to-supplier',
  success: 'messages.material_sent_back',
  tone: 'warning',
};
