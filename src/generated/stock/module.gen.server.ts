// Generated from schemas/stock/module.json. Edit that file and run `npm run generate`.
import {
  type ChangeContext,
  type Columns,
  type Lasting,
  type ModuleCode,
  type Written,
  toModuleCode,
} from '#contract/module.ts';
import type { GoodsEntities, GoodsTables } from '#generated/goods/module.gen.server.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { Basket } from './basket.entity.gen.ts';
import type { Cell } from './cell.entity.gen.ts';
import type { ExtendReservationActionInput } from './extend-reservation.action.gen.ts';
import type { ForeseeCostActionInput, ForeseeCostActionResult } from './foresee-cost.action.gen.ts';
import type { GoodsAvailableActionInput, GoodsAvailableActionResult } from './goods-available.action.gen.ts';
import type { GoodsPriority } from './goods-priority.entity.gen.ts';
import type { ReleasePriorityActionInput, ReleasePriorityActionResult } from './release-priority.action.gen.ts';
import type { ReservationSessionLine } from './reservation-session-line.entity.gen.ts';
import type { ReservationSession } from './reservation-session.entity.gen.ts';
import type { Reservation } from './reservation.entity.gen.ts';
import type { ReserveGoodsActionInput, ReserveGoodsActionResult } from './reserve-goods.action.gen.ts';
import type { SetGoodsActiveActionInput, SetGoodsActiveActionResult } from './set-goods-active.action.gen.ts';
import type { StockBalance } from './stock-balance.entity.gen.ts';
import type { StockLevel } from './stock-level.entity.gen.ts';
import type { StockMove } from './stock-move.entity.gen.ts';
import type { UnreserveActionInput } from './unreserve.action.gen.ts';

export interface StockEntities {
  basket: Basket;
  cell: Cell;
  goods_priority: GoodsPriority;
  reservation_session_line: ReservationSessionLine;
  reservation_session: ReservationSession;
  reservation: Reservation;
  stock_balance: StockBalance;
  stock_level: StockLevel;
  stock_move: StockMove;
}

export interface StockTables {
  basket: Columns<Basket>;
  cell: Columns<Cell>;
  goods_priority: Columns<GoodsPriority>;
  reservation_session_line: Columns<ReservationSessionLine>;
  reservation_session: Columns<ReservationSession, 'lines'>;
  reservation: Lasting<Columns<Reservation, 'session_code' | 'used_quantity'>>;
  stock_balance: Lasting<Columns<StockBalance>>;
  stock_level: Lasting<Columns<StockLevel, 'available'>>;
  stock_move: Lasting<Columns<StockMove>>;
}

interface StockModule {
  entities: StockEntities & GoodsEntities & SystemEntities;
  reads: StockTables & GoodsTables & SystemTables;
  writes: Written<Pick<StockTables, 'reservation' | 'stock_balance' | 'stock_level' | 'stock_move'>>;
  effects: {};
  actions: {
    extend_reservation: { input: ExtendReservationActionInput; record: Reservation };
    foresee_cost: { input: ForeseeCostActionInput; result: ForeseeCostActionResult };
    goods_available: { input: GoodsAvailableActionInput; result: GoodsAvailableActionResult };
    release_priority: { input: ReleasePriorityActionInput; result: ReleasePriorityActionResult };
    reserve_goods: { input: ReserveGoodsActionInput; result: ReserveGoodsActionResult };
    set_goods_active: { input: SetGoodsActiveActionInput; result: SetGoodsActiveActionResult };
    unreserve: { input: UnreserveActionInput; record: Reservation };
  };
  jobs: 'keep_priorities' | 'notify_expiry_soon' | 'notify_low' | 'release_expired';
}

/** What the code of this module is given inside a change. */
export type StockContext = ChangeContext<StockModule>;

export const defineModule = (code: ModuleCode<StockModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asStock = (context: Pick<ChangeContext, 'within'>): StockContext =>
  context.within('stock') as unknown as StockContext;
