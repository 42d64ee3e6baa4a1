// Generated from schemas/dc/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import dcCode from '#modules/dc/dc.server.ts';
import { catalogueList } from './catalogue.list.gen.server.ts';
import { dcCatalogueModel } from './dc-catalogue.entity.gen.server.ts';
import { dcDeliveryNotePrint } from './dc-delivery-note.print.gen.ts';
import { dcFileStatus } from './dc-file-status.enum.gen.ts';
import { dcFileModel } from './dc-file.entity.gen.server.ts';
import { dcFlowModel } from './dc-flow.entity.gen.server.ts';
import { dcMovementKind } from './dc-movement-kind.enum.gen.ts';
import { dcMovementLineModel } from './dc-movement-line.entity.gen.server.ts';
import { dcMovementStatus } from './dc-movement-status.enum.gen.ts';
import { dcMovementModel } from './dc-movement.entity.gen.server.ts';
import { dcOfferModel } from './dc-offer.entity.gen.server.ts';
import { dcOrderLineModel } from './dc-order-line.entity.gen.server.ts';
import { dcOrderOptionsForm } from './dc-order-options.form.gen.server.ts';
import { dcOrderModel } from './dc-order.entity.gen.server.ts';
import { dcReturnReason } from './dc-return-reason.enum.gen.ts';
import { dcStockModel } from './dc-stock.entity.gen.server.ts';
import { dcSupply } from './dc-supply.enum.gen.ts';
import { distributionForm } from './distribution.form.gen.server.ts';
import { distributionsList } from './distributions.list.gen.server.ts';
import { distributorFiguresList } from './distributor-figures.list.gen.server.ts';
import { distributorFlowModel } from './distributor-flow.entity.gen.server.ts';
import { distributorLevel } from './distributor-level.enum.gen.ts';
import { distributorReportModel } from './distributor-report.entity.gen.server.ts';
import { distributorTotalModel } from './distributor-total.entity.gen.server.ts';
import { distributorForm } from './distributor.form.gen.server.ts';
import { distributorImport } from './distributor.import.gen.server.ts';
import { distributorList } from './distributor.list.gen.server.ts';
import { lateFilesList } from './late-files.list.gen.server.ts';
import { orderCreateForm } from './order-create.form.gen.server.ts';
import { orderCreateImport } from './order-create.import.gen.server.ts';
import { orderFiguresActionModel } from './order-figures.action.gen.server.ts';
import { orderForm } from './order.form.gen.server.ts';
import { ordersList } from './orders.list.gen.server.ts';
import { processFileOptionsForm } from './process-file-options.form.gen.server.ts';
import { processFileForm } from './process-file.form.gen.server.ts';
import { processFileImport } from './process-file.import.gen.server.ts';
import { processFilesList } from './process-files.list.gen.server.ts';
import { qrCheckModel } from './qr-check.entity.gen.server.ts';
import { qrCheckForm } from './qr-check.form.gen.server.ts';
import { qrChecksList } from './qr-checks.list.gen.server.ts';
import { qrResult } from './qr-result.enum.gen.ts';
import { receiptForm } from './receipt.form.gen.server.ts';
import { receiptsList } from './receipts.list.gen.server.ts';
import { returnForm } from './return.form.gen.server.ts';
import { returnsList } from './returns.list.gen.server.ts';
import { scanQrActionModel } from './scan-qr.action.gen.server.ts';
import { sellInReport } from './sell-in.report.gen.server.ts';
import { stockList } from './stock.list.gen.server.ts';
import { undoFileActionModel } from './undo-file.action.gen.server.ts';

export const dcParts: ModuleParts = {
  module: {
    name: 'dc', order: 70, tab: 'dc', gate: 'dc_id_distributor',
    menu: [
      ['dc_distributor'],
      ['dc_order_create'],
      ['dc_order'],
      ['dc_receipt_history'],
      ['dc_return_history'],
      ['dc_goods'],
      ['dc_process_file'],
      ['dc_check_qr'],
    ],
    settings: [
      { name: 'dc_report_days', type: 'integer', json: 'integer', minimum: 1, maximum: 90, default: 10 },
      { name: 'dc_return_days', type: 'integer', json: 'integer', minimum: 1, maximum: 365, default: 30 },
      { name: 'dc_few_quantity', type: 'integer', json: 'integer', minimum: 1, maximum: 100000, default: 20 },
    ],
  },
  entities: [
    dcCatalogueModel, dcFileModel, dcFlowModel, dcMovementLineModel, dcMovementModel, dcOfferModel, dcOrderLineModel,
    dcOrderModel, dcStockModel, distributorFlowModel, distributorReportModel, distributorTotalModel, qrCheckModel,
  ],
  lists: [
    catalogueList, distributionsList, distributorFiguresList, distributorList, lateFilesList, ordersList,
    processFilesList, qrChecksList, receiptsList, returnsList, stockList,
  ],
  forms: [
    dcOrderOptionsForm, distributionForm, distributorForm, orderCreateForm, orderForm, processFileOptionsForm,
    processFileForm, qrCheckForm, receiptForm, returnForm,
  ],
  reports: [sellInReport],
  imports: [distributorImport, orderCreateImport, processFileImport],
  enums: [dcFileStatus, dcMovementKind, dcMovementStatus, dcReturnReason, dcSupply, distributorLevel, qrResult],
  prints: [dcDeliveryNotePrint],
  actions: [orderFiguresActionModel, scanQrActionModel, undoFileActionModel],
  notifications: [
    { key: 'dc_order_waiting', type: 3, severity: 'info', link: '/dc/order/{id}', to: 'account' },
    { key: 'dc_order_decided', type: 3, severity: 'info', link: '/dc/order/{id}', to: 'account' },
    { key: 'dc_order_canceled', type: 16, severity: 'warning', link: '/dc/order/{id}', to: 'account' },
    { key: 'dc_goods_arriving', type: 2, severity: 'info', to: 'account' },
    { key: 'dc_movement_differs', type: 16, severity: 'warning', to: 'account' },
  ],
  code: dcCode,
};
