// Generated from schemas/shop/sale.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';
import { saleKind } from './sale-kind.enum.gen.ts';

export type Sale = {
  id: string;
  kind: string;
  source: number;
  sold_at: string;
  total: number;
  depot_id: number | null;
  is_large: boolean;
};

export const saleFields = {
  kind: { name: 'kind', type: 'enum', json: 'string', required: true, enum: saleKind },
  source: { name: 'source', type: 'integer', json: 'integer', required: true },
  sold_at: { name: 'sold_at', type: 'date_time', json: 'string', required: true },
  total: { name: 'total', type: 'money', json: 'integer', required: true, read: ['sale_report'] },
  depot_id: {
    name: 'depot_id', type: 'reference', json: 'integer', reference: { entity: 'depot', onDelete: 'restrict' },
  },
  is_large: { name: 'is_large', type: 'boolean', json: 'boolean', required: true, read: ['sale_report'] },
} as const satisfies Record<string, FieldModel>;

export const saleRules: readonly RuleModel[] = [];

export const saleDisplay = ['#', { field: 'id' }] as const;
