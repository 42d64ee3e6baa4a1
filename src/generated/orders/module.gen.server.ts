// Generated from schemas/orders/module.json. Edit that file and run `npm run generate`.
import type { ChangeContext, Columns, ModuleCode } from '#contract/module.ts';
import { toModuleCode } from '#contract/module.ts';
import type { BuyerEntities, BuyerTables } from '#generated/buyer/module.gen.server.ts';
import type { GoodsEntities, GoodsTables } from '#generated/goods/module.gen.server.ts';
import type { PlaceEntities, PlaceTables } from '#generated/place/module.gen.server.ts';
import type { StockEntities, StockTables } from '#generated/stock/module.gen.server.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { OrderLine } from './order-line.entity.gen.ts';
import type { OrderTracking } from './order-tracking.entity.gen.ts';
import type { Order } from './order.entity.gen.ts';

export interface OrdersEntities {
  order_line: OrderLine;
  order_tracking: OrderTracking;
  order: Order;
}

export interface OrdersTables {
  order_line: Columns<OrderLine>;
  order_tracking: Columns<OrderTracking>;
  order: Columns<Order, 'lines' | 'tracking', 'receiver_latitude' | 'receiver_longitude'>;
}

interface OrdersModule {
  entities: OrdersEntities & BuyerEntities & GoodsEntities & PlaceEntities & StockEntities & SystemEntities;
  reads: OrdersTables & BuyerTables & GoodsTables & PlaceTables & StockTables & SystemTables;
  writes: {};
  effects: { release_stock: Order; hand_over_stock: Order; take_back_stock: Order };
  actions: {};
}

/** What the code of this module is given inside a change. */
export type OrdersContext = ChangeContext<OrdersModule>;

export const defineModule = (code: ModuleCode<OrdersModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asOrders = (context: Pick<ChangeContext, 'within'>): OrdersContext =>
  context.within('orders') as unknown as OrdersContext;
