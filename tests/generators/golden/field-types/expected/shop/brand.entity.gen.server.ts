// Generated from schemas/shop/brand.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { brandDisplay, brandFields, brandRules } from './brand.entity.gen.ts';

export const brandModel = createEntity({
  name: 'brand',
  module: 'shop',
  owner: 'customer',
  fields: Object.values(brandFields),
  display: brandDisplay,
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: brandRules,
});
