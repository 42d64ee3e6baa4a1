// Generated from schemas/goods/stamp-batch.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type StampBatchStatus, stampBatchStatus } from './stamp-batch-status.enum.gen.ts';
import { type StampKind, stampKind } from './stamp-kind.enum.gen.ts';

export type StampBatch = {
  id: number;
  version: number;
  code: string;
  goods_id: number;
  kind: StampKind;
  quantity: number;
  receipt_code: string | null;
  expired_date: string | null;
  status: StampBatchStatus;
  printed_at: string | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const stampBatchFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'TB', per: 'day', digits: 5 },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
    readOnlyIf: (c: Logic<StampBatch>) => c.record.id != null,
  },
  kind: {
    type: 'enum', json: 'string', required: true, default: 'uid', enum: stampKind,
    readOnlyIf: (c: Logic<StampBatch>) => c.record.id != null,
  },
  quantity: {
    type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000, default: 100,
    readOnlyIf: (c: Logic<StampBatch>) => c.record.id != null,
  },
  receipt_code: { type: 'code', json: 'string', key: true, maxLength: 50 },
  expired_date: { type: 'date', json: 'string' },
  status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: stampBatchStatus },
  printed_at: { type: 'date_time', json: 'string', readOnly: true },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const stampBatchRules: readonly RuleModel[] = [];

export const stampBatchDisplay = [{ field: 'code' }] as const;
