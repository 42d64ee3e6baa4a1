// Generated from schemas/warehouse/pick-wave.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Carrier, carrier } from '#generated/_shared/carrier.enum.gen.ts';
import { type PickWaveKind, pickWaveKind } from './pick-wave-kind.enum.gen.ts';
import type { PickWaveLine } from './pick-wave-line.entity.gen.ts';
import { type PickWaveStatus, pickWaveStatus } from './pick-wave-status.enum.gen.ts';

export type PickWave = {
  id: number;
  version: number;
  code: string;
  warehouse_id: number;
  kind: PickWaveKind;
  delivery_company: Carrier | null;
  /** When the first of them must have left. */
  ship_by: string | null;
  status: PickWaveStatus;
  picker_id: number | null;
  started_at: string | null;
  lines: PickWaveLine[];
  order_count: number | null;
  pieces: number | null;
  /** Orders of it that are picked. */
  picked_count: number | null;
  /** Shelves that are passed on one walk. */
  distance: number | null;
  /** The same picked order by order. */
  distance_alone: number | null;
  /** Codes that are scanned on one walk. */
  scans: number | null;
  /** The same picked order by order. */
  scans_alone: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const pickWaveFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'DL', per: 'day', digits: 5 },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  kind: { type: 'enum', json: 'string', required: true, enum: pickWaveKind },
  delivery_company: { type: 'enum', json: 'string', enum: carrier },
  ship_by: { type: 'date_time', json: 'string' },
  status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: pickWaveStatus },
  picker_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  started_at: { type: 'date_time', json: 'string', readOnly: true },
  lines: {
    type: 'rows', json: 'array',
    rows: { entity: 'pick_wave_line', foreignKey: 'pick_wave_id', max: 50, unique: ['order_id'] },
  },
  order_count: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<PickWave>) => (c.record.lines ?? []).reduce((total, row) => total + 1, 0),
    },
  },
  pieces: { type: 'integer', json: 'integer', readOnly: true },
  picked_count: { type: 'integer', json: 'integer', readOnly: true },
  distance: { type: 'integer', json: 'integer', readOnly: true },
  distance_alone: { type: 'integer', json: 'integer', readOnly: true },
  scans: { type: 'integer', json: 'integer', readOnly: true },
  scans_alone: { type: 'integer', json: 'integer', readOnly: true },
  ...standardFields,
});

export const pickWaveRules: readonly RuleModel[] = [];

export const pickWaveDisplay = [{ field: 'code' }] as const;
