// Generated from schemas/shop/category.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { categoryDisplay, categoryFields, categoryRules } from './category.entity.gen.ts';

export const categoryModel = createEntity({
  name: 'category',
  module: 'shop',
  owner: 'customer',
  tree: { parent: 'parent_id' },
  fields: Object.values(categoryFields),
  display: categoryDisplay,
  access: { read: ['agent'], create: null, update: null, delete: null },
  lookup: ['agent'],
  rules: categoryRules,
});
