// Generated from schemas/dc/dc-offer.entity.json. Edit that file and run `npm run generate`.
import { createFields, madeFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type DcSupply, dcSupply } from './dc-supply.enum.gen.ts';

export type DcOffer = {
  id: number;
  distributor_id: number;
  goods_id: number;
  sku: string;
  name: string;
  /** What it costs the distributor, before its discount. */
  level_price: number;
  /** How many the one above may give: the company, of all its warehouses, what is free there. */
  available: number | null;
  /** The same without a number. */
  supply: DcSupply | null;
  created_at: string;
  created_by: number | null;
};

export const dcOfferFields = createFields({
  distributor_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'distributor', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  name: { type: 'text', json: 'string', required: true, maxLength: 255 },
  level_price: { type: 'money', json: 'integer', required: true },
  available: { type: 'integer', json: 'integer', read: ['goods_manager'] },
  supply: { type: 'enum', json: 'string', enum: dcSupply },
  ...madeFields,
});

export const dcOfferRules: readonly RuleModel[] = [];

export const dcOfferDisplay = [{ field: 'sku' }] as const;
