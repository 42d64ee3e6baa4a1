// Generated from schemas/crm/lead.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';
import { leadStatus } from '#generated/_shared/lead-status.enum.gen.ts';
import { leadCancelType } from './lead-cancel-type.enum.gen.ts';
import { leadPayment } from './lead-payment.enum.gen.ts';
import { leadQueue } from './lead-queue.enum.gen.ts';
import { leadSource } from './lead-source.enum.gen.ts';
import { processLimit } from './process-limit.enum.gen.ts';

export type Lead = {
  id: number;
  version: number;
  phone: string;
  /** The number that nobody answers by; the next one must be another. */
  wrong_phone: string | null;
  name: string | null;
  status: number;
  queue: string;
  payment_status: number | null;
  reprocess_at: string | null;
  process_count: number;
  /** Null is unlimited (spec 9). */
  process_limit: number | null;
  last_contact_at: string | null;
  last_note: string | null;
  cancel_type: string | null;
  source: string | null;
  source_detail: string | null;
  product: string | null;
  quantity: number | null;
  expected_value: number | null;
  city: string | null;
  ward: string | null;
  address: string | null;
  account_id: number | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const leadFields = {
  phone: { name: 'phone', type: 'phone', json: 'string', required: true, maxLength: 20 },
  wrong_phone: { name: 'wrong_phone', type: 'phone', json: 'string', readOnly: true, maxLength: 20 },
  name: { name: 'name', type: 'text', json: 'string', key: true, ordered: true, maxLength: 100 },
  status: { name: 'status', type: 'enum', json: 'integer', required: true, readOnly: true, enum: leadStatus },
  queue: { name: 'queue', type: 'enum', json: 'string', required: true, readOnly: true, enum: leadQueue },
  payment_status: { name: 'payment_status', type: 'enum', json: 'integer', readOnly: true, enum: leadPayment },
  reprocess_at: { name: 'reprocess_at', type: 'date_time', json: 'string', readOnly: true },
  process_count: {
    name: 'process_count', type: 'integer', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0,
  },
  process_limit: { name: 'process_limit', type: 'enum', json: 'integer', enum: processLimit },
  last_contact_at: { name: 'last_contact_at', type: 'date_time', json: 'string', readOnly: true },
  last_note: { name: 'last_note', type: 'long_text', json: 'string', readOnly: true, maxLength: 500 },
  cancel_type: { name: 'cancel_type', type: 'enum', json: 'string', readOnly: true, enum: leadCancelType },
  source: { name: 'source', type: 'enum', json: 'string', enum: leadSource },
  source_detail: { name: 'source_detail', type: 'text', json: 'string', maxLength: 255 },
  product: { name: 'product', type: 'text', json: 'string', key: true, maxLength: 255 },
  quantity: { name: 'quantity', type: 'integer', json: 'integer', minimum: 1, maximum: 100000 },
  expected_value: { name: 'expected_value', type: 'money', json: 'integer', minimum: 0 },
  city: { name: 'city', type: 'text', json: 'string', maxLength: 100 },
  ward: { name: 'ward', type: 'text', json: 'string', maxLength: 100 },
  address: { name: 'address', type: 'text', json: 'string', maxLength: 255 },
  account_id: {
    name: 'account_id', type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' },
  },
  note: { name: 'note', type: 'long_text', json: 'string', maxLength: 1000 },
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

export const leadRules: readonly RuleModel[] = [];

export const leadDisplay = [{ field: 'phone' }, ' ', { field: 'name' }] as const;
