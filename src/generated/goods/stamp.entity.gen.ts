// Generated from schemas/goods/stamp.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type StampKind, stampKind } from './stamp-kind.enum.gen.ts';
import { type UidStatus, uidStatus } from './uid-status.enum.gen.ts';

export type Stamp = {
  id: number;
  version: number;
  code: string;
  /** Second code below the first: whoever knows it holds the piece. Long enough not to be guessed. */
  hash_code: string;
  status: UidStatus;
  goods_id: number;
  basket_code: string | null;
  /** Shelf that the piece was put on. */
  cell_code: string | null;
  expired_date: string | null;
  activated_at: string | null;
  scan_count: number | null;
  first_scan_at: string | null;
  kind: StampKind;
  batch_id: number | null;
  warehouse_id: number | null;
  receipt_code: string | null;
  order_code: string | null;
  print_count: number;
  reprint_reason: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const stampFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  hash_code: { type: 'code', json: 'string', required: true, minLength: 12, maxLength: 20 },
  status: { type: 'enum', json: 'integer', required: true, default: 1, enum: uidStatus },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  basket_code: { type: 'code', json: 'string', key: true, maxLength: 50 },
  cell_code: { type: 'code', json: 'string', readOnly: true, maxLength: 30 },
  expired_date: { type: 'date', json: 'string' },
  activated_at: { type: 'date_time', json: 'string', readOnly: true },
  scan_count: { type: 'integer', json: 'integer', readOnly: true, default: 0 },
  first_scan_at: { type: 'date_time', json: 'string', readOnly: true },
  kind: { type: 'enum', json: 'string', required: true, default: 'uid', enum: stampKind },
  batch_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'stamp_batch', onDelete: 'restrict' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  receipt_code: { type: 'code', json: 'string', readOnly: true, maxLength: 50 },
  order_code: { type: 'code', json: 'string', readOnly: true, maxLength: 50 },
  print_count: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 0 },
  reprint_reason: { type: 'text', json: 'string', readOnly: true, maxLength: 200 },
  ...standardFields,
});

export const stampRules: readonly RuleModel[] = [];

export const stampDisplay = [{ field: 'code' }] as const;
