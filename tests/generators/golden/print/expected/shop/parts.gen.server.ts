// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import { billLineModel } from './bill-line.entity.gen.server.ts';
import { billModel } from './bill.entity.gen.server.ts';
import { receiptPrint } from './receipt.print.gen.ts';
import { slipPrint } from './slip.print.gen.ts';

export const shopParts: ModuleParts = {
  module: { name: 'shop', order: 10, settings: [] },
  entities: [billLineModel, billModel],
  prints: [receiptPrint, slipPrint],
};
