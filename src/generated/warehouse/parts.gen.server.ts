// Generated from schemas/warehouse/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import warehouseCode from '#modules/warehouse/warehouse.server.ts';
import { addReturnImagesActionModel } from './add-return-images.action.gen.server.ts';
import { assembleComboActionModel } from './assemble-combo.action.gen.server.ts';
import { assembleComboForm } from './assemble-combo.form.gen.server.ts';
import { assemblyKind } from './assembly-kind.enum.gen.ts';
import { assemblyStatus } from './assembly-status.enum.gen.ts';
import { carrierClaimPayForm } from './carrier-claim-pay.form.gen.server.ts';
import { carrierClaimRefuseForm } from './carrier-claim-refuse.form.gen.server.ts';
import { carrierClaimModel } from './carrier-claim.entity.gen.server.ts';
import { carrierClaimForm } from './carrier-claim.form.gen.server.ts';
import { carrierClaimsList } from './carrier-claims.list.gen.server.ts';
import { claimKind } from './claim-kind.enum.gen.ts';
import { claimReturnsActionModel } from './claim-returns.action.gen.server.ts';
import { claimStatus } from './claim-status.enum.gen.ts';
import { comboAssemblyModel } from './combo-assembly.entity.gen.server.ts';
import { comingLineModel } from './coming-line.entity.gen.server.ts';
import { correctTaskActionModel } from './correct-task.action.gen.server.ts';
import { costState } from './cost-state.enum.gen.ts';
import { disassembleComboActionModel } from './disassemble-combo.action.gen.server.ts';
import { disassembleComboForm } from './disassemble-combo.form.gen.server.ts';
import { displayFiguresActionModel } from './display-figures.action.gen.server.ts';
import { displayKind } from './display-kind.enum.gen.ts';
import { employeeWarningList } from './employee-warning.list.gen.server.ts';
import { findGoodsAnswer } from './find-goods-answer.enum.gen.ts';
import { findGoodsAssignForm } from './find-goods-assign.form.gen.server.ts';
import { findGoodsBasketForm } from './find-goods-basket.form.gen.server.ts';
import { findGoodsCloseForm } from './find-goods-close.form.gen.server.ts';
import { findGoodsClosing } from './find-goods-closing.enum.gen.ts';
import { findGoodsFoundForm } from './find-goods-found.form.gen.server.ts';
import { findGoodsInstructForm } from './find-goods-instruct.form.gen.server.ts';
import { findGoodsInstruction } from './find-goods-instruction.enum.gen.ts';
import { findGoodsStatus } from './find-goods-status.enum.gen.ts';
import { findGoodsModel } from './find-goods.entity.gen.server.ts';
import { findGoodsForm } from './find-goods.form.gen.server.ts';
import { findGoodsList } from './find-goods.list.gen.server.ts';
import { finishAssemblyForm } from './finish-assembly.form.gen.server.ts';
import { floorReport } from './floor.report.gen.server.ts';
import { goodsIncomingModel } from './goods-incoming.entity.gen.server.ts';
import { goodsInstructActionModel } from './goods-instruct.action.gen.server.ts';
import { goodsInstructForm } from './goods-instruct.form.gen.server.ts';
import { goodsOrdersActionModel } from './goods-orders.action.gen.server.ts';
import { goodsReceiptCreateForm } from './goods-receipt-create.form.gen.server.ts';
import { goodsReceiptExcelImport } from './goods-receipt-excel.import.gen.server.ts';
import { goodsReceiptImportOptionsForm } from './goods-receipt-import-options.form.gen.server.ts';
import { goodsReceiptKind } from './goods-receipt-kind.enum.gen.ts';
import { goodsReceiptLineModel } from './goods-receipt-line.entity.gen.server.ts';
import { goodsReceiptStatus } from './goods-receipt-status.enum.gen.ts';
import { goodsReceiptModel } from './goods-receipt.entity.gen.server.ts';
import { goodsReceiptForm } from './goods-receipt.form.gen.server.ts';
import { goodsReceiptsList } from './goods-receipts.list.gen.server.ts';
import { goodsReturnKind } from './goods-return-kind.enum.gen.ts';
import { goodsReturnLineModel } from './goods-return-line.entity.gen.server.ts';
import { goodsReturnStatus } from './goods-return-status.enum.gen.ts';
import { goodsReturnModel } from './goods-return.entity.gen.server.ts';
import { goodsReturnForm } from './goods-return.form.gen.server.ts';
import { goodsReturnsList } from './goods-returns.list.gen.server.ts';
import { goodsSearchModel } from './goods-search.entity.gen.server.ts';
import { goodsShelfModel } from './goods-shelf.entity.gen.server.ts';
import { goodsTransferLineModel } from './goods-transfer-line.entity.gen.server.ts';
import { goodsTransferParcelModel } from './goods-transfer-parcel.entity.gen.server.ts';
import { goodsTransferSettleForm } from './goods-transfer-settle.form.gen.server.ts';
import { goodsTransferStatus } from './goods-transfer-status.enum.gen.ts';
import { goodsTransferModel } from './goods-transfer.entity.gen.server.ts';
import { goodsTransferForm } from './goods-transfer.form.gen.server.ts';
import { goodsTransfersList } from './goods-transfers.list.gen.server.ts';
import { goodsList } from './goods.list.gen.server.ts';
import { listPicksActionModel } from './list-picks.action.gen.server.ts';
import { matchReturnActionModel } from './match-return.action.gen.server.ts';
import { pickWaveKind } from './pick-wave-kind.enum.gen.ts';
import { pickWaveLineModel } from './pick-wave-line.entity.gen.server.ts';
import { pickWaveStatus } from './pick-wave-status.enum.gen.ts';
import { pickWaveModel } from './pick-wave.entity.gen.server.ts';
import { pickWaveForm } from './pick-wave.form.gen.server.ts';
import { pickWavesList } from './pick-waves.list.gen.server.ts';
import { posDisplayRequestLineModel } from './pos-display-request-line.entity.gen.server.ts';
import { posDisplayRequestModel } from './pos-display-request.entity.gen.server.ts';
import { postDebtActionModel } from './post-debt.action.gen.server.ts';
import { printEntriesList } from './print-entries.list.gen.server.ts';
import { productivityReport } from './productivity.report.gen.server.ts';
import { proposeWavesActionModel } from './propose-waves.action.gen.server.ts';
import { proposeWavesForm } from './propose-waves.form.gen.server.ts';
import { putBackLineModel } from './put-back-line.entity.gen.server.ts';
import { putBackStatus } from './put-back-status.enum.gen.ts';
import { putBackModel } from './put-back.entity.gen.server.ts';
import { putBackForm } from './put-back.form.gen.server.ts';
import { putBacksList } from './put-backs.list.gen.server.ts';
import { receiptSheetPrint } from './receipt-sheet.print.gen.ts';
import { receiveTransferActionModel } from './receive-transfer.action.gen.server.ts';
import { returnExpectedModel } from './return-expected.entity.gen.server.ts';
import { returnExpectedList } from './return-expected.list.gen.server.ts';
import { returnSheetPrint } from './return-sheet.print.gen.ts';
import { scanCommand } from './scan-command.enum.gen.ts';
import { scanFindActionModel } from './scan-find.action.gen.server.ts';
import { scanHandoverActionModel } from './scan-handover.action.gen.server.ts';
import { scanPackingActionModel } from './scan-packing.action.gen.server.ts';
import { scanPickupActionModel } from './scan-pickup.action.gen.server.ts';
import { scanPlace } from './scan-place.enum.gen.ts';
import { scanPutBackActionModel } from './scan-put-back.action.gen.server.ts';
import { scanReceiptActionModel } from './scan-receipt.action.gen.server.ts';
import { scanRestockActionModel } from './scan-restock.action.gen.server.ts';
import { scanReturnActionModel } from './scan-return.action.gen.server.ts';
import { scanStockTakeActionModel } from './scan-stock-take.action.gen.server.ts';
import { scanStowActionModel } from './scan-stow.action.gen.server.ts';
import { scanTransferStampsActionModel } from './scan-transfer-stamps.action.gen.server.ts';
import { scanWaitingActionModel } from './scan-waiting.action.gen.server.ts';
import { setReceiptCostsActionModel } from './set-receipt-costs.action.gen.server.ts';
import { splitType } from './split-type.enum.gen.ts';
import { stockTakeFinishForm } from './stock-take-finish.form.gen.server.ts';
import { stockTakeLineModel } from './stock-take-line.entity.gen.server.ts';
import { stockTakeScope } from './stock-take-scope.enum.gen.ts';
import { stockTakeStatus } from './stock-take-status.enum.gen.ts';
import { stockTakeUncounted } from './stock-take-uncounted.enum.gen.ts';
import { stockTakeModel } from './stock-take.entity.gen.server.ts';
import { stockTakeForm } from './stock-take.form.gen.server.ts';
import { stockTakeImport } from './stock-take.import.gen.server.ts';
import { stockTakesList } from './stock-takes.list.gen.server.ts';
import { transferDifference } from './transfer-difference.enum.gen.ts';
import { transferFiguresActionModel } from './transfer-figures.action.gen.server.ts';
import { transferGoodsActionModel } from './transfer-goods.action.gen.server.ts';
import { transferGoodsForm } from './transfer-goods.form.gen.server.ts';
import { transferNotePrint } from './transfer-note.print.gen.ts';
import { transferReason } from './transfer-reason.enum.gen.ts';
import { warehouseTaskModel } from './warehouse-task.entity.gen.server.ts';
import { warehouseTasksList } from './warehouse-tasks.list.gen.server.ts';
import { workPaceModel } from './work-pace.entity.gen.server.ts';
import { workRowType } from './work-row-type.enum.gen.ts';
import { workRowModel } from './work-row.entity.gen.server.ts';
import { workType } from './work-type.enum.gen.ts';
import { workWarning } from './work-warning.enum.gen.ts';
import { workingShift } from './working-shift.enum.gen.ts';

export const warehouseParts: ModuleParts = {
  module: {
    name: 'warehouse', order: 20, tab: 'warehouse',
    menu: [
      ['goods_receipt_create'],
      ['goods_return_history'],
      ['goods_transfer'],
      ['goods_manager'],
      ['administration_goods_missing', 'order_manager'],
      ['warehouse_employee_warning'],
      ['order_manager'],
      ['order_manager', 'pos_order_online_list'],
      ['goods_receipt_create', 'pos_goods_receipt_create'],
      ['goods_manager', 'pos_goods_manager'],
      ['warehouse_employee_warning', 'order_manager', 'nsca_stamp'],
    ],
    settings: [
      { name: 'receipt_blind', type: 'boolean', json: 'boolean', default: true },
      { name: 'count_recount_value', type: 'money', json: 'integer', minimum: 0, default: 500000 },
      { name: 'receipt_over_percent', type: 'integer', json: 'integer', minimum: 0, maximum: 100, default: 0 },
      { name: 'work_wait_minutes', type: 'integer', json: 'integer', minimum: 1, maximum: 10080, default: 60 },
      { name: 'work_idle_minutes', type: 'integer', json: 'integer', minimum: 1, maximum: 1440, default: 15 },
      { name: 'work_slow_percent', type: 'integer', json: 'integer', minimum: 0, maximum: 100, default: 60 },
    ],
  },
  entities: [
    carrierClaimModel, comboAssemblyModel, comingLineModel, findGoodsModel, goodsIncomingModel, goodsReceiptLineModel,
    goodsReceiptModel, goodsReturnLineModel, goodsReturnModel, goodsSearchModel, goodsShelfModel,
    goodsTransferLineModel, goodsTransferParcelModel, goodsTransferModel, pickWaveLineModel, pickWaveModel,
    posDisplayRequestLineModel, posDisplayRequestModel, putBackLineModel, putBackModel, returnExpectedModel,
    stockTakeLineModel, stockTakeModel, warehouseTaskModel, workPaceModel, workRowModel,
  ],
  lists: [
    carrierClaimsList, employeeWarningList, findGoodsList, goodsReceiptsList, goodsReturnsList, goodsTransfersList,
    goodsList, pickWavesList, printEntriesList, putBacksList, returnExpectedList, stockTakesList, warehouseTasksList,
  ],
  forms: [
    assembleComboForm, carrierClaimPayForm, carrierClaimRefuseForm, carrierClaimForm, disassembleComboForm,
    findGoodsAssignForm, findGoodsBasketForm, findGoodsCloseForm, findGoodsFoundForm, findGoodsInstructForm,
    findGoodsForm, finishAssemblyForm, goodsInstructForm, goodsReceiptCreateForm, goodsReceiptImportOptionsForm,
    goodsReceiptForm, goodsReturnForm, goodsTransferSettleForm, goodsTransferForm, pickWaveForm, proposeWavesForm,
    putBackForm, stockTakeFinishForm, stockTakeForm, transferGoodsForm,
  ],
  reports: [floorReport, productivityReport],
  imports: [goodsReceiptExcelImport, stockTakeImport],
  enums: [
    assemblyKind, assemblyStatus, claimKind, claimStatus, costState, displayKind, findGoodsAnswer, findGoodsClosing,
    findGoodsInstruction, findGoodsStatus, goodsReceiptKind, goodsReceiptStatus, goodsReturnKind, goodsReturnStatus,
    goodsTransferStatus, pickWaveKind, pickWaveStatus, putBackStatus, scanCommand, scanPlace, splitType, stockTakeScope,
    stockTakeStatus, stockTakeUncounted, transferDifference, transferReason, workRowType, workType, workWarning,
    workingShift,
  ],
  prints: [receiptSheetPrint, returnSheetPrint, transferNotePrint],
  actions: [
    addReturnImagesActionModel, assembleComboActionModel, claimReturnsActionModel, correctTaskActionModel,
    disassembleComboActionModel, displayFiguresActionModel, goodsInstructActionModel, goodsOrdersActionModel,
    listPicksActionModel, matchReturnActionModel, postDebtActionModel, proposeWavesActionModel,
    receiveTransferActionModel, scanFindActionModel, scanHandoverActionModel, scanPackingActionModel,
    scanPickupActionModel, scanPutBackActionModel, scanReceiptActionModel, scanRestockActionModel,
    scanReturnActionModel, scanStockTakeActionModel, scanStowActionModel, scanTransferStampsActionModel,
    scanWaitingActionModel, setReceiptCostsActionModel, transferFiguresActionModel, transferGoodsActionModel,
  ],
  notifications: [
    { key: 'transfer_sent', type: 2, severity: 'info', link: '/goods/transfer/{id}', to: 'account' },
    {
      key: 'find_goods_open', type: 2, severity: 'warning', link: '/warehouse/find-goods',
      to: ['goods_manager', 'administration_goods_missing'],
    },
    { key: 'transfer_differs', type: 16, severity: 'warning', link: '/goods/transfer/{id}', to: ['goods_transfer'] },
    {
      key: 'return_unknown', type: 16, severity: 'warning', link: '/goods-return/history/{id}',
      to: ['goods_return_history'],
    },
    {
      key: 'stock_difference', type: 2, severity: 'warning', link: '/warehouse/stock-take/{id}', to: ['goods_manager'],
    },
    {
      key: 'return_differs', type: 16, severity: 'warning', link: '/goods-return/history/{id}',
      to: ['goods_return_history'],
    },
    {
      key: 'return_overdue', type: 16, severity: 'warning', link: '/goods-return/expected',
      to: ['goods_return_history'],
    },
    {
      key: 'find_goods_arrived', type: 2, severity: 'info', link: '/warehouse/find-goods/{id}',
      to: ['administration_goods_missing'],
    },
    { key: 'put_back_waiting', type: 2, severity: 'warning', link: '/warehouse/put-back/{id}', to: ['order_manager'] },
    {
      key: 'display_waiting', type: 3, severity: 'info', link: '/administration/pos-goods-display-request/{id}',
      to: ['administration_pos_goods_display_request'],
    },
    { key: 'display_decided', type: 3, severity: 'info', link: '/pos/goods-list/display-request/{id}', to: 'account' },
  ],
  code: warehouseCode,
};
