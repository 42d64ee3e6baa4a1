// Generated from schemas/pos/price-label.print.json. Edit that file and run `npm run generate`.
import type { PrintModel } from '#contract/print.ts';
import { shopShelfFields } from './shop-shelf.entity.gen.ts';

export const priceLabelPrint: PrintModel = {
  name: 'price-label',
  entity: 'shop_shelf',
  paper: '50x30mm',
  blocks: [
    {
      kind: 'fields',
      fields: [
        { field: shopShelfFields.name, label: 'shop_shelf.name', strong: true },
        { field: shopShelfFields.price, label: 'shop_shelf.price', strong: true },
        { field: shopShelfFields.sku, label: 'shop_shelf.sku' },
      ],
    },
    { kind: 'barcode', field: shopShelfFields.barcode },
  ],
};
