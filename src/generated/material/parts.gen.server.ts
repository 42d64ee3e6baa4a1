// Generated from schemas/material/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import materialCode from '#modules/material/material.server.ts';
import { adjustLotActionModel } from './adjust-lot.action.gen.server.ts';
import { countSupplyActionModel } from './count-supply.action.gen.server.ts';
import { issueLotActionModel } from './issue-lot.action.gen.server.ts';
import { lotToSupplierActionModel } from './lot-to-supplier.action.gen.server.ts';
import { lotsList } from './lots.list.gen.server.ts';
import { materialFigureModel } from './material-figure.entity.gen.server.ts';
import { materialKind } from './material-kind.enum.gen.ts';
import { materialLotLabelPrint } from './material-lot-label.print.gen.ts';
import { materialLotModel } from './material-lot.entity.gen.server.ts';
import { materialMoveKind } from './material-move-kind.enum.gen.ts';
import { materialMoveModel } from './material-move.entity.gen.server.ts';
import { materialPart } from './material-part.enum.gen.ts';
import { materialPlaceModel } from './material-place.entity.gen.server.ts';
import { materialReceiptCreateForm } from './material-receipt-create.form.gen.server.ts';
import { materialReceiptLineModel } from './material-receipt-line.entity.gen.server.ts';
import { materialReceiptSheetPrint } from './material-receipt-sheet.print.gen.ts';
import { materialReceiptStatus } from './material-receipt-status.enum.gen.ts';
import { materialReceiptModel } from './material-receipt.entity.gen.server.ts';
import { materialReceiptForm } from './material-receipt.form.gen.server.ts';
import { materialReceiptsList } from './material-receipts.list.gen.server.ts';
import { materialReservationModel } from './material-reservation.entity.gen.server.ts';
import { materialState } from './material-state.enum.gen.ts';
import { materialStockModel } from './material-stock.entity.gen.server.ts';
import { materialUnit } from './material-unit.enum.gen.ts';
import { materialModel } from './material.entity.gen.server.ts';
import { materialForm } from './material.form.gen.server.ts';
import { materialImport } from './material.import.gen.server.ts';
import { materialsList } from './materials.list.gen.server.ts';
import { movesList } from './moves.list.gen.server.ts';
import { packagingMaterial } from './packaging-material.enum.gen.ts';
import { receiveSupplyActionModel } from './receive-supply.action.gen.server.ts';
import { returnLotActionModel } from './return-lot.action.gen.server.ts';
import { scrapLotActionModel } from './scrap-lot.action.gen.server.ts';
import { supplyWarehouseList } from './supply-warehouse.list.gen.server.ts';
import { supplyForm } from './supply.form.gen.server.ts';
import { supplyList } from './supply.list.gen.server.ts';

export const materialParts: ModuleParts = {
  module: { name: 'material', order: 51, tab: 'goods_production', menu: [['material_receipt_history']], settings: [] },
  entities: [
    materialFigureModel, materialLotModel, materialMoveModel, materialPlaceModel, materialReceiptLineModel,
    materialReceiptModel, materialReservationModel, materialStockModel, materialModel,
  ],
  lists: [lotsList, materialReceiptsList, materialsList, movesList, supplyWarehouseList, supplyList],
  forms: [materialReceiptCreateForm, materialReceiptForm, materialForm, supplyForm],
  imports: [materialImport],
  enums: [
    materialKind, materialMoveKind, materialPart, materialReceiptStatus, materialState, materialUnit, packagingMaterial,
  ],
  prints: [materialLotLabelPrint, materialReceiptSheetPrint],
  actions: [
    adjustLotActionModel, countSupplyActionModel, issueLotActionModel, lotToSupplierActionModel,
    receiveSupplyActionModel, returnLotActionModel, scrapLotActionModel,
  ],
  code: materialCode,
};
