// Generated from schemas/shop/parcel-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { parcelLineDisplay, parcelLineFields, parcelLineRules } from './parcel-line.entity.gen.ts';

export const parcelLineModel = createEntity({
  name: 'parcel_line',
  module: 'shop',
  owner: 'customer',
  fields: Object.values(parcelLineFields),
  display: parcelLineDisplay,
  access: { read: ['parcel_manager'], create: null, update: null, delete: null },
  lookup: ['parcel_manager'],
  rules: parcelLineRules,
  parent: { entity: 'parcel', foreignKey: 'parcel_id', field: 'lines' },
});
