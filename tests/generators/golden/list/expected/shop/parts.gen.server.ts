// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import { depotModel } from './depot.entity.gen.server.ts';
import { lostList } from './lost.list.gen.server.ts';
import { parcelDayActionModel } from './parcel-day.action.gen.server.ts';
import { parcelGoodsReport } from './parcel-goods.report.gen.server.ts';
import { parcelLineModel } from './parcel-line.entity.gen.server.ts';
import { parcelState } from './parcel-state.enum.gen.ts';
import { parcelTotalModel } from './parcel-total.entity.gen.server.ts';
import { parcelTotalsList } from './parcel-totals.list.gen.server.ts';
import { parcelModel } from './parcel.entity.gen.server.ts';
import { parcelForm } from './parcel.form.gen.server.ts';
import { parcelsList } from './parcels.list.gen.server.ts';
import { posModel } from './pos.entity.gen.server.ts';

export const shopParts: ModuleParts = {
  module: { name: 'shop', order: 10, tab: 'shop', menu: [['parcel_manager']], settings: [] },
  entities: [depotModel, parcelLineModel, parcelTotalModel, parcelModel, posModel],
  lists: [lostList, parcelTotalsList, parcelsList],
  forms: [parcelForm],
  reports: [parcelGoodsReport],
  enums: [parcelState],
  actions: [parcelDayActionModel],
};
