// Generated from schemas/warehouse/carrier-claim.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Carrier, carrier } from '#generated/_shared/carrier.enum.gen.ts';
import { type ClaimKind, claimKind } from './claim-kind.enum.gen.ts';
import { type ClaimStatus, claimStatus } from './claim-status.enum.gen.ts';

export type CarrierClaim = {
  id: number;
  version: number;
  code: string;
  order_id: number;
  /** Where it came back damaged or short. */
  goods_return_id: number | null;
  delivery_company: Carrier | null;
  delivery_order_id: string | null;
  kind: ClaimKind;
  /** What is asked of the carrier. */
  amount: number;
  /** The carrier's own number of it. */
  carrier_ref: string | null;
  /** Minutes, pictures of the parcel, the invoice of the goods. */
  attachments: string[] | null;
  note: string | null;
  status: ClaimStatus;
  /** Why the carrier refused. */
  answer: string | null;
  /** What the carrier paid; it may be less. */
  paid_amount: number | null;
  paid_on: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const carrierClaimFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'KN', per: 'day', digits: 5 },
  },
  order_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'order', onDelete: 'restrict', where: { status: [200, 220, 240] } },
    readOnlyIf: (c: Logic<CarrierClaim>) => c.record.id != null,
  },
  goods_return_id: {
    type: 'reference', json: 'integer',
    reference: {
      entity: 'goods_return', onDelete: 'restrict', where: { kind: ['carrier'] }, dependsOn: { order_id: ['order_id'] },
    },
  },
  delivery_company: {
    type: 'enum', json: 'string', readOnly: true, enum: carrier, copyFrom: 'order_id.delivery_company',
  },
  delivery_order_id: {
    type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'order_id.delivery_order_id',
  },
  kind: { type: 'enum', json: 'string', required: true, enum: claimKind },
  amount: { type: 'money', json: 'integer', required: true, minimum: 1 },
  carrier_ref: { type: 'code', json: 'string', key: true, maxLength: 50 },
  attachments: {
    type: 'file', json: 'array', maxItems: 10,
    file: { types: ['pdf', 'jpg', 'png', 'xlsx', 'docx'], maxBytes: 5242880 },
  },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: claimStatus },
  answer: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
  paid_amount: { type: 'money', json: 'integer', readOnly: true, minimum: 1 },
  paid_on: { type: 'date', json: 'string', readOnly: true },
  ...standardFields,
});

export const carrierClaimRules: readonly RuleModel[] = [];

export const carrierClaimDisplay = [{ field: 'code' }] as const;
