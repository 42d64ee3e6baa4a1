// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { ServerModel } from '#contract/model.ts';
import sharedEn from './_shared/messages.en.gen.ts';
import sharedVi from './_shared/messages.vi.gen.ts';
import sharedZh from './_shared/messages.zh.gen.ts';
import { validate as billLineValidate } from './built/shop/bill-line.validate.gen.js';
import { validate as billValidate } from './built/shop/bill.validate.gen.js';
import { validate as depotValidate } from './built/shop/depot.validate.gen.js';
import { validate as goodsValidate } from './built/shop/goods.validate.gen.js';
import { validate as parcelValidate } from './built/shop/parcel.validate.gen.js';
import menuEn from './menu.en.gen.ts';
import menuVi from './menu.vi.gen.ts';
import menuZh from './menu.zh.gen.ts';
import { permission, permissions } from './permissions.gen.ts';
import { billLineModel } from './shop/bill-line.entity.gen.server.ts';
import { billModel } from './shop/bill.entity.gen.server.ts';
import { depotModel } from './shop/depot.entity.gen.server.ts';
import { goodsStockModel } from './shop/goods-stock.entity.gen.server.ts';
import { goodsTotalModel } from './shop/goods-total.entity.gen.server.ts';
import { goodsModel } from './shop/goods.entity.gen.server.ts';
import shopEn from './shop/messages.en.gen.ts';
import shopVi from './shop/messages.vi.gen.ts';
import shopZh from './shop/messages.zh.gen.ts';
import { parcelModel } from './shop/parcel.entity.gen.server.ts';
import { saleKind } from './shop/sale-kind.enum.gen.ts';
import { saleLineModel } from './shop/sale-line.entity.gen.server.ts';
import { saleModel } from './shop/sale.entity.gen.server.ts';
import { salesList } from './shop/sales.list.gen.server.ts';
import { soldList } from './shop/sold.list.gen.server.ts';
import { stockLevelModel } from './shop/stock-level.entity.gen.server.ts';
import { stocksList } from './shop/stocks.list.gen.server.ts';
import { totalsList } from './shop/totals.list.gen.server.ts';

export const model: ServerModel = {
  entities: [
    billLineModel,
    billModel,
    depotModel,
    goodsStockModel,
    goodsTotalModel,
    goodsModel,
    parcelModel,
    saleLineModel,
    saleModel,
    stockLevelModel,
  ],
  lists: [
    salesList,
    soldList,
    stocksList,
    totalsList,
  ],
  forms: [],
  reports: [],
  imports: [],
  lookups: [],
  enums: [
    saleKind,
    permission,
  ],
  permissions: permissions,
  modules: [{ name: 'shop', settings: [] }],
  notifications: [],
  validators: {
    bill_line: billLineValidate,
    bill: billValidate,
    depot: depotValidate,
    goods: goodsValidate,
    parcel: parcelValidate,
  },
  actions: [],
  code: {},
  messages: {
    vi: {
      ...menuVi,
      ...sharedVi,
      ...shopVi,
    },
    en: {
      ...menuEn,
      ...sharedEn,
      ...shopEn,
    },
    zh: {
      ...menuZh,
      ...sharedZh,
      ...shopZh,
    },
  },
};
