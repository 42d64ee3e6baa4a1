// Generated from schemas/goods_production/production-record.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { ProductionRecordLine } from './production-record-line.entity.gen.ts';
import { type ProductionRecordStatus, productionRecordStatus } from './production-record-status.enum.gen.ts';
import { type ProductionStage, productionStage } from './production-stage.enum.gen.ts';

export type ProductionRecord = {
  id: number;
  version: number;
  code: string;
  requirement_id: number;
  stage: ProductionStage;
  team_id: number | null;
  worker_names: string | null;
  work_date: string;
  started_at: string | null;
  ended_at: string | null;
  status: ProductionRecordStatus;
  lines: ProductionRecordLine[];
  good: number;
  defect: number;
  rework: number;
  total: number;
  defect_percent: number | null;
  /** Of the stage, by the norm of the requirement. */
  piece_rate: number | null;
  wage: number | null;
  /** From its beginning to its end. */
  minutes: number | null;
  minutes_per_piece: number | null;
  /** Who wrote its quantities. */
  finished_by: number | null;
  defect_reason: string | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const productionRecordFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'PS', per: 'day', digits: 5 },
  },
  requirement_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'production_requirement', onDelete: 'restrict', where: { status: ['joined', 'processing'] } },
    readOnlyIf: (c: Logic<ProductionRecord>) => c.record.status !== 'open',
  },
  stage: {
    type: 'enum', json: 'string', required: true, enum: productionStage,
    readOnlyIf: (c: Logic<ProductionRecord>) => c.record.status !== 'open',
  },
  team_id: {
    type: 'reference', json: 'integer',
    reference: { entity: 'production_team', onDelete: 'restrict', where: { active: true } },
  },
  worker_names: { type: 'text', json: 'string', key: true, maxLength: 500 },
  work_date: { type: 'date', json: 'string', required: true },
  started_at: { type: 'date_time', json: 'string' },
  ended_at: { type: 'date_time', json: 'string' },
  status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: productionRecordStatus },
  lines: {
    type: 'rows', json: 'array',
    rows: { entity: 'production_record_line', foreignKey: 'production_record_id', max: 200 },
  },
  good: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<ProductionRecord>) => (c.record.lines ?? []).reduce((total, row) => total + (row.good ?? 0), 0),
    },
  },
  defect: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<ProductionRecord>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.defect ?? 0), 0),
    },
  },
  rework: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<ProductionRecord>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.rework != null ? row.rework : 0), 0),
    },
  },
  total: {
    type: 'integer', json: 'integer', required: true, readOnly: true, turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<ProductionRecord>) =>
        c.record.good != null && c.record.defect != null ? c.record.good + c.record.defect : null,
    },
  },
  defect_percent: {
    type: 'decimal', json: 'number', readOnly: true, multipleOf: 0.1, unit: '%', scale: 1, turn: 2,
    compute: {
      stored: true,
      value: (c: Logic<ProductionRecord>) =>
        c.record.total != null && c.record.total > 0 ? (c.record.defect != null ? Math.floor(c.record.defect * 100 / c.record.total * 10 + 0.5) / 10 : null) : 0,
    },
  },
  piece_rate: { type: 'money', json: 'integer', readOnly: true },
  wage: {
    type: 'money', json: 'integer', readOnly: true, turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<ProductionRecord>) =>
        c.record.good != null ? c.record.good * (c.record.piece_rate != null ? c.record.piece_rate : 0) : null,
    },
  },
  minutes: { type: 'duration', json: 'integer', readOnly: true, minimum: 0 },
  minutes_per_piece: {
    type: 'decimal', json: 'number', readOnly: true, multipleOf: 0.1, scale: 1, turn: 2,
    compute: {
      stored: true,
      value: (c: Logic<ProductionRecord>) =>
        c.record.minutes != null && (c.record.total != null && c.record.total > 0) ? Math.floor(c.record.minutes / c.record.total * 10 + 0.5) / 10 : null,
    },
  },
  finished_by: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  defect_reason: {
    type: 'text', json: 'string', maxLength: 200,
    requiredIf: (c: Logic<ProductionRecord>) => c.record.defect != null && c.record.defect > 0,
  },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const productionRecordRules: readonly RuleModel[] = [];

export const productionRecordDisplay = [{ field: 'code' }] as const;
