// Generated from schemas/warehouse/goods-receipt-import-options.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type GoodsReceiptImportOptionsForm = {
  warehouse_id: number | null;
  supplier_id: number | null;
};

export const goodsReceiptImportOptionsFormFields = createFields({
  warehouse_id: {
    type: 'reference', json: 'integer',
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { active: true } },
  },
  supplier_id: { type: 'reference', json: 'integer', reference: { entity: 'supplier', onDelete: 'restrict' } },
});
