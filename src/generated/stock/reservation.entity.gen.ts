// Generated from schemas/stock/reservation.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';
import { reservationCancelType } from './reservation-cancel-type.enum.gen.ts';
import { reservationReason } from './reservation-reason.enum.gen.ts';
import { reservationStatus } from './reservation-status.enum.gen.ts';
import { stockDocument } from './stock-document.enum.gen.ts';
import { stockQuality } from './stock-quality.enum.gen.ts';

export type Reservation = {
  id: number;
  goods_id: number;
  warehouse_id: number;
  /** Shelf; empty: anywhere in the warehouse. */
  cell_id: number | null;
  lot: string | null;
  expired_date: string | null;
  uid: string | null;
  /** Empty: as good as new, and for sale. */
  quality: number | null;
  /** Whose it is; empty: the company's own. */
  owner_id: number | null;
  quantity: number;
  status: number;
  reason: string;
  document_type: string | null;
  /** Id of the document, by which it is found again. */
  document_id: number | null;
  /** Its code, for people. */
  document_code: string | null;
  reserved_at: string;
  expires_at: string | null;
  released_at: string | null;
  cancel_type: string | null;
  created_at: string;
  created_by: number | null;
};

export const reservationFields = {
  goods_id: {
    name: 'goods_id', type: 'reference', json: 'integer', required: true,
    reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: {
    name: 'warehouse_id', type: 'reference', json: 'integer', required: true,
    reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  cell_id: { name: 'cell_id', type: 'integer', json: 'integer' },
  lot: { name: 'lot', type: 'code', json: 'string', maxLength: 50 },
  expired_date: { name: 'expired_date', type: 'date', json: 'string' },
  uid: { name: 'uid', type: 'code', json: 'string', maxLength: 50 },
  quality: { name: 'quality', type: 'enum', json: 'integer', enum: stockQuality },
  owner_id: { name: 'owner_id', type: 'integer', json: 'integer' },
  quantity: { name: 'quantity', type: 'integer', json: 'integer', required: true },
  status: { name: 'status', type: 'enum', json: 'integer', required: true, default: 1, enum: reservationStatus },
  reason: { name: 'reason', type: 'enum', json: 'string', required: true, enum: reservationReason },
  document_type: { name: 'document_type', type: 'enum', json: 'string', enum: stockDocument },
  document_id: { name: 'document_id', type: 'integer', json: 'integer' },
  document_code: { name: 'document_code', type: 'code', json: 'string', key: true, maxLength: 50 },
  reserved_at: { name: 'reserved_at', type: 'date_time', json: 'string', required: true },
  expires_at: { name: 'expires_at', type: 'date_time', json: 'string' },
  released_at: { name: 'released_at', type: 'date_time', json: 'string' },
  cancel_type: { name: 'cancel_type', type: 'enum', json: 'string', enum: reservationCancelType },
  created_at: { name: 'created_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  created_by: {
    name: 'created_by', type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' },
    readOnly: true,
  },
} as const satisfies Record<string, FieldModel>;

export const reservationRules: readonly RuleModel[] = [];

export const reservationDisplay = [{ field: 'document_code' }] as const;
