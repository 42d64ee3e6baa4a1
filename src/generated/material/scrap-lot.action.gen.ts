// Generated from schemas/material/scrap-lot.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { MaterialLot } from './material-lot.entity.gen.ts';

export type ScrapLotActionInput = {
  quantity: number | null;
  reason: string;
};

export const scrapLotActionFields = createFields({
  quantity: { type: 'decimal', json: 'number', minimum: 0.001, maximum: 1000000, multipleOf: 0.001, scale: 3 },
  reason: { type: 'text', json: 'string', required: true, minLength: 5, maxLength: 200 },
});

export const scrapLotAction: RecordAction = {
  key: 'scrap_lot',
  entity: 'material_lot',
  permissions: ['material_manager'],
  guard: (c: Logic<MaterialLot>) => c.record.remaining != null && c.record.remaining > 0,
  guardMessage: 'rule.material_lot.empty',
  form: 'scrap-lot',
  success: 'messages.material_scrapped',
  tone: 'danger',
};
