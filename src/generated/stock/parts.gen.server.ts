// Generated from schemas/stock/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import stockCode from '#modules/stock/stock.server.ts';
import { basketKind } from './basket-kind.enum.gen.ts';
import { basketLabelPrint } from './basket-label.print.gen.ts';
import { basketStatus } from './basket-status.enum.gen.ts';
import { basketModel } from './basket.entity.gen.server.ts';
import { basketForm } from './basket.form.gen.server.ts';
import { basketsList } from './baskets.list.gen.server.ts';
import { cellKind } from './cell-kind.enum.gen.ts';
import { cellLabelPrint } from './cell-label.print.gen.ts';
import { cellTotalModel } from './cell-total.entity.gen.server.ts';
import { cellModel } from './cell.entity.gen.server.ts';
import { cellForm } from './cell.form.gen.server.ts';
import { cellImport } from './cell.import.gen.server.ts';
import { cellsList } from './cells.list.gen.server.ts';
import { comboFigureModel } from './combo-figure.entity.gen.server.ts';
import { comboPartModel } from './combo-part.entity.gen.server.ts';
import { comboPartsList } from './combo-parts.list.gen.server.ts';
import { comboShelfPartModel } from './combo-shelf-part.entity.gen.server.ts';
import { comboShelfModel } from './combo-shelf.entity.gen.server.ts';
import { comboTotalModel } from './combo-total.entity.gen.server.ts';
import { comboList } from './combo.list.gen.server.ts';
import { expiringList } from './expiring.list.gen.server.ts';
import { extendReservationActionModel } from './extend-reservation.action.gen.server.ts';
import { foreseeCostActionModel } from './foresee-cost.action.gen.server.ts';
import { goodsAnywhereModel } from './goods-anywhere.entity.gen.server.ts';
import { goodsAvailableActionModel } from './goods-available.action.gen.server.ts';
import { goodsDatedModel } from './goods-dated.entity.gen.server.ts';
import { goodsExpiryModel } from './goods-expiry.entity.gen.server.ts';
import { goodsExportedModel } from './goods-exported.entity.gen.server.ts';
import { goodsLastSoldModel } from './goods-last-sold.entity.gen.server.ts';
import { goodsPaceModel } from './goods-pace.entity.gen.server.ts';
import { goodsPriorityTotalModel } from './goods-priority-total.entity.gen.server.ts';
import { goodsPriorityModel } from './goods-priority.entity.gen.server.ts';
import { goodsTotalModel } from './goods-total.entity.gen.server.ts';
import { goodsValueModel } from './goods-value.entity.gen.server.ts';
import { physicalComboStockModel } from './physical-combo-stock.entity.gen.server.ts';
import { physicalComboModel } from './physical-combo.entity.gen.server.ts';
import { priorityChannel } from './priority-channel.enum.gen.ts';
import { priorityFigureModel } from './priority-figure.entity.gen.server.ts';
import { priorityState } from './priority-state.enum.gen.ts';
import { priorityUseModel } from './priority-use.entity.gen.server.ts';
import { releasePriorityActionModel } from './release-priority.action.gen.server.ts';
import { reservationCancelType } from './reservation-cancel-type.enum.gen.ts';
import { reservationReason } from './reservation-reason.enum.gen.ts';
import { reservationSessionLineModel } from './reservation-session-line.entity.gen.server.ts';
import { reservationSessionModel } from './reservation-session.entity.gen.server.ts';
import { reservationStatus } from './reservation-status.enum.gen.ts';
import { reservationModel } from './reservation.entity.gen.server.ts';
import { reserveGoodsActionModel } from './reserve-goods.action.gen.server.ts';
import { reserveGoodsForm } from './reserve-goods.form.gen.server.ts';
import { reserveImportOptionsForm } from './reserve-import-options.form.gen.server.ts';
import { reserveForm } from './reserve.form.gen.server.ts';
import { reserveImport } from './reserve.import.gen.server.ts';
import { reservedList } from './reserved.list.gen.server.ts';
import { setGoodsActiveActionModel } from './set-goods-active.action.gen.server.ts';
import { setGoodsActiveForm } from './set-goods-active.form.gen.server.ts';
import { stockBalanceModel } from './stock-balance.entity.gen.server.ts';
import { stockCheckModel } from './stock-check.entity.gen.server.ts';
import { stockCheckList } from './stock-check.list.gen.server.ts';
import { stockDocument } from './stock-document.enum.gen.ts';
import { stockFigureModel } from './stock-figure.entity.gen.server.ts';
import { stockFlowModel } from './stock-flow.entity.gen.server.ts';
import { stockFlowList } from './stock-flow.list.gen.server.ts';
import { stockLevelModel } from './stock-level.entity.gen.server.ts';
import { stockLevelsList } from './stock-levels.list.gen.server.ts';
import { stockMoveModel } from './stock-move.entity.gen.server.ts';
import { stockMovesList } from './stock-moves.list.gen.server.ts';
import { stockPlace } from './stock-place.enum.gen.ts';
import { stockQuality } from './stock-quality.enum.gen.ts';
import { stockReason } from './stock-reason.enum.gen.ts';
import { stockState } from './stock-state.enum.gen.ts';
import { stockWorthModel } from './stock-worth.entity.gen.server.ts';
import { unreserveActionModel } from './unreserve.action.gen.server.ts';
import { warehouseValueModel } from './warehouse-value.entity.gen.server.ts';

export const stockParts: ModuleParts = {
  module: {
    name: 'stock', order: 16, tab: 'warehouse', menu: [['goods_manager']],
    settings: [
      { name: 'stock_reservation_days', type: 'integer', json: 'integer', minimum: 1, maximum: 365, default: 7 },
      { name: 'stock_expiry_days', type: 'integer', json: 'integer', minimum: 1, maximum: 365, default: 30 },
      { name: 'stock_fefo_strict', type: 'boolean', json: 'boolean', default: true },
    ],
    topics: [{ name: 'stock-changed', permissions: ['goods_manager', 'pos_order_create_single', 'pos_goods_manager'] }],
  },
  entities: [
    basketModel, cellTotalModel, cellModel, comboFigureModel, comboPartModel, comboShelfPartModel, comboShelfModel,
    comboTotalModel, goodsAnywhereModel, goodsDatedModel, goodsExpiryModel, goodsExportedModel, goodsLastSoldModel,
    goodsPaceModel, goodsPriorityTotalModel, goodsPriorityModel, goodsTotalModel, goodsValueModel,
    physicalComboStockModel, physicalComboModel, priorityFigureModel, priorityUseModel, reservationSessionLineModel,
    reservationSessionModel, reservationModel, stockBalanceModel, stockCheckModel, stockFigureModel, stockFlowModel,
    stockLevelModel, stockMoveModel, stockWorthModel, warehouseValueModel,
  ],
  lists: [
    basketsList, cellsList, comboPartsList, comboList, expiringList, reservedList, stockCheckList, stockFlowList,
    stockLevelsList, stockMovesList,
  ],
  forms: [basketForm, cellForm, reserveGoodsForm, reserveImportOptionsForm, reserveForm, setGoodsActiveForm],
  imports: [cellImport, reserveImport],
  enums: [
    basketKind, basketStatus, cellKind, priorityChannel, priorityState, reservationCancelType, reservationReason,
    reservationStatus, stockDocument, stockPlace, stockQuality, stockReason, stockState,
  ],
  prints: [basketLabelPrint, cellLabelPrint],
  actions: [
    extendReservationActionModel, foreseeCostActionModel, goodsAvailableActionModel, releasePriorityActionModel,
    reserveGoodsActionModel, setGoodsActiveActionModel, unreserveActionModel,
  ],
  notifications: [
    { key: 'expiry_soon', type: 2, severity: 'warning', link: '/goods/list/expiring', to: ['goods_manager'] },
    { key: 'reservation_expired', type: 2, severity: 'info', link: '/goods/reserved', to: ['goods_manager'] },
  ],
  code: stockCode,
};
