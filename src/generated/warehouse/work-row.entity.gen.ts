// Generated from schemas/warehouse/work-row.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type WorkRowType, workRowType } from './work-row-type.enum.gen.ts';
import { type WorkType, workType } from './work-type.enum.gen.ts';
import { type WorkWarning, workWarning } from './work-warning.enum.gen.ts';

export type WorkRow = {
  id: string;
  type: WorkRowType;
  work_type: WorkType;
  warehouse_id: number | null;
  account_id: number | null;
  wait_quantity: number;
  /** Since when the oldest of it waits; of a person, when he last finished something. */
  wait_time: string | null;
  process_quantity: number;
  /** Of a person, time that this work took today; pauses do not count. */
  seconds: number | null;
  /** Of a person, what everybody has done of this work within 30 days. */
  usual_pieces: number | null;
  /** The time that it took them. */
  usual_seconds: number | null;
  done_per_hour: number | null;
  /** What people do of this work in an hour on the average. */
  usual_per_hour: number | null;
  /** How long work may wait, or somebody may be without any. */
  limit_minutes: number | null;
  warning: WorkWarning | null;
};

export const workRowFields = createFields({
  type: { type: 'enum', json: 'string', required: true, enum: workRowType },
  work_type: { type: 'enum', json: 'integer', required: true, enum: workType },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  account_id: { type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' } },
  wait_quantity: { type: 'integer', json: 'integer', required: true },
  wait_time: { type: 'date_time', json: 'string' },
  process_quantity: { type: 'integer', json: 'integer', required: true },
  seconds: { type: 'integer', json: 'integer' },
  usual_pieces: { type: 'integer', json: 'integer' },
  usual_seconds: { type: 'integer', json: 'integer' },
  done_per_hour: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<WorkRow>) =>
        c.record.seconds != null && c.record.seconds > 0 ? (c.record.process_quantity != null ? Math.floor(c.record.process_quantity * 3600 / c.record.seconds + 0.5) : null) : null,
    },
  },
  usual_per_hour: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<WorkRow>) =>
        c.record.usual_pieces != null && c.record.usual_seconds != null && c.record.usual_seconds > 0 ? Math.floor(c.record.usual_pieces * 3600 / c.record.usual_seconds + 0.5) : null,
    },
  },
  limit_minutes: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<WorkRow>) =>
        c.record.type === 'queue' ? (c.settings.work_wait_minutes as number) : (c.settings.work_idle_minutes as number),
    },
  },
  warning: {
    type: 'enum', json: 'string', readOnly: true, enum: workWarning, turn: 1,
    compute: {
      stored: false,
      value: (c: Logic<WorkRow>) =>
        c.record.wait_time == null ? 'none' : c.record.type === 'queue' && (c.record.wait_quantity != null && c.record.wait_quantity > 0) && c.record.wait_time < new Date(Date.parse(c.now) + Math.max(-52560000, Math.min(52560000, 0 - (c.settings.work_wait_minutes as number))) * 60000).toISOString() ? 'late' : c.record.type === 'person' && c.record.wait_time < new Date(Date.parse(c.now) + Math.max(-52560000, Math.min(52560000, 0 - (c.settings.work_idle_minutes as number))) * 60000).toISOString() ? 'idle' : c.record.done_per_hour != null && c.record.usual_per_hour != null && c.record.done_per_hour * 100 < c.record.usual_per_hour * (c.settings.work_slow_percent as number) ? 'slow' : 'none',
    },
  },
});

export const workRowRules: readonly RuleModel[] = [];

export const workRowDisplay = [{ field: 'work_type' }] as const;
