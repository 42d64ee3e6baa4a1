import { timeOf } from '#contract/job.ts';
import { defineModule, type WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { assembleCombos, disassembleCombos, finishAssemblies } from './assemblies.server.ts';
import { releaseAssemblies } from './assemblyHolds.server.ts';
import { completeDisplayRequests, notifyMerchandisers } from './displayRequests.server.ts';
import {
  closeSearches,
  completeSearches,
  countWaiting,
  instructAll,
  obeyInstructions,
} from './findGoods.server.ts';
import { closeWarehouses } from './closeWarehouses.server.ts';
import { claimReturns, noteCompensated } from './claims.server.ts';
import { correctTasks } from './correctTasks.server.ts';
import { postDebts } from './debts.server.ts';
import { averageLateCosts, setReceiptCosts } from './lateCosts.server.ts';
import { transferGoods } from './draftTransfer.server.ts';
import { followParcelOrders } from './followParcelOrders.server.ts';
import { followParcels } from './parcelOrders.server.ts';
import { packTransfers } from './parcels.server.ts';
import { notifyOpen } from './openSearches.server.ts';
import { notifyOverdueReturns } from './overdueReturns.server.ts';
import { makePutBacks } from './makePutBacks.server.ts';
import { finishPutBacks } from './putBacks.server.ts';
import { completeReceipts, countReceipts, recountReceipts, stowReceipts } from './receipts.server.ts';
import {
  addReturnImages,
  completeReturns,
  followReturns,
  matchReturns,
  restockReturns,
} from './returns.server.ts';
import { freeReturnBaskets, holdReturns } from './restocking.server.ts';
import { emptyBaskets } from './scanBaskets.server.ts';
import { scanFind } from './scanFind.server.ts';
import { moveStamps, scanHandover } from './scanHandover.server.ts';
import { scanPacking } from './scanPacking.server.ts';
import { scanPickup } from './scanPickup.server.ts';
import { scanPutBack } from './scanPutBack.server.ts';
import { scanReceipt } from './scanReceipt.server.ts';
import { scanRestock } from './scanRestock.server.ts';
import { scanReturn } from './scanReturn.server.ts';
import { scanStockTake } from './scanStockTake.server.ts';
import { scanStow } from './scanStow.server.ts';
import { noteOrderWork, noteReceiptWork, noteReturnWork } from './tasks.server.ts';
import {
  nameShopsOfReceipts,
  nameShopsOfReturns,
  nameShopsOfTakes,
  nameShopsOfTransfers,
} from './shops.server.ts';
import { completeStockTakes, notifyStockDifferences, postStockTakes } from './stockTakes.server.ts';
import { listDisplayFigures, listTransferFigures } from './transferFigures.server.ts';
import { scanTransferStamps, shelveStamps } from './transferStamps.server.ts';
import {
  completeTransfers,
  receiveTransfers,
  releaseTransfers,
  reserveTransfers,
  sendTransfers,
  settleTransfers,
  unsendTransfers,
} from './transfers.server.ts';
import { listWaiting } from './scanWaiting.server.ts';
import { followWaves, listPicks, proposeWaves } from './waves.server.ts';

export default defineModule({
  // Searches are closed and resumed by whoever cancels an order or stows goods.
  hooks: {
    combo_assembly: { beforeWrite: finishAssemblies, afterWrite: releaseAssemblies },
    find_goods: { beforeWrite: completeSearches },
    warehouse: { beforeWrite: closeWarehouses },
    order: {
      afterWrite: inTurn(
        closeSearches,
        followParcelOrders,
        makePutBacks,
        noteOrderWork,
        emptyBaskets,
        followWaves,
        moveStamps,
      ),
    },
    goods_receipt: {
      beforeWrite: inTurn(nameShopsOfReceipts, completeReceipts),
      afterWrite: inTurn(noteReceiptWork, averageLateCosts, shelveStamps),
    },
    goods_return: {
      beforeWrite: inTurn(nameShopsOfReturns, completeReturns),
      afterWrite: inTurn(followReturns, noteReturnWork, freeReturnBaskets),
    },
    goods_transfer: {
      beforeWrite: inTurn(nameShopsOfTransfers, packTransfers, completeTransfers),
      afterWrite: followParcels,
    },
    pos_display_request: { beforeWrite: completeDisplayRequests, afterWrite: notifyMerchandisers },
    stock_take: {
      beforeWrite: inTurn(nameShopsOfTakes, completeStockTakes),
      afterWrite: notifyStockDifferences,
    },
  },
  actions: {
    assemble_combo: assembleCombos,
    claim_returns: claimReturns,
    correct_task: correctTasks,
    disassemble_combo: disassembleCombos,
    display_figures: listDisplayFigures,
    goods_instruct: instructAll,
    goods_orders: countWaiting,
    list_picks: listPicks,
    add_return_images: addReturnImages,
    match_return: matchReturns,
    post_debt: postDebts,
    propose_waves: proposeWaves,
    receive_transfer: receiveTransfers,
    set_receipt_costs: setReceiptCosts,
    scan_find: scanFind,
    scan_handover: scanHandover,
    scan_packing: scanPacking,
    scan_pickup: scanPickup,
    scan_put_back: scanPutBack,
    scan_receipt: scanReceipt,
    scan_restock: scanRestock,
    scan_return: scanReturn,
    scan_stock_take: scanStockTake,
    scan_stow: scanStow,
    scan_transfer_stamps: scanTransferStamps,
    scan_waiting: listWaiting,
    transfer_figures: listTransferFigures,
    transfer_goods: transferGoods,
  },
  effects: {
    obey_instruction: obeyInstructions,
    count_receipt: countReceipts,
    recount_receipt: recountReceipts,
    stow_receipt: stowReceipts,
    restock_return: restockReturns,
    hold_return: holdReturns,
    finish_put_back: finishPutBacks,
    reserve_transfer: reserveTransfers,
    release_transfer: releaseTransfers,
    send_transfer: sendTransfers,
    settle_transfer: settleTransfers,
    unsend_transfer: unsendTransfers,
    post_stock_take: postStockTakes,
    note_compensated: noteCompensated,
  },
  jobs: {
    notify_open: {
      as: 'timer',
      async run({ change }, data) {
        await change((inside) => notifyOpen(inside, timeOf(data, 'since'), timeOf(data, 'at')));
      },
    },
    notify_overdue_returns: {
      as: 'timer',
      async run({ change }, data) {
        await change((inside) => notifyOverdueReturns(inside, timeOf(data, 'since'), timeOf(data, 'at')));
      },
    },
  },
  schedules: {
    notify_open: { cron: '5 * * * *', job: 'notify_open' },
    notify_overdue_returns: { cron: '0 8 * * *', job: 'notify_overdue_returns' },
  },
});

/** One after the other. */
function inTurn<Change>(
  ...steps: ((context: WarehouseContext, changes: readonly Change[]) => void | Promise<void>)[]
): (context: WarehouseContext, changes: readonly Change[]) => Promise<void> {
  return async (context, changes) => {
    for (const step of steps) await step(context, changes);
  };
}
