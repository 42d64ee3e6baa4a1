// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import { billLineModel } from './bill-line.entity.gen.server.ts';
import { billModel } from './bill.entity.gen.server.ts';
import { depotTotalModel } from './depot-total.entity.gen.server.ts';
import { depotModel } from './depot.entity.gen.server.ts';
import { goodsStockModel } from './goods-stock.entity.gen.server.ts';
import { goodsTotalModel } from './goods-total.entity.gen.server.ts';
import { goodsModel } from './goods.entity.gen.server.ts';
import { parcelModel } from './parcel.entity.gen.server.ts';
import { saleKind } from './sale-kind.enum.gen.ts';
import { saleLineModel } from './sale-line.entity.gen.server.ts';
import { saleModel } from './sale.entity.gen.server.ts';
import { salesList } from './sales.list.gen.server.ts';
import { soldList } from './sold.list.gen.server.ts';
import { stockLevelModel } from './stock-level.entity.gen.server.ts';
import { stocksList } from './stocks.list.gen.server.ts';
import { totalsList } from './totals.list.gen.server.ts';

export const shopParts: ModuleParts = {
  module: { name: 'shop', order: 10, settings: [] },
  entities: [
    billLineModel, billModel, depotTotalModel, depotModel, goodsStockModel, goodsTotalModel, goodsModel, parcelModel,
    saleLineModel, saleModel, stockLevelModel,
  ],
  lists: [salesList, soldList, stocksList, totalsList],
  enums: [saleKind],
};
