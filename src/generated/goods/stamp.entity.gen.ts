// Generated from schemas/goods/stamp.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';
import { uidStatus } from './uid-status.enum.gen.ts';

export type Stamp = {
  id: number;
  version: number;
  code: string;
  /** Second code below the first: whoever knows it holds the piece. Long enough not to be guessed. */
  hash_code: string;
  status: number;
  goods_id: number;
  basket_code: string | null;
  expired_date: string | null;
  activated_at: string | null;
  scan_count: number | null;
  first_scan_at: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const stampFields = {
  code: { name: 'code', type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  hash_code: { name: 'hash_code', type: 'code', json: 'string', required: true, minLength: 12, maxLength: 20 },
  status: { name: 'status', type: 'enum', json: 'integer', required: true, default: 1, enum: uidStatus },
  goods_id: {
    name: 'goods_id', type: 'reference', json: 'integer', required: true,
    reference: { entity: 'goods', onDelete: 'restrict' },
  },
  basket_code: { name: 'basket_code', type: 'code', json: 'string', key: true, maxLength: 50 },
  expired_date: { name: 'expired_date', type: 'date', json: 'string' },
  activated_at: { name: 'activated_at', type: 'date_time', json: 'string', readOnly: true },
  scan_count: { name: 'scan_count', type: 'integer', json: 'integer', readOnly: true, default: 0 },
  first_scan_at: { name: 'first_scan_at', type: 'date_time', json: 'string', readOnly: true },
  created_at: { name: 'created_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  created_by: {
    name: 'created_by', type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' },
    readOnly: true,
  },
  updated_at: { name: 'updated_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_by: {
    name: 'updated_by', type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' },
    readOnly: true,
  },
} as const satisfies Record<string, FieldModel>;

export const stampRules: readonly RuleModel[] = [];

export const stampDisplay = [{ field: 'code' }] as const;
