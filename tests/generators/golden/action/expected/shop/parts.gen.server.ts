// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import shopCode from '#modules/shop/shop.server.ts';
import { askFeeActionModel } from './ask-fee.action.gen.server.ts';
import { askPriceActionModel } from './ask-price.action.gen.server.ts';
import { billLineModel } from './bill-line.entity.gen.server.ts';
import { billTotalModel } from './bill-total.entity.gen.server.ts';
import { billTotalsList } from './bill-totals.list.gen.server.ts';
import { billModel } from './bill.entity.gen.server.ts';
import { billForm } from './bill.form.gen.server.ts';
import { billList } from './bill.list.gen.server.ts';
import { checkOutActionModel } from './check-out.action.gen.server.ts';
import { closeDayActionModel } from './close-day.action.gen.server.ts';
import { reprintActionModel } from './reprint.action.gen.server.ts';
import { voidBillActionModel } from './void-bill.action.gen.server.ts';
import { voidedBillsActionModel } from './voided-bills.action.gen.server.ts';

export const shopParts: ModuleParts = {
  module: { name: 'shop', order: 10, tab: 'shop', settings: [] },
  entities: [billLineModel, billTotalModel, billModel],
  lists: [billTotalsList, billList],
  forms: [billForm],
  actions: [
    askFeeActionModel, askPriceActionModel, checkOutActionModel, closeDayActionModel, reprintActionModel,
    voidBillActionModel, voidedBillsActionModel,
  ],
  code: shopCode,
};
