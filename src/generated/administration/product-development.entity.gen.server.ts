// Generated from schemas/administration/product-development.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import {
  type ProductDevelopment,
  productDevelopmentDisplay,
  productDevelopmentFields,
  productDevelopmentRules,
} from './product-development.entity.gen.ts';
import { productDevelopmentWorkflow } from './product-development.workflow.gen.ts';

export const productDevelopmentModel = createEntity({
  name: 'product_development',
  module: 'administration',
  owner: 'customer',
  fields: Object.values(productDevelopmentFields),
  computeSql: {
    cost_gap: {
      text: 'CASE WHEN t."best_landed_cost" IS NOT NULL AND t."target_cost" IS NOT NULL AND t."target_cost" > 0 THEN floor((t."best_landed_cost"::float8 - t."target_cost") * 100 / NULLIF(t."target_cost", 0) * 10 + 0.5) / 10 ELSE NULL END',
      params: [],
    },
  },
  refillSql: {
    expected_margin: {
      text: 'CASE WHEN t."target_retail" IS NOT NULL AND t."target_cost" IS NOT NULL THEN t."target_retail"::float8 - t."target_cost" ELSE NULL END',
      params: [],
    },
  },
  display: productDevelopmentDisplay,
  search: ['code', 'name'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.product_development.code_taken' }],
  index: [['created_at'], ['status', 'deadline'], ['created_by', 'status']],
  access: {
    read: ['administration_product_development', 'product_development_proposal', 'product_development_supplier'],
    create: ['administration_product_development', 'product_development_proposal'],
    update: ['administration_product_development', 'product_development_proposal'], delete: null,
  },
  lookup: ['administration_product_development', 'product_development_proposal', 'product_development_supplier'],
  visibleRows: {
    sql: {
      text: "('administration_product_development' = ANY({user.permissions}::text[]) OR 'product_development_proposal' = ANY({user.permissions}::text[]) AND (t.\"created_by\" IS NOT NULL AND t.\"created_by\" = {user.id}::int8) OR t.\"quoters\" IS NOT NULL AND ('#' || {user.id}::int8::int8::text) = ANY(t.\"quoters\"))",
      params: ['user.permissions', 'user.id'],
    },
    check: (c: Logic<ProductDevelopment>) =>
      c.user.permissions.includes('administration_product_development') || c.user.permissions.includes('product_development_proposal') && c.record.created_by === c.user.id || c.record.quoters != null && c.record.quoters.includes(['#', c.user.id].join('')),
  },
  rules: productDevelopmentRules,
  workflows: [productDevelopmentWorkflow],
  live: true,
});
