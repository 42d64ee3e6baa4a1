// Generated from schemas/stock/reservation.entity.json. Edit that file and run `npm run generate`.
import { createFields, madeFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type ReservationCancelType, reservationCancelType } from './reservation-cancel-type.enum.gen.ts';
import { type ReservationReason, reservationReason } from './reservation-reason.enum.gen.ts';
import { type ReservationStatus, reservationStatus } from './reservation-status.enum.gen.ts';
import { type StockDocument, stockDocument } from './stock-document.enum.gen.ts';
import { type StockQuality, stockQuality } from './stock-quality.enum.gen.ts';

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
  quality: StockQuality | null;
  /** Whose it is; empty: the company's own. */
  owner_id: number | null;
  quantity: number;
  status: ReservationStatus;
  reason: ReservationReason;
  document_type: StockDocument | null;
  /** Id of the document, by which it is found again. */
  document_id: number | null;
  /** Its code, for people. */
  document_code: string | null;
  reserved_at: string;
  expires_at: string | null;
  released_at: string | null;
  cancel_type: ReservationCancelType | null;
  /** The quantity kept for a channel that it is, or draws on. */
  priority_id: number | null;
  /** How many of it a document of the channel drew from there. */
  priority_quantity: number | null;
  /** Why somebody gave it back by hand. */
  release_note: string | null;
  /** Documents that it is kept for, by tracking numbers or codes separated by `;`: these are served first, of it. */
  tracking_codes: string | null;
  /** How many documents that it names have taken over. */
  drawn_quantity: number | null;
  /** Of the session in which somebody kept it back by hand. */
  session_code: string | null;
  /** How many of it have left the warehouse for what they were kept for. */
  used_quantity: number | null;
  created_at: string;
  created_by: number | null;
};

export const reservationFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  cell_id: { type: 'integer', json: 'integer' },
  lot: { type: 'code', json: 'string', maxLength: 50 },
  expired_date: { type: 'date', json: 'string' },
  uid: { type: 'code', json: 'string', maxLength: 50 },
  quality: { type: 'enum', json: 'integer', enum: stockQuality },
  owner_id: { type: 'integer', json: 'integer' },
  quantity: { type: 'integer', json: 'integer', required: true },
  status: { type: 'enum', json: 'integer', required: true, default: 1, enum: reservationStatus },
  reason: { type: 'enum', json: 'string', required: true, enum: reservationReason },
  document_type: { type: 'enum', json: 'string', enum: stockDocument },
  document_id: { type: 'integer', json: 'integer' },
  document_code: { type: 'code', json: 'string', key: true, maxLength: 50 },
  reserved_at: { type: 'date_time', json: 'string', required: true },
  expires_at: { type: 'date_time', json: 'string' },
  released_at: { type: 'date_time', json: 'string' },
  cancel_type: { type: 'enum', json: 'string', enum: reservationCancelType },
  priority_id: { type: 'reference', json: 'integer', reference: { entity: 'goods_priority', onDelete: 'restrict' } },
  priority_quantity: { type: 'integer', json: 'integer', minimum: 0 },
  release_note: { type: 'text', json: 'string', maxLength: 200 },
  tracking_codes: { type: 'long_text', json: 'string', key: true, maxLength: 4000 },
  drawn_quantity: { type: 'integer', json: 'integer', minimum: 0 },
  session_code: {
    type: 'code', json: 'string', readOnly: true, maxLength: 50,
    compute: {
      stored: false,
      value: (c: Logic<Reservation>) => c.record.document_type === 'manual' ? c.record.document_code : null,
    },
  },
  used_quantity: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<Reservation>) =>
        (c.record.cancel_type === 'consumed' ? c.record.quantity != null : true) ? (c.record.cancel_type === 'consumed' ? c.record.quantity : 0) + (c.record.drawn_quantity != null ? c.record.drawn_quantity : 0) : null,
    },
  },
  ...madeFields,
});

export const reservationRules: readonly RuleModel[] = [];

export const reservationDisplay = [{ field: 'document_code' }] as const;
