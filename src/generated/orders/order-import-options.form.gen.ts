// Generated from schemas/orders/order-import-options.form.json. Edit that file and run `npm run generate`.
import type { FieldModel } from '#contract/model.ts';
import { carrier } from '#generated/_shared/carrier.enum.gen.ts';
import { orderSource } from '#generated/_shared/order-source.enum.gen.ts';

export type OrderImportOptionsForm = {
  warehouse_id: number | null;
  source: number | null;
  delivery_company: string | null;
};

export const orderImportOptionsFormFields = {
  warehouse_id: {
    name: 'warehouse_id', type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  source: { name: 'source', type: 'enum', json: 'integer', enum: orderSource },
  delivery_company: { name: 'delivery_company', type: 'enum', json: 'string', enum: carrier },
} as const satisfies Record<string, FieldModel>;
