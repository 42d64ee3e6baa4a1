// Generated from schemas/orders/handover.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Carrier, carrier } from '#generated/_shared/carrier.enum.gen.ts';
import { type HandoverStatus, handoverStatus } from './handover-status.enum.gen.ts';

export type Handover = {
  id: number;
  version: number;
  code: string;
  warehouse_id: number;
  delivery_company: Carrier;
  status: HandoverStatus;
  driver_name: string | null;
  driver_phone: string | null;
  plate: string | null;
  /** The signed sheet, the parcels on the car. */
  images: string[] | null;
  /** Parcels that were packed for the carrier and did not go with him. */
  missing_count: number | null;
  closed_at: string | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const handoverFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'BG', per: 'day', digits: 5 },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  delivery_company: { type: 'enum', json: 'string', required: true, enum: carrier },
  status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: handoverStatus },
  driver_name: { type: 'text', json: 'string', key: true, maxLength: 100 },
  driver_phone: { type: 'phone', json: 'string', maxLength: 20 },
  plate: { type: 'code', json: 'string', key: true, maxLength: 20 },
  images: { type: 'images', json: 'array', maxItems: 20, file: { batch: 10 } },
  missing_count: { type: 'integer', json: 'integer', readOnly: true },
  closed_at: { type: 'date_time', json: 'string', readOnly: true },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const handoverRules: readonly RuleModel[] = [];

export const handoverDisplay = [{ field: 'code' }] as const;
