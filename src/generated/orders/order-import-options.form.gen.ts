// Generated from schemas/orders/order-import-options.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type Carrier, carrier } from '#generated/_shared/carrier.enum.gen.ts';
import { type OrderSource, orderSource } from '#generated/_shared/order-source.enum.gen.ts';

export type OrderImportOptionsForm = {
  warehouse_id: number | null;
  source: OrderSource | null;
  delivery_company: Carrier | null;
};

export const orderImportOptionsFormFields = createFields({
  warehouse_id: {
    type: 'reference', json: 'integer',
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { active: true } },
  },
  source: { type: 'enum', json: 'integer', enum: orderSource },
  delivery_company: { type: 'enum', json: 'string', enum: carrier },
});
