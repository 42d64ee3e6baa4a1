// Generated from schemas/orders/module.json. Edit that file and run `npm run generate`.
import { type ChangeContext, type Columns, type ModuleCode, toModuleCode } from '#contract/module.ts';
import type { BuyerEntities, BuyerTables } from '#generated/buyer/module.gen.server.ts';
import type { DeliveryEntities, DeliveryTables } from '#generated/delivery/module.gen.server.ts';
import type { GoodsEntities, GoodsTables } from '#generated/goods/module.gen.server.ts';
import type { MarketEntities, MarketTables } from '#generated/market/module.gen.server.ts';
import type { MessagingEntities, MessagingTables } from '#generated/messaging/module.gen.server.ts';
import type { PartnerEntities, PartnerTables } from '#generated/partner/module.gen.server.ts';
import type { PlaceEntities, PlaceTables } from '#generated/place/module.gen.server.ts';
import type { PromotionEntities, PromotionTables } from '#generated/promotion/module.gen.server.ts';
import type { StockEntities, StockTables } from '#generated/stock/module.gen.server.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { AcceptCancelActionInput } from './accept-cancel.action.gen.ts';
import type { AddParcelsActionInput } from './add-parcels.action.gen.ts';
import type { ChangeWarehouseActionInput } from './change-warehouse.action.gen.ts';
import type { CloseActionInput } from './close.action.gen.ts';
import type { CodStatementLine } from './cod-statement-line.entity.gen.ts';
import type { CodStatement } from './cod-statement.entity.gen.ts';
import type { CodWarningsActionInput, CodWarningsActionResult } from './cod-warnings.action.gen.ts';
import type { ComboLinesActionInput, ComboLinesActionResult } from './combo-lines.action.gen.ts';
import type { ConsignmentLine } from './consignment-line.entity.gen.ts';
import type { Consignment } from './consignment.entity.gen.ts';
import type { CreateInvoiceActionInput } from './create-invoice.action.gen.ts';
import type { CreateTrackingActionInput } from './create-tracking.action.gen.ts';
import type { ExtendConsignmentActionInput } from './extend-consignment.action.gen.ts';
import type { FetchOrdersActionInput, FetchOrdersActionResult } from './fetch-orders.action.gen.ts';
import type { HandoverLeftActionInput, HandoverLeftActionResult } from './handover-left.action.gen.ts';
import type { Handover } from './handover.entity.gen.ts';
import type { MakeHandoverActionInput, MakeHandoverActionResult } from './make-handover.action.gen.ts';
import type { MakePickListActionInput, MakePickListActionResult } from './make-pick-list.action.gen.ts';
import type { MapArticleActionInput } from './map-article.action.gen.ts';
import type { MarketFetchedActionInput, MarketFetchedActionResult } from './market-fetched.action.gen.ts';
import type { MarketOrderLine } from './market-order-line.entity.gen.ts';
import type { MarketOrder } from './market-order.entity.gen.ts';
import type { OrderFile } from './order-file.entity.gen.ts';
import type { OrderLine } from './order-line.entity.gen.ts';
import type { OrderPackage } from './order-package.entity.gen.ts';
import type { OrderPayment } from './order-payment.entity.gen.ts';
import type { OrderPhoneHistoryActionInput, OrderPhoneHistoryActionResult } from './order-phone-history.action.gen.ts';
import type { OrderReturned } from './order-returned.entity.gen.ts';
import type { OrderTracking } from './order-tracking.entity.gen.ts';
import type { OrderWarningsActionInput, OrderWarningsActionResult } from './order-warnings.action.gen.ts';
import type { OrderWithBuyerActionInput, OrderWithBuyerActionResult } from './order-with-buyer.action.gen.ts';
import type { Order } from './order.entity.gen.ts';
import type { PickListLine } from './pick-list-line.entity.gen.ts';
import type { PickList } from './pick-list.entity.gen.ts';
import type { PriceOrderActionInput, PriceOrderActionResult } from './price-order.action.gen.ts';
import type { PrioritiseActionInput } from './prioritise.action.gen.ts';
import type { QuoteOrderActionInput, QuoteOrderActionResult } from './quote-order.action.gen.ts';
import type { RejectCancelActionInput } from './reject-cancel.action.gen.ts';
import type { ReleaseGoodsActionInput } from './release-goods.action.gen.ts';
import type { TagOrdersActionInput } from './tag-orders.action.gen.ts';
import type { TakePartnerOrderActionInput, TakePartnerOrderActionResult } from './take-partner-order.action.gen.ts';

export interface OrdersEntities {
  cod_statement_line: CodStatementLine;
  cod_statement: CodStatement;
  consignment_line: ConsignmentLine;
  consignment: Consignment;
  handover: Handover;
  market_order_line: MarketOrderLine;
  market_order: MarketOrder;
  order_file: OrderFile;
  order_line: OrderLine;
  order_package: OrderPackage;
  order_payment: OrderPayment;
  order_returned: OrderReturned;
  order_tracking: OrderTracking;
  order: Order;
  pick_list_line: PickListLine;
  pick_list: PickList;
}

export interface OrdersTables {
  cod_statement_line: Columns<CodStatementLine>;
  cod_statement: Columns<CodStatement, 'lines'>;
  consignment_line: Columns<ConsignmentLine>;
  consignment: Columns<Consignment, 'lines'>;
  handover: Columns<Handover>;
  market_order_line: Columns<MarketOrderLine>;
  market_order: Columns<MarketOrder, 'lines'>;
  order_file: Columns<OrderFile>;
  order_line: Columns<OrderLine>;
  order_package: Columns<OrderPackage>;
  order_payment: Columns<OrderPayment>;
  order_returned: Columns<OrderReturned>;
  order_tracking: Columns<OrderTracking>;
  order: Columns<Order, 'age_step' | 'cod_age' | 'lines' | 'payments' | 'packages' | 'tracking' | 'returned', 'receiver_latitude' | 'receiver_longitude'>;
  pick_list_line: Columns<PickListLine>;
  pick_list: Columns<PickList, 'lines'>;
}

interface OrdersModule {
  entities: OrdersEntities & BuyerEntities & DeliveryEntities & GoodsEntities & MarketEntities & MessagingEntities & PartnerEntities & PlaceEntities & PromotionEntities & StockEntities & SystemEntities;
  reads: OrdersTables & BuyerTables & DeliveryTables & GoodsTables & MarketTables & MessagingTables & PartnerTables & PlaceTables & PromotionTables & StockTables & SystemTables;
  writes: {};
  effects: { reconcile_parcels: CodStatement; release_consignment: Consignment; sign_parcels: Handover; take_again: MarketOrder; release_stock: Order; hand_over_stock: Order; undo_handover_stock: Order; take_back_stock: Order };
  actions: {
    accept_cancel: { input: AcceptCancelActionInput; record: Order };
    add_parcels: { input: AddParcelsActionInput; record: Handover };
    change_warehouse: { input: ChangeWarehouseActionInput; record: Order };
    close: { input: CloseActionInput; record: Handover };
    cod_warnings: { input: CodWarningsActionInput; result: CodWarningsActionResult };
    combo_lines: { input: ComboLinesActionInput; result: ComboLinesActionResult };
    create_invoice: { input: CreateInvoiceActionInput; record: Order };
    create_tracking: { input: CreateTrackingActionInput; record: Order };
    extend_consignment: { input: ExtendConsignmentActionInput; record: Consignment };
    fetch_orders: { input: FetchOrdersActionInput; result: FetchOrdersActionResult };
    handover_left: { input: HandoverLeftActionInput; result: HandoverLeftActionResult };
    make_handover: { input: MakeHandoverActionInput; result: MakeHandoverActionResult };
    make_pick_list: { input: MakePickListActionInput; result: MakePickListActionResult };
    map_article: { input: MapArticleActionInput; record: MarketOrder };
    market_fetched: { input: MarketFetchedActionInput; result: MarketFetchedActionResult };
    order_phone_history: { input: OrderPhoneHistoryActionInput; result: OrderPhoneHistoryActionResult };
    order_warnings: { input: OrderWarningsActionInput; result: OrderWarningsActionResult };
    order_with_buyer: { input: OrderWithBuyerActionInput; result: OrderWithBuyerActionResult };
    price_order: { input: PriceOrderActionInput; result: PriceOrderActionResult };
    prioritise: { input: PrioritiseActionInput; record: Order };
    quote_order: { input: QuoteOrderActionInput; result: QuoteOrderActionResult; outside: true };
    reject_cancel: { input: RejectCancelActionInput; record: Order };
    release_goods: { input: ReleaseGoodsActionInput; record: Consignment };
    tag_orders: { input: TagOrdersActionInput; record: Order };
    take_partner_order: { input: TakePartnerOrderActionInput; result: TakePartnerOrderActionResult };
  };
  jobs: 'notify_of_holds' | 'notify_of_shipping' | 'notify_of_handovers' | 'allocate_new' | 'answer_cancel' | 'forget_files' | 'poll_shops' | 'poll_shop' | 'take_again' | 'fetch_span' | 'push_tracking' | 'create_tracking' | 'cancel_tracking' | 'cancel_trackings';
}

/** What the code of this module is given inside a change. */
export type OrdersContext = ChangeContext<OrdersModule>;

export const defineModule = (code: ModuleCode<OrdersModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asOrders = (context: Pick<ChangeContext, 'within'>): OrdersContext =>
  context.within('orders') as unknown as OrdersContext;
