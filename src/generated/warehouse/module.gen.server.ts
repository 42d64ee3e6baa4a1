// Generated from schemas/warehouse/module.json. Edit that file and run `npm run generate`.
import {
  type ChangeContext,
  type Columns,
  type Lasting,
  type LinkColumns,
  type ModuleCode,
  type Written,
  toModuleCode,
} from '#contract/module.ts';
import type { GoodsEntities, GoodsTables } from '#generated/goods/module.gen.server.ts';
import type { MarketEntities, MarketTables } from '#generated/market/module.gen.server.ts';
import type { OrdersEntities, OrdersTables } from '#generated/orders/module.gen.server.ts';
import type { PartnerEntities, PartnerTables } from '#generated/partner/module.gen.server.ts';
import type { PlaceEntities, PlaceTables } from '#generated/place/module.gen.server.ts';
import type { StockEntities, StockTables } from '#generated/stock/module.gen.server.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { AddReturnImagesActionInput } from './add-return-images.action.gen.ts';
import type { AssembleComboActionInput, AssembleComboActionResult } from './assemble-combo.action.gen.ts';
import type { CarrierClaim } from './carrier-claim.entity.gen.ts';
import type { ClaimReturnsActionInput } from './claim-returns.action.gen.ts';
import type { ComboAssembly } from './combo-assembly.entity.gen.ts';
import type { CorrectTaskActionInput } from './correct-task.action.gen.ts';
import type { DisassembleComboActionInput, DisassembleComboActionResult } from './disassemble-combo.action.gen.ts';
import type { DisplayFiguresActionInput, DisplayFiguresActionResult } from './display-figures.action.gen.ts';
import type { FindGoods } from './find-goods.entity.gen.ts';
import type { GoodsInstructActionInput, GoodsInstructActionResult } from './goods-instruct.action.gen.ts';
import type { GoodsOrdersActionInput, GoodsOrdersActionResult } from './goods-orders.action.gen.ts';
import type { GoodsReceiptLine } from './goods-receipt-line.entity.gen.ts';
import type { GoodsReceipt } from './goods-receipt.entity.gen.ts';
import type { GoodsReturnLine } from './goods-return-line.entity.gen.ts';
import type { GoodsReturn } from './goods-return.entity.gen.ts';
import type { GoodsTransferLine } from './goods-transfer-line.entity.gen.ts';
import type { GoodsTransferParcel } from './goods-transfer-parcel.entity.gen.ts';
import type { GoodsTransfer } from './goods-transfer.entity.gen.ts';
import type { ListPicksActionInput } from './list-picks.action.gen.ts';
import type { MatchReturnActionInput } from './match-return.action.gen.ts';
import type { PickWaveLine } from './pick-wave-line.entity.gen.ts';
import type { PickWave } from './pick-wave.entity.gen.ts';
import type { PosDisplayRequestLine } from './pos-display-request-line.entity.gen.ts';
import type { PosDisplayRequest } from './pos-display-request.entity.gen.ts';
import type { PostDebtActionInput } from './post-debt.action.gen.ts';
import type { ProposeWavesActionInput, ProposeWavesActionResult } from './propose-waves.action.gen.ts';
import type { PutBackLine } from './put-back-line.entity.gen.ts';
import type { PutBack } from './put-back.entity.gen.ts';
import type { ReceiveTransferActionInput } from './receive-transfer.action.gen.ts';
import type { ScanFindActionInput, ScanFindActionResult } from './scan-find.action.gen.ts';
import type { ScanHandoverActionInput, ScanHandoverActionResult } from './scan-handover.action.gen.ts';
import type { ScanPackingActionInput, ScanPackingActionResult } from './scan-packing.action.gen.ts';
import type { ScanPickupActionInput, ScanPickupActionResult } from './scan-pickup.action.gen.ts';
import type { ScanPutBackActionInput, ScanPutBackActionResult } from './scan-put-back.action.gen.ts';
import type { ScanReceiptActionInput, ScanReceiptActionResult } from './scan-receipt.action.gen.ts';
import type { ScanRestockActionInput, ScanRestockActionResult } from './scan-restock.action.gen.ts';
import type { ScanReturnActionInput, ScanReturnActionResult } from './scan-return.action.gen.ts';
import type { ScanStockTakeActionInput, ScanStockTakeActionResult } from './scan-stock-take.action.gen.ts';
import type { ScanStowActionInput, ScanStowActionResult } from './scan-stow.action.gen.ts';
import type { ScanTransferStampsActionInput } from './scan-transfer-stamps.action.gen.ts';
import type { ScanWaitingActionInput, ScanWaitingActionResult } from './scan-waiting.action.gen.ts';
import type { SetReceiptCostsActionInput } from './set-receipt-costs.action.gen.ts';
import type { StockTakeLine } from './stock-take-line.entity.gen.ts';
import type { StockTake } from './stock-take.entity.gen.ts';
import type { TransferFiguresActionInput, TransferFiguresActionResult } from './transfer-figures.action.gen.ts';
import type { TransferGoodsActionInput, TransferGoodsActionResult } from './transfer-goods.action.gen.ts';
import type { WarehouseTask } from './warehouse-task.entity.gen.ts';

export interface WarehouseEntities {
  carrier_claim: CarrierClaim;
  combo_assembly: ComboAssembly;
  find_goods: FindGoods;
  goods_receipt_line: GoodsReceiptLine;
  goods_receipt: GoodsReceipt;
  goods_return_line: GoodsReturnLine;
  goods_return: GoodsReturn;
  goods_transfer_line: GoodsTransferLine;
  goods_transfer_parcel: GoodsTransferParcel;
  goods_transfer: GoodsTransfer;
  pick_wave_line: PickWaveLine;
  pick_wave: PickWave;
  pos_display_request_line: PosDisplayRequestLine;
  pos_display_request: PosDisplayRequest;
  put_back_line: PutBackLine;
  put_back: PutBack;
  stock_take_line: StockTakeLine;
  stock_take: StockTake;
  warehouse_task: WarehouseTask;
}

export interface WarehouseTables {
  carrier_claim: Columns<CarrierClaim>;
  combo_assembly: Columns<ComboAssembly>;
  find_goods: Columns<FindGoods>;
  goods_receipt_line: Columns<GoodsReceiptLine>;
  goods_receipt: Columns<GoodsReceipt, 'lines'>;
  goods_return_line: Columns<GoodsReturnLine>;
  goods_return: Columns<GoodsReturn, 'lines'>;
  goods_transfer_line: Columns<GoodsTransferLine>;
  goods_transfer_parcel: Columns<GoodsTransferParcel>;
  goods_transfer: Columns<GoodsTransfer, 'lines' | 'parcels'>;
  pick_wave_line: Columns<PickWaveLine>;
  pick_wave: Columns<PickWave, 'lines'>;
  pos_display_request_line: Columns<PosDisplayRequestLine>;
  pos_display_request: Columns<PosDisplayRequest, 'lines'>;
  put_back_line: Columns<PutBackLine>;
  put_back: Columns<PutBack, 'lines'>;
  stock_take_line: Columns<StockTakeLine>;
  stock_take: Columns<StockTake, 'counters' | 'lines'>;
  stock_take__counters: LinkColumns<'stock_take_id', 'account_id'>;
  warehouse_task: Lasting<Columns<WarehouseTask, 'hours'>>;
}

interface WarehouseModule {
  entities: WarehouseEntities & GoodsEntities & MarketEntities & OrdersEntities & PartnerEntities & PlaceEntities & StockEntities & SystemEntities;
  reads: WarehouseTables & GoodsTables & MarketTables & OrdersTables & PartnerTables & PlaceTables & StockTables & SystemTables;
  writes: Written<Pick<WarehouseTables, 'warehouse_task'>>;
  effects: { note_compensated: CarrierClaim; obey_instruction: FindGoods; count_receipt: GoodsReceipt; stow_receipt: GoodsReceipt; recount_receipt: GoodsReceipt; restock_return: GoodsReturn; hold_return: GoodsReturn; reserve_transfer: GoodsTransfer; release_transfer: GoodsTransfer; send_transfer: GoodsTransfer; unsend_transfer: GoodsTransfer; settle_transfer: GoodsTransfer; finish_put_back: PutBack; post_stock_take: StockTake };
  actions: {
    add_return_images: { input: AddReturnImagesActionInput; record: GoodsReturn };
    assemble_combo: { input: AssembleComboActionInput; result: AssembleComboActionResult };
    claim_returns: { input: ClaimReturnsActionInput; record: GoodsReturn };
    correct_task: { input: CorrectTaskActionInput; record: WarehouseTask };
    disassemble_combo: { input: DisassembleComboActionInput; result: DisassembleComboActionResult };
    display_figures: { input: DisplayFiguresActionInput; result: DisplayFiguresActionResult };
    goods_instruct: { input: GoodsInstructActionInput; result: GoodsInstructActionResult };
    goods_orders: { input: GoodsOrdersActionInput; result: GoodsOrdersActionResult };
    list_picks: { input: ListPicksActionInput; record: PickWave };
    match_return: { input: MatchReturnActionInput; record: GoodsReturn };
    post_debt: { input: PostDebtActionInput; record: GoodsReceipt };
    propose_waves: { input: ProposeWavesActionInput; result: ProposeWavesActionResult };
    receive_transfer: { input: ReceiveTransferActionInput; record: GoodsTransfer };
    scan_find: { input: ScanFindActionInput; result: ScanFindActionResult };
    scan_handover: { input: ScanHandoverActionInput; result: ScanHandoverActionResult };
    scan_packing: { input: ScanPackingActionInput; result: ScanPackingActionResult };
    scan_pickup: { input: ScanPickupActionInput; result: ScanPickupActionResult };
    scan_put_back: { input: ScanPutBackActionInput; result: ScanPutBackActionResult };
    scan_receipt: { input: ScanReceiptActionInput; result: ScanReceiptActionResult };
    scan_restock: { input: ScanRestockActionInput; result: ScanRestockActionResult };
    scan_return: { input: ScanReturnActionInput; result: ScanReturnActionResult };
    scan_stock_take: { input: ScanStockTakeActionInput; result: ScanStockTakeActionResult };
    scan_stow: { input: ScanStowActionInput; result: ScanStowActionResult };
    scan_transfer_stamps: { input: ScanTransferStampsActionInput; record: GoodsTransfer };
    scan_waiting: { input: ScanWaitingActionInput; result: ScanWaitingActionResult };
    set_receipt_costs: { input: SetReceiptCostsActionInput; record: GoodsReceipt };
    transfer_figures: { input: TransferFiguresActionInput; result: TransferFiguresActionResult };
    transfer_goods: { input: TransferGoodsActionInput; result: TransferGoodsActionResult };
  };
  jobs: 'notify_open' | 'notify_overdue_returns';
}

/** What the code of this module is given inside a change. */
export type WarehouseContext = ChangeContext<WarehouseModule>;

export const defineModule = (code: ModuleCode<WarehouseModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asWarehouse = (context: Pick<ChangeContext, 'within'>): WarehouseContext =>
  context.within('warehouse') as unknown as WarehouseContext;
