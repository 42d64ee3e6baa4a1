// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import { billLineModel } from './bill-line.entity.gen.server.ts';
import { billMailForm } from './bill-mail.form.gen.server.ts';
import { billNewForm } from './bill-new.form.gen.server.ts';
import { billModel } from './bill.entity.gen.server.ts';
import { billForm } from './bill.form.gen.server.ts';
import { goodsModel } from './goods.entity.gen.server.ts';

export const shopParts: ModuleParts = {
  module: { name: 'shop', order: 10, tab: 'shop', gate: 'is_active_pos', menu: [['bill_manager']], settings: [] },
  entities: [billLineModel, billModel, goodsModel],
  forms: [billMailForm, billNewForm, billForm],
};
