// Generated from schemas/warehouse/pick-wave-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type PickWaveLine = {
  id: number;
  version: number;
  pick_wave_id: number;
  order_id: number;
  /** When its turn comes, and the place of its basket on the trolley. */
  place: number;
  ship_by: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const pickWaveLineFields = createFields({
  pick_wave_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'pick_wave', onDelete: 'restrict' },
  },
  order_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'order', onDelete: 'restrict' },
  },
  place: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 50 },
  ship_by: { type: 'date_time', json: 'string', readOnly: true, copyFrom: 'order_id.sla_ship_by' },
  ...standardFields,
});

export const pickWaveLineRules: readonly RuleModel[] = [];

export const pickWaveLineDisplay = [{ field: 'order_id' }] as const;
