// Generated from schemas/office/time-event.entity.json. Edit that file and run `npm run generate`.
import { createFields, madeFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type TimeEventKind, timeEventKind } from './time-event-kind.enum.gen.ts';
import { type TimeFlag, timeFlag } from './time-flag.enum.gen.ts';

export type TimeEvent = {
  id: number;
  account_id: number;
  work_day_id: number;
  kind: TimeEventKind;
  clocked_at: string;
  geo_point: Record<string, unknown> | null;
  accuracy_m: number | null;
  site_id: number | null;
  distance_m: number | null;
  device_id: number | null;
  /** What looks odd about the place; stored, not refused. */
  flags: TimeFlag[] | null;
  created_at: string;
  created_by: number | null;
};

export const timeEventFields = createFields({
  account_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  work_day_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'work_day', onDelete: 'restrict' },
  },
  kind: { type: 'enum', json: 'string', required: true, enum: timeEventKind },
  clocked_at: { type: 'date_time', json: 'string', required: true },
  geo_point: { type: 'geo_point', json: 'object' },
  accuracy_m: { type: 'integer', json: 'integer', minimum: 0, unit: 'm' },
  site_id: { type: 'reference', json: 'integer', reference: { entity: 'work_site', onDelete: 'restrict' } },
  distance_m: { type: 'integer', json: 'integer', minimum: 0, unit: 'm' },
  device_id: { type: 'reference', json: 'integer', reference: { entity: 'time_device', onDelete: 'restrict' } },
  flags: { type: 'enums', json: 'array', enum: timeFlag },
  ...madeFields,
});

export const timeEventRules: readonly RuleModel[] = [];

export const timeEventDisplay = [{ field: 'clocked_at' }] as const;
