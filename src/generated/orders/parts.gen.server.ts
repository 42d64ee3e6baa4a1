// Generated from schemas/orders/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import ordersCode from '#modules/orders/orders.server.ts';
import { acceptCancelActionModel } from './accept-cancel.action.gen.server.ts';
import { addParcelsActionModel } from './add-parcels.action.gen.server.ts';
import { carrierState } from './carrier-state.enum.gen.ts';
import { changeWarehouseActionModel } from './change-warehouse.action.gen.server.ts';
import { closeActionModel } from './close.action.gen.server.ts';
import { codAgeStep } from './cod-age-step.enum.gen.ts';
import { codLineState } from './cod-line-state.enum.gen.ts';
import { codOutstandingList } from './cod-outstanding.list.gen.server.ts';
import { codReport } from './cod-report.report.gen.server.ts';
import { codStatementLineModel } from './cod-statement-line.entity.gen.server.ts';
import { codStatementStatus } from './cod-statement-status.enum.gen.ts';
import { codStatementModel } from './cod-statement.entity.gen.server.ts';
import { codWarningsActionModel } from './cod-warnings.action.gen.server.ts';
import { codForm } from './cod.form.gen.server.ts';
import { codImport } from './cod.import.gen.server.ts';
import { codList } from './cod.list.gen.server.ts';
import { comboLinesActionModel } from './combo-lines.action.gen.server.ts';
import { consignmentLineModel } from './consignment-line.entity.gen.server.ts';
import { consignmentStatus } from './consignment-status.enum.gen.ts';
import { consignmentModel } from './consignment.entity.gen.server.ts';
import { consignmentForm } from './consignment.form.gen.server.ts';
import { consignmentImport } from './consignment.import.gen.server.ts';
import { consignmentList } from './consignment.list.gen.server.ts';
import { createInvoiceActionModel } from './create-invoice.action.gen.server.ts';
import { createTrackingActionModel } from './create-tracking.action.gen.server.ts';
import { extendConsignmentActionModel } from './extend-consignment.action.gen.server.ts';
import { fetchOrdersActionModel } from './fetch-orders.action.gen.server.ts';
import { handoverLeftActionModel } from './handover-left.action.gen.server.ts';
import { handoverRecordPrint } from './handover-record.print.gen.ts';
import { handoverStatus } from './handover-status.enum.gen.ts';
import { handoverTotalModel } from './handover-total.entity.gen.server.ts';
import { handoverModel } from './handover.entity.gen.server.ts';
import { handoverForm } from './handover.form.gen.server.ts';
import { handoverList } from './handover.list.gen.server.ts';
import { labelPaper } from './label-paper.enum.gen.ts';
import { makeHandoverActionModel } from './make-handover.action.gen.server.ts';
import { makeHandoverForm } from './make-handover.form.gen.server.ts';
import { makePickListActionModel } from './make-pick-list.action.gen.server.ts';
import { makePickListForm } from './make-pick-list.form.gen.server.ts';
import { mapArticleActionModel } from './map-article.action.gen.server.ts';
import { marketCreateForm } from './market-create.form.gen.server.ts';
import { marketFetchForm } from './market-fetch.form.gen.server.ts';
import { marketFetchedActionModel } from './market-fetched.action.gen.server.ts';
import { marketOrderLineModel } from './market-order-line.entity.gen.server.ts';
import { marketOrderProblem } from './market-order-problem.enum.gen.ts';
import { marketOrderState } from './market-order-state.enum.gen.ts';
import { marketOrderModel } from './market-order.entity.gen.server.ts';
import { orderAgeStep } from './order-age-step.enum.gen.ts';
import { orderCancelForm } from './order-cancel.form.gen.server.ts';
import { orderCarrierForm } from './order-carrier.form.gen.server.ts';
import { orderComboForm } from './order-combo.form.gen.server.ts';
import { orderCreateEMarketList } from './order-create-e-market.list.gen.server.ts';
import { orderCreateExcelImport } from './order-create-excel.import.gen.server.ts';
import { orderCreateSingleForm } from './order-create-single.form.gen.server.ts';
import { orderDeliverForm } from './order-deliver.form.gen.server.ts';
import { orderDetailForm } from './order-detail.form.gen.server.ts';
import { orderFileModel } from './order-file.entity.gen.server.ts';
import { orderFileForm } from './order-file.form.gen.server.ts';
import { orderFilesList } from './order-files.list.gen.server.ts';
import { orderHoldForm } from './order-hold.form.gen.server.ts';
import { orderImportOptionsForm } from './order-import-options.form.gen.server.ts';
import { orderKind } from './order-kind.enum.gen.ts';
import { orderLineModel } from './order-line.entity.gen.server.ts';
import { orderPackageModel } from './order-package.entity.gen.server.ts';
import { orderPaymentModel } from './order-payment.entity.gen.server.ts';
import { orderPhoneHistoryActionModel } from './order-phone-history.action.gen.server.ts';
import { orderReconcileForm } from './order-reconcile.form.gen.server.ts';
import { orderReport } from './order-report.report.gen.server.ts';
import { orderReturnedModel } from './order-returned.entity.gen.server.ts';
import { orderTakeBackForm } from './order-take-back.form.gen.server.ts';
import { orderTrackingModel } from './order-tracking.entity.gen.server.ts';
import { orderWarningsActionModel } from './order-warnings.action.gen.server.ts';
import { orderWithBuyerActionModel } from './order-with-buyer.action.gen.server.ts';
import { orderModel } from './order.entity.gen.server.ts';
import { ordersList } from './orders.list.gen.server.ts';
import { parcelLabelPrint } from './parcel-label.print.gen.ts';
import { pickListLineModel } from './pick-list-line.entity.gen.server.ts';
import { pickListModel } from './pick-list.entity.gen.server.ts';
import { pickListPrint } from './pick-list.print.gen.ts';
import { pickListsList } from './pick-lists.list.gen.server.ts';
import { presentGivenModel } from './present-given.entity.gen.server.ts';
import { presentGivenList } from './present-given.list.gen.server.ts';
import { priceOrderActionModel } from './price-order.action.gen.server.ts';
import { prioritiseActionModel } from './prioritise.action.gen.server.ts';
import { publishInvoiceType } from './publish-invoice-type.enum.gen.ts';
import { quoteOrderActionModel } from './quote-order.action.gen.server.ts';
import { rejectCancelActionModel } from './reject-cancel.action.gen.server.ts';
import { releaseGoodsActionModel } from './release-goods.action.gen.server.ts';
import { tagOrdersActionModel } from './tag-orders.action.gen.server.ts';
import { takePartnerOrderActionModel } from './take-partner-order.action.gen.server.ts';

export const ordersParts: ModuleParts = {
  module: {
    name: 'orders', order: 20, tab: 'warehouse',
    menu: [
      ['order_create_single'],
      ['order_create_excel'],
      ['order_create_e_market'],
      ['order_manager'],
      ['order_dashboard_manager'],
      ['administration_report_revenue'],
      ['order_consignment'],
    ],
    settings: [
      { name: 'order_cod_limit', type: 'money', json: 'integer', minimum: 0 },
      { name: 'order_label_paper', type: 'enum', json: 'string', default: '100x150mm', enum: labelPaper },
      { name: 'order_duplicate_days', type: 'integer', json: 'integer', minimum: 0, maximum: 60, default: 3 },
      { name: 'order_auto_allocate', type: 'boolean', json: 'boolean', default: true },
      { name: 'order_confirm_minutes', type: 'integer', json: 'integer', minimum: 0, maximum: 1440, default: 0 },
      { name: 'order_ship_hours', type: 'integer', json: 'integer', minimum: 0, maximum: 240, default: 24 },
      { name: 'order_auto_handover', type: 'boolean', json: 'boolean', default: false },
      { name: 'order_hold_days', type: 'integer', json: 'integer', minimum: 1, maximum: 60, default: 14 },
      { name: 'privacy_days_shopee', type: 'integer', json: 'integer', minimum: 1, maximum: 3650, default: 90 },
      { name: 'privacy_days_lazada', type: 'integer', json: 'integer', minimum: 1, maximum: 3650, default: 90 },
      { name: 'privacy_days_tiktok', type: 'integer', json: 'integer', minimum: 1, maximum: 3650, default: 90 },
    ],
  },
  entities: [
    codStatementLineModel, codStatementModel, consignmentLineModel, consignmentModel, handoverTotalModel, handoverModel,
    marketOrderLineModel, marketOrderModel, orderFileModel, orderLineModel, orderPackageModel, orderPaymentModel,
    orderReturnedModel, orderTrackingModel, orderModel, pickListLineModel, pickListModel, presentGivenModel,
  ],
  lists: [
    codOutstandingList, codList, consignmentList, handoverList, orderCreateEMarketList, orderFilesList, ordersList,
    pickListsList, presentGivenList,
  ],
  forms: [
    codForm, consignmentForm, handoverForm, makeHandoverForm, makePickListForm, marketCreateForm, marketFetchForm,
    orderCancelForm, orderCarrierForm, orderComboForm, orderCreateSingleForm, orderDeliverForm, orderDetailForm,
    orderFileForm, orderHoldForm, orderImportOptionsForm, orderReconcileForm, orderTakeBackForm,
  ],
  reports: [codReport, orderReport],
  imports: [codImport, consignmentImport, orderCreateExcelImport],
  enums: [
    carrierState, codAgeStep, codLineState, codStatementStatus, consignmentStatus, handoverStatus, labelPaper,
    marketOrderProblem, marketOrderState, orderAgeStep, orderKind, publishInvoiceType,
  ],
  prints: [handoverRecordPrint, parcelLabelPrint, pickListPrint],
  actions: [
    acceptCancelActionModel, addParcelsActionModel, changeWarehouseActionModel, closeActionModel,
    codWarningsActionModel, comboLinesActionModel, createInvoiceActionModel, createTrackingActionModel,
    extendConsignmentActionModel, fetchOrdersActionModel, handoverLeftActionModel, makeHandoverActionModel,
    makePickListActionModel, mapArticleActionModel, marketFetchedActionModel, orderPhoneHistoryActionModel,
    orderWarningsActionModel, orderWithBuyerActionModel, priceOrderActionModel, prioritiseActionModel,
    quoteOrderActionModel, rejectCancelActionModel, releaseGoodsActionModel, tagOrdersActionModel,
    takePartnerOrderActionModel,
  ],
  notifications: [
    {
      key: 'order_problem', type: 1, severity: 'danger', link: '/orders/create-e-market',
      to: ['order_manager', 'order_create_e_market'],
    },
    {
      key: 'order_receiver_incomplete', type: 1, severity: 'danger', link: '/orders/create-e-market',
      to: ['order_manager', 'order_create_e_market'],
    },
    { key: 'order_out_of_stock', type: 1, severity: 'warning', link: '/orders/detail/{id}', to: ['order_manager'] },
    { key: 'order_canceled', type: 1, severity: 'warning', link: '/orders/detail/{id}', to: ['order_manager'] },
    { key: 'order_tracking_left', type: 1, severity: 'danger', link: '/orders/detail/{id}', to: ['order_manager'] },
    { key: 'order_tracking_unasked', type: 1, severity: 'danger', link: '/orders/detail/{id}', to: ['order_manager'] },
    { key: 'handover_missing', type: 1, severity: 'danger', link: '/orders/detail/{id}', to: ['order_manager'] },
    {
      key: 'marketplace_cancel_request', type: 1, severity: 'danger', link: '/orders/detail/{id}',
      to: ['order_manager'],
    },
    { key: 'marketplace_sync_failed', type: 11, severity: 'danger', to: ['goods_syn_e_market'] },
    { key: 'carrier_refused', type: 11, severity: 'danger', link: '/orders/detail/{id}', to: ['order_manager'] },
    { key: 'order_hold_ending', type: 12, severity: 'warning', link: '/orders/detail/{id}', to: ['order_manager'] },
    { key: 'ship_by_near', type: 12, severity: 'warning', link: '/orders/detail/{id}', to: ['order_manager'] },
    { key: 'handover_open', type: 12, severity: 'warning', link: '/orders/handover/{id}', to: ['order_manager'] },
  ],
  code: ordersCode,
};
