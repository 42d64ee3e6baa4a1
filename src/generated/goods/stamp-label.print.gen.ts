// Generated from schemas/goods/stamp-label.print.json. Edit that file and run `npm run generate`.
import type { PrintModel } from '#contract/print.ts';
import { stampFields } from './stamp.entity.gen.ts';

export const stampLabelPrint: PrintModel = {
  name: 'stamp-label',
  entity: 'stamp',
  paper: '50x30mm',
  blocks: [
    { kind: 'qr', field: stampFields.code, link: '/check/' },
    {
      kind: 'fields',
      fields: [
        { field: stampFields.goods_id, label: 'stamp.goods_id', strong: true },
        { field: stampFields.code, label: 'stamp.code' },
        { field: stampFields.hash_code, label: 'stamp.hash_code' },
        { field: stampFields.expired_date, label: 'stamp.expired_date' },
      ],
    },
  ],
};
