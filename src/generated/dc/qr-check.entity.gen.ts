// Generated from schemas/dc/qr-check.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type QrResult, qrResult } from './qr-result.enum.gen.ts';

export type QrCheck = {
  id: number;
  version: number;
  code: string;
  /** Where it was found. */
  id_city: number | null;
  result: QrResult;
  goods_id: number | null;
  /** Whose people checked; empty: the company's. */
  distributor_id: number | null;
  holder_name: string | null;
  territory: string | null;
  /** Through whose hands the piece went, as far as the reader's network goes. */
  chain: string | null;
  /** How often the piece was checked until then. */
  checks: number;
  images: string[] | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const qrCheckFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  id_city: {
    type: 'reference', json: 'integer',
    reference: { entity: 'place', onDelete: 'restrict', where: { level: 1, scheme: 2 } },
  },
  result: { type: 'enum', json: 'string', required: true, readOnly: true, default: 'unknown', enum: qrResult },
  goods_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  distributor_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'distributor', onDelete: 'restrict' },
  },
  holder_name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255 },
  territory: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
  chain: { type: 'long_text', json: 'string', readOnly: true, maxLength: 1000 },
  checks: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 1 },
  images: { type: 'images', json: 'array', maxItems: 4 },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const qrCheckRules: readonly RuleModel[] = [];

export const qrCheckDisplay = [{ field: 'code' }] as const;
