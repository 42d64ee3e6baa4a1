// Generated from schemas/shop/parcel-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type ParcelState, parcelState } from './parcel-state.enum.gen.ts';

export type ParcelTotal = {
  id: number;
  parcel_id: number;
  state: ParcelState;
  lines: number;
};

export const parcelTotalFields = createFields({
  parcel_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'parcel', onDelete: 'restrict' },
  },
  state: { type: 'enum', json: 'integer', required: true, enum: parcelState },
  lines: { type: 'integer', json: 'integer', required: true },
});

export const parcelTotalRules: readonly RuleModel[] = [];

export const parcelTotalDisplay = ['#', { field: 'id' }] as const;
