import { timeOf } from '#contract/job.ts';
import { defineModule, type OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { RecordChange } from '#contract/module.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { rememberBuyers } from '#modules/buyer/buyer.api.server.ts';
import { takePriceOfDay } from '#modules/goods/goods.api.server.ts';
import { acceptCancel, answerCancelJob, rejectCancel } from './answerCancel.server.ts';
import { askInvoices } from './askInvoices.server.ts';
import { sellCombos, listComboLines } from './comboLines.server.ts';
import {
  cancelTracking,
  cancelTrackingJob,
  cancelTrackingsJob,
  dropTracking,
} from './cancelTracking.server.ts';
import { allocateNew, followReady, waitForConfirmation } from './allocateNew.server.ts';
import { carrierHooks } from './carrierHooks.server.ts';
import { followCarrier } from './carrierState.server.ts';
import { matchLines, reconcileParcels } from './cod.server.ts';
import { extendConsignment, keepGoods, giveBackGoods, releaseGoods } from './consignment.server.ts';
import { changeWarehouse } from './changeWarehouse.server.ts';
import { askAtAllocation, createTracking, createTrackingJob, followAsked } from './createTracking.server.ts';
import { notifyOfHandovers, notifyOfHolds, notifyOfShipping } from './deadlines.server.ts';
import { fetchOrders, readFetched, mapArticle } from './fetchOrders.server.ts';
import { forgetFiles } from './forgetFiles.server.ts';
import { countGifts, giveGifts } from './gifts.server.ts';
import {
  addParcels,
  checkClosing,
  closeHandovers,
  readHandoverLeft,
  signParcels,
} from './handover.server.ts';
import { completeKinds, hasBuyer, noteEnds } from './kinds.server.ts';
import { orderPhoneHistory } from './phoneHistory.server.ts';
import { prioritise, tagOrders } from './labels.server.ts';
import {
  askAgain,
  fetchSpan,
  followLinks,
  followShops,
  pollShop,
  pollShops,
  shopeeHook,
  takeAgain,
} from './marketplace.server.ts';
import { promiseShipping, suspectDuplicates } from './newOrders.server.ts';
import { notifyOfOrders } from './notifyOfOrders.server.ts';
import { followPackages, refuseTakenCodes } from './packages.server.ts';
import { warnStatements } from './codWarnings.server.ts';
import { warnOrders } from './orderWarnings.server.ts';
import { makeHandover } from './makeHandover.server.ts';
import { makePickList } from './pickLists.server.ts';
import { keepSoldCombos } from './soldCombos.server.ts';
import { takePartnerOrder } from './partnerOrders.server.ts';
import { addPayments } from './payments.server.ts';
import { followTracking, pushTracking } from './pushTracking.server.ts';
import { listWithBuyer } from './returned.server.ts';
import { quoteOrder } from './quoteOrder.server.ts';
import { followShopOrders, priceOrder, priceShopOrders } from './shopPrices.server.ts';
import {
  allocate,
  followChanges,
  handOverStock,
  releaseStock,
  takeBackStock,
  undoHandoverStock,
} from './stock.server.ts';

/** Fields of an order that hold a unit of administration, and where its name is kept. */
const UNITS = [
  ['id_city', 'receiver_city'],
  ['id_county', 'receiver_district'],
  ['id_ward', 'receiver_ward'],
] as const;

type OrderChange = RecordChange<Order>;

export default defineModule({
  // In jobs and webhooks: orders are made and moved for whoever bought them.
  rights: ['order_manager', 'order_create_e_market', 'order_cancel_and_change'],
  actions: {
    accept_cancel: acceptCancel,
    reject_cancel: rejectCancel,
    combo_lines: listComboLines,
    create_invoice: askInvoices,
    add_parcels: addParcels,
    change_warehouse: changeWarehouse,
    close: closeHandovers,
    create_tracking: createTracking,
    extend_consignment: extendConsignment,
    fetch_orders: fetchOrders,
    handover_left: readHandoverLeft,
    make_handover: makeHandover,
    market_fetched: readFetched,
    make_pick_list: makePickList,
    map_article: mapArticle,
    order_phone_history: orderPhoneHistory,
    order_with_buyer: listWithBuyer,
    cod_warnings: warnStatements,
    order_warnings: warnOrders,
    price_order: priceOrder,
    prioritise,
    quote_order: quoteOrder,
    release_goods: releaseGoods,
    tag_orders: tagOrders,
    take_partner_order: takePartnerOrder,
  },
  hooks: {
    cod_statement: { beforeWrite: matchLines },
    consignment: { afterWrite: keepGoods },
    handover: { beforeWrite: checkClosing },
    order: { beforeWrite: complete, afterWrite: follow },
    combo: { beforeWrite: keepSoldCombos },
    listing_map: { afterWrite: followLinks },
    shop_connection: { afterWrite: followShops },
  },
  jobs: {
    notify_of_holds: {
      as: 'timer',
      async run({ change }, data) {
        await change((inside) => notifyOfHolds(inside, timeOf(data, 'at')));
      },
    },
    notify_of_shipping: {
      as: 'timer',
      async run({ change }, data) {
        await change((inside) => notifyOfShipping(inside, timeOf(data, 'since'), timeOf(data, 'at')));
      },
    },
    notify_of_handovers: {
      as: 'timer',
      async run({ change }) {
        await change(notifyOfHandovers);
      },
    },
    allocate_new: allocateNew,
    answer_cancel: answerCancelJob,
    forget_files: forgetFiles,
    poll_shops: pollShops,
    poll_shop: pollShop,
    take_again: takeAgain,
    fetch_span: fetchSpan,
    push_tracking: pushTracking,
    create_tracking: createTrackingJob,
    cancel_tracking: cancelTrackingJob,
    cancel_trackings: cancelTrackingsJob,
  },
  schedules: {
    notify_of_holds: { cron: '0 8 * * *', job: 'notify_of_holds' },
    notify_of_shipping: { cron: '0 * * * *', job: 'notify_of_shipping' },
    notify_of_handovers: { cron: '0 20 * * *', job: 'notify_of_handovers' },
    forget_files: { cron: '40 2 * * *', job: 'forget_files' },
    poll: { cron: '*/5 * * * *', job: 'poll_shops' },
  },
  webhooks: { shopee: shopeeHook, ...carrierHooks },
  effects: {
    release_stock: releaseStock,
    hand_over_stock: handOverStock,
    take_back_stock: takeBackStock,
    take_again: askAgain,
    undo_handover_stock: undoHandoverStock,
    release_consignment: giveBackGoods,
    sign_parcels: signParcels,
    reconcile_parcels: reconcileParcels,
  },
});

async function complete(context: OrdersContext, changes: readonly OrderChange[]): Promise<void> {
  addPayments(changes);
  completeKinds(changes);
  dropTracking(context, changes);
  followPackages(changes, context.now);
  followCarrier(context, changes);
  await refuseTakenCodes(context, changes);
  noteEnds(changes, context.now);
  promiseShipping(context, changes);
  waitForConfirmation(context, changes);
  await suspectDuplicates(context, changes);
  await takePriceOfDay(
    context,
    changes.flatMap(({ old, record }) => (!old && record ? record.lines : [])),
  );
  await sellCombos(context, changes);
  await priceShopOrders(context, changes);
  weighNew(changes);
  await nameUnits(context, changes);
  await giveGifts(context, changes);
  await allocate(context, changes);
  await askAtAllocation(context, changes);
}

async function follow(context: OrdersContext, changes: readonly OrderChange[]): Promise<void> {
  await countGifts(context, changes);
  await followChanges(context, changes);
  await rememberAll(context, changes);
  await followShopOrders(context, changes);
  await followTracking(context, changes);
  await followAsked(context, changes);
  await followReady(context, changes);
  await cancelTracking(context, changes);
  await notifyOfOrders(context, changes);
}

/** A new order weighs what its goods weigh, where nobody weighed the parcel. */
function weighNew(changes: readonly OrderChange[]): void {
  for (const { old, record } of changes) if (!old && record) record.weight ??= record.goods_weight;
}

/** The names of the chosen units stand in the order, for lists, labels and carriers that know no ids. */
async function nameUnits({ db }: OrdersContext, changes: readonly OrderChange[]): Promise<void> {
  const moved = changes.flatMap(({ record, old }) =>
    record?.id_city && UNITS.some(([id]) => record[id] !== (old?.[id] ?? null)) ? [record] : [],
  );
  if (moved.length === 0) return;
  const ids = moved.flatMap((record) => UNITS.flatMap(([id]) => record[id] ?? []));
  const units = await db.selectFrom('place').select(['id', 'name']).where('id', '=', anyOf(ids)).execute();
  const names = new Map(units.map(({ id, name }) => [id, name]));
  for (const record of moved)
    for (const [id, name] of UNITS) record[name] = names.get(record[id] ?? 0) ?? null;
}

const toAddress = (order: Order) => ({
  address: order.receiver_address,
  country: order.receiver_country,
  address_scheme: order.address_scheme,
  id_city: order.id_city,
  id_county: order.id_county,
  id_ward: order.id_ward,
  city_name: order.receiver_city,
  county_name: order.receiver_district,
  ward_name: order.receiver_ward,
});

/** Whoever an order was written for is found by phone the next time. */
async function rememberAll(context: OrdersContext, changes: readonly OrderChange[]): Promise<void> {
  const news = changes.flatMap(({ old, record }) => (!old && record && hasBuyer(record) ? [record] : []));
  await rememberBuyers(
    context,
    news.map((order) => ({
      name: order.receiver_name,
      phone: order.receiver_phone,
      // Who fetches it names no address: what is known stays.
      ...(order.is_pickup ? {} : toAddress(order)),
    })),
  );
}
