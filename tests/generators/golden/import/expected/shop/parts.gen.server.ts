// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import { billImport } from './bill-import.import.gen.server.ts';
import { billLineModel } from './bill-line.entity.gen.server.ts';
import { billOptionsForm } from './bill-options.form.gen.server.ts';
import { billPaymentModel } from './bill-payment.entity.gen.server.ts';
import { billModel } from './bill.entity.gen.server.ts';
import { goodsModel } from './goods.entity.gen.server.ts';

export const shopParts: ModuleParts = {
  module: { name: 'shop', order: 1, tab: 'shop', menu: [['bill_import']], settings: [] },
  entities: [billLineModel, billPaymentModel, billModel, goodsModel],
  forms: [billOptionsForm],
  imports: [billImport],
};
