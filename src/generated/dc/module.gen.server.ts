// Generated from schemas/dc/module.json. Edit that file and run `npm run generate`.
import {
  type ChangeContext,
  type Columns,
  type Lasting,
  type ModuleCode,
  type Written,
  toModuleCode,
} from '#contract/module.ts';
import type { GoodsEntities, GoodsTables } from '#generated/goods/module.gen.server.ts';
import type { OrdersEntities, OrdersTables } from '#generated/orders/module.gen.server.ts';
import type { PartnerEntities, PartnerTables } from '#generated/partner/module.gen.server.ts';
import type { PlaceEntities, PlaceTables } from '#generated/place/module.gen.server.ts';
import type { StockEntities, StockTables } from '#generated/stock/module.gen.server.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { WarehouseEntities, WarehouseTables } from '#generated/warehouse/module.gen.server.ts';
import type { DcFile } from './dc-file.entity.gen.ts';
import type { DcMovementLine } from './dc-movement-line.entity.gen.ts';
import type { DcMovement } from './dc-movement.entity.gen.ts';
import type { DcOffer } from './dc-offer.entity.gen.ts';
import type { DcOrderLine } from './dc-order-line.entity.gen.ts';
import type { DcOrder } from './dc-order.entity.gen.ts';
import type { OrderFiguresActionInput, OrderFiguresActionResult } from './order-figures.action.gen.ts';
import type { QrCheck } from './qr-check.entity.gen.ts';
import type { ScanQrActionInput, ScanQrActionResult } from './scan-qr.action.gen.ts';
import type { UndoFileActionInput } from './undo-file.action.gen.ts';

export interface DcEntities {
  dc_file: DcFile;
  dc_movement_line: DcMovementLine;
  dc_movement: DcMovement;
  dc_offer: DcOffer;
  dc_order_line: DcOrderLine;
  dc_order: DcOrder;
  qr_check: QrCheck;
}

export interface DcTables {
  dc_file: Columns<DcFile>;
  dc_movement_line: Columns<DcMovementLine>;
  dc_movement: Columns<DcMovement, 'lines'>;
  dc_offer: Lasting<Columns<DcOffer>>;
  dc_order_line: Columns<DcOrderLine>;
  dc_order: Columns<DcOrder, 'lines', 'discount_percent'>;
  qr_check: Columns<QrCheck>;
}

interface DcModule {
  entities: DcEntities & GoodsEntities & OrdersEntities & PartnerEntities & PlaceEntities & StockEntities & SystemEntities & WarehouseEntities;
  reads: DcTables & GoodsTables & OrdersTables & PartnerTables & PlaceTables & StockTables & SystemTables & WarehouseTables;
  writes: Written<Pick<DcTables, 'dc_offer'>>;
  effects: {};
  actions: {
    order_figures: { input: OrderFiguresActionInput; result: OrderFiguresActionResult };
    scan_qr: { input: ScanQrActionInput; result: ScanQrActionResult };
    undo_file: { input: UndoFileActionInput; record: DcFile };
  };
  jobs: 'refresh_offers';
}

/** What the code of this module is given inside a change. */
export type DcContext = ChangeContext<DcModule>;

export const defineModule = (code: ModuleCode<DcModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asDc = (context: Pick<ChangeContext, 'within'>): DcContext =>
  context.within('dc') as unknown as DcContext;
