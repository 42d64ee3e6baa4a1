// Generated from schemas/material/module.json. Edit that file and run `npm run generate`.
import {
  type ChangeContext,
  type Columns,
  type Lasting,
  type ModuleCode,
  type Written,
  toModuleCode,
} from '#contract/module.ts';
import type { PartnerEntities, PartnerTables } from '#generated/partner/module.gen.server.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { AdjustLotActionInput } from './adjust-lot.action.gen.ts';
import type { CountSupplyActionInput } from './count-supply.action.gen.ts';
import type { IssueLotActionInput } from './issue-lot.action.gen.ts';
import type { LotToSupplierActionInput } from './lot-to-supplier.action.gen.ts';
import type { MaterialLot } from './material-lot.entity.gen.ts';
import type { MaterialMove } from './material-move.entity.gen.ts';
import type { MaterialReceiptLine } from './material-receipt-line.entity.gen.ts';
import type { MaterialReceipt } from './material-receipt.entity.gen.ts';
import type { MaterialReservation } from './material-reservation.entity.gen.ts';
import type { Material } from './material.entity.gen.ts';
import type { ReceiveSupplyActionInput } from './receive-supply.action.gen.ts';
import type { ReturnLotActionInput } from './return-lot.action.gen.ts';
import type { ScrapLotActionInput } from './scrap-lot.action.gen.ts';

export interface MaterialEntities {
  material_lot: MaterialLot;
  material_move: MaterialMove;
  material_receipt_line: MaterialReceiptLine;
  material_receipt: MaterialReceipt;
  material_reservation: MaterialReservation;
  material: Material;
}

export interface MaterialTables {
  material_lot: Lasting<Columns<MaterialLot, 'value', 'width_cm' | 'received' | 'remaining'>>;
  material_move: Lasting<Columns<MaterialMove, never, 'quantity'>>;
  material_receipt_line: Columns<MaterialReceiptLine, never, 'expected' | 'quantity' | 'width_cm'>;
  material_receipt: Columns<MaterialReceipt, 'lines', 'expected_quantity' | 'received_quantity' | 'difference_percent'>;
  material_reservation: Lasting<Columns<MaterialReservation, never, 'quantity' | 'issued' | 'returned' | 'consumed'>>;
  material: Columns<Material, never, 'width_cm' | 'pack_size' | 'min_stock'>;
}

interface MaterialModule {
  entities: MaterialEntities & PartnerEntities & SystemEntities;
  reads: MaterialTables & PartnerTables & SystemTables;
  writes: Written<Pick<MaterialTables, 'material_lot' | 'material_move' | 'material_reservation'>>;
  effects: { post_material_receipt: MaterialReceipt; cancel_material_receipt: MaterialReceipt };
  actions: {
    adjust_lot: { input: AdjustLotActionInput; record: MaterialLot };
    count_supply: { input: CountSupplyActionInput; record: Material };
    issue_lot: { input: IssueLotActionInput; record: MaterialLot };
    lot_to_supplier: { input: LotToSupplierActionInput; record: MaterialLot };
    receive_supply: { input: ReceiveSupplyActionInput; record: Material };
    return_lot: { input: ReturnLotActionInput; record: MaterialLot };
    scrap_lot: { input: ScrapLotActionInput; record: MaterialLot };
  };
  jobs: never;
}

/** What the code of this module is given inside a change. */
export type MaterialContext = ChangeContext<MaterialModule>;

export const defineModule = (code: ModuleCode<MaterialModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asMaterial = (context: Pick<ChangeContext, 'within'>): MaterialContext =>
  context.within('material') as unknown as MaterialContext;
