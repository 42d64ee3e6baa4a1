// Generated from schemas/shop/brand.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { brandDisplay, brandFields, brandRules } from './brand.entity.gen.ts';

export const brandModel: EntityModel = {
  name: 'brand',
  module: 'shop',
  table: 'brand',
  owner: 'customer',
  fields: Object.values(brandFields),
  display: brandDisplay,
  search: [],
  unique: [],
  index: [],
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: brandRules,
  audit: true,
  softDelete: true,
  live: false,
};
