// Generated from schemas/dc/dc-catalogue.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type DcSupply, dcSupply } from './dc-supply.enum.gen.ts';

export type DcCatalogue = {
  id: string;
  distributor_id: number | null;
  goods_id: number | null;
  sku: string;
  name: string;
  level_price: number;
  supply: DcSupply | null;
  available: number | null;
  on_hand: number | null;
  arriving: number | null;
  sold_30d: number | null;
  days_of_cover: number | null;
  /** Not 0: the caller's own node. */
  own: number;
};

export const dcCatalogueFields = createFields({
  distributor_id: { type: 'reference', json: 'integer', reference: { entity: 'distributor', onDelete: 'restrict' } },
  goods_id: { type: 'reference', json: 'integer', reference: { entity: 'goods', onDelete: 'restrict' } },
  sku: { type: 'code', json: 'string', required: true, maxLength: 50 },
  name: { type: 'text', json: 'string', required: true, maxLength: 255 },
  level_price: { type: 'money', json: 'integer', required: true },
  supply: { type: 'enum', json: 'string', enum: dcSupply },
  available: { type: 'integer', json: 'integer', read: ['goods_manager'] },
  on_hand: { type: 'integer', json: 'integer' },
  arriving: { type: 'integer', json: 'integer' },
  sold_30d: { type: 'integer', json: 'integer' },
  days_of_cover: { type: 'integer', json: 'integer', unit: 'd' },
  own: { type: 'integer', json: 'integer', required: true },
});

export const dcCatalogueRules: readonly RuleModel[] = [];

export const dcCatalogueDisplay = [{ field: 'sku' }] as const;
