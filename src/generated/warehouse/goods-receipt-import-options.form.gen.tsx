// Generated from schemas/warehouse/goods-receipt-import-options.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { goodsReceiptImportOptionsFormFields } from './goods-receipt-import-options.form.gen.ts';

export const form = createForm({
  screen: 'goods-receipt-import-options',
  title: 'screen.goods-receipt-import-options.title',
  mode: 'dialog',
  permissions: ['goods_receipt_create'],
  sections: [
    {
      key: 'main', label: 'screen.goods-receipt-import-options.section.main',
      inputs: [
        input(goodsReceiptImportOptionsFormFields.warehouse_id, { label: 'goods-receipt-import-options.warehouse_id' }),
        input(goodsReceiptImportOptionsFormFields.supplier_id, { label: 'goods-receipt-import-options.supplier_id' }),
      ],
    },
  ],
  models: {
    'goods-receipt-import-options': {
      name: 'goods-receipt-import-options', fields: Object.values(goodsReceiptImportOptionsFormFields), rules: [],
    },
  },
  validate: () => import('#generated/built/warehouse/goods-receipt-import-options.form.validate.gen.js'),
});
