// Generated from schemas/administration/product-development.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type GoodsClass, goodsClass } from '#generated/goods/goods-class.enum.gen.ts';
import { type ProductDevelopmentStatus, productDevelopmentStatus } from './product-development-status.enum.gen.ts';
import { type QuoteStatus, quoteStatus } from './quote-status.enum.gen.ts';

export type ProductDevelopment = {
  id: number;
  version: number;
  code: string;
  name: string;
  classification: GoodsClass;
  category_id: number | null;
  description: string;
  images: string[] | null;
  competitor_links: string | null;
  target_retail: number | null;
  target_cost: number | null;
  /** Of one piece, as targeted. */
  expected_margin: number | null;
  expected_quantity: number;
  /** Undecided till then, it expires. */
  deadline: string;
  status: ProductDevelopmentStatus;
  /** As far as suppliers have come: nobody asked, asked, quoted. */
  quote_state: QuoteStatus;
  /** How many have quoted. */
  quotations: number;
  /** The lowest of the quotations that are still valid. */
  best_landed_cost: number | null;
  /** How much the best quotation costs more than what was aimed at; less is negative. */
  cost_gap: number | null;
  /** Id of the quotation that was chosen. */
  chosen_quotation_id: number | null;
  chosen_supplier: string | null;
  chosen_until: string | null;
  decided_at: string | null;
  decision_note: string | null;
  revision: number;
  /** The article made of it. */
  goods_id: number | null;
  /** Ids of those who have been asked to quote, by which the idea exists for them. */
  quoters: string[] | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const productDevelopmentFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'PD', per: 'day', digits: 5 },
  },
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 255 },
  classification: { type: 'enum', json: 'string', required: true, enum: goodsClass },
  category_id: {
    type: 'reference', json: 'integer',
    reference: { entity: 'goods_category', onDelete: 'restrict', where: { active: true } },
  },
  description: { type: 'long_text', json: 'string', required: true, maxLength: 4000 },
  images: { type: 'images', json: 'array', maxItems: 8 },
  competitor_links: {
    type: 'long_text', json: 'string', maxLength: 1000,
    read: ['administration_product_development', 'product_development_proposal'],
  },
  target_retail: {
    type: 'money', json: 'integer', minimum: 0,
    read: ['administration_product_development', 'product_development_proposal'],
  },
  target_cost: {
    type: 'money', json: 'integer', minimum: 0,
    read: ['administration_product_development', 'product_development_proposal'],
  },
  expected_margin: {
    type: 'money', json: 'integer', readOnly: true,
    read: ['administration_product_development', 'product_development_proposal'],
    compute: {
      stored: true,
      value: (c: Logic<ProductDevelopment>) =>
        c.record.target_retail != null && c.record.target_cost != null ? c.record.target_retail - c.record.target_cost : null,
    },
  },
  expected_quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000000 },
  deadline: { type: 'date', json: 'string', required: true },
  status: { type: 'enum', json: 'integer', required: true, readOnly: true, enum: productDevelopmentStatus },
  quote_state: { type: 'enum', json: 'integer', required: true, readOnly: true, default: -1, enum: quoteStatus },
  quotations: { type: 'integer', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  best_landed_cost: {
    type: 'money', json: 'integer', readOnly: true, minimum: 0, read: ['administration_product_development'],
  },
  cost_gap: {
    type: 'decimal', json: 'number', readOnly: true, multipleOf: 0.1, unit: '%', scale: 1,
    read: ['administration_product_development'],
    compute: {
      stored: false,
      value: (c: Logic<ProductDevelopment>) =>
        c.record.best_landed_cost != null && c.record.target_cost != null && c.record.target_cost > 0 ? Math.floor((c.record.best_landed_cost - c.record.target_cost) * 100 / c.record.target_cost * 10 + 0.5) / 10 : null,
    },
  },
  chosen_quotation_id: {
    type: 'integer', json: 'integer', readOnly: true, read: ['administration_product_development'],
  },
  chosen_supplier: {
    type: 'text', json: 'string', readOnly: true, maxLength: 300, read: ['administration_product_development'],
  },
  chosen_until: { type: 'date', json: 'string', readOnly: true, read: ['administration_product_development'] },
  decided_at: { type: 'date_time', json: 'string', readOnly: true },
  decision_note: {
    type: 'text', json: 'string', readOnly: true, maxLength: 500,
    read: ['administration_product_development', 'product_development_proposal'],
  },
  revision: { type: 'integer', json: 'integer', required: true, readOnly: true, minimum: 1, default: 1 },
  goods_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  quoters: { type: 'tags', json: 'array', readOnly: true, maxItems: 50, read: ['administration_product_development'] },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  created_by: {
    type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' }, readOnly: true,
    read: ['administration_product_development', 'product_development_proposal'],
  },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_by: {
    type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' }, readOnly: true,
    read: ['administration_product_development', 'product_development_proposal'],
  },
});

export const productDevelopmentRules: readonly RuleModel[] = [
  {
    key: 'deadline_past',
    check: (c: Logic<ProductDevelopment>) => c.record.deadline == null || c.record.deadline >= c.today,
    level: 'error', on: ['create', 'update'], message: 'rule.product_development.deadline_past', at: 'deadline',
  },
];

export const productDevelopmentDisplay = [{ field: 'code' }, ' – ', { field: 'name' }] as const;
