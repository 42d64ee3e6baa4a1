// Generated from schemas/pos/park-sale.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { ParkedSaleLine } from './parked-sale-line.entity.gen.ts';

export type ParkSaleActionInput = {
  pos_id: number;
  /** What the till calls it. */
  operation: string;
  /** When it was put aside, of one that waited in the till for the network. */
  parked_at: string | null;
  buyer_phone: string | null;
  buyer_name: string | null;
  /** Taken off by the cashier; a part goes before an amount. */
  manual_percent: number | null;
  /** Taken off by the cashier. */
  manual_amount: number | null;
  total: number;
  lines: ParkedSaleLine[];
};

export type ParkSaleActionResult = {
  code: string;
};

export const parkSaleActionFields = createFields({
  pos_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'pos', onDelete: 'restrict' } },
  operation: { type: 'code', json: 'string', required: true, maxLength: 40 },
  parked_at: { type: 'date_time', json: 'string' },
  buyer_phone: { type: 'phone', json: 'string', maxLength: 20 },
  buyer_name: { type: 'text', json: 'string', maxLength: 100 },
  manual_percent: { type: 'integer', json: 'integer', minimum: 0, maximum: 100, unit: '%' },
  manual_amount: { type: 'money', json: 'integer', minimum: 0 },
  total: { type: 'money', json: 'integer', required: true, minimum: 0 },
  lines: {
    type: 'rows', json: 'array', required: true,
    rows: { entity: 'parked_sale_line', foreignKey: 'parked_sale_id', min: 1, max: 200 },
  },
});

export const parkSaleAction: ActionCall<ParkSaleActionInput, ParkSaleActionResult> = {
  url: '/pos/park-sale',
};
