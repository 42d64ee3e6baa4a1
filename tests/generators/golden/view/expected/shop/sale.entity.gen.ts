// Generated from schemas/shop/sale.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type SaleKind, saleKind } from './sale-kind.enum.gen.ts';

export type Sale = {
  id: string;
  kind: SaleKind;
  source: number;
  sold_at: string;
  total: number;
  depot_id: number | null;
  is_large: boolean;
};

export const saleFields = createFields({
  kind: { type: 'enum', json: 'string', required: true, enum: saleKind },
  source: { type: 'integer', json: 'integer', required: true },
  sold_at: { type: 'date_time', json: 'string', required: true },
  total: { type: 'money', json: 'integer', required: true, read: ['sale_report'] },
  depot_id: { type: 'reference', json: 'integer', reference: { entity: 'depot', onDelete: 'restrict' } },
  is_large: { type: 'boolean', json: 'boolean', required: true, read: ['sale_report'] },
});

export const saleRules: readonly RuleModel[] = [];

export const saleDisplay = ['#', { field: 'id' }] as const;
