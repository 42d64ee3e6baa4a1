import type { RecordChange } from '#contract/module.ts';
import type { DcMovement } from '#generated/dc/dc-movement.entity.gen.ts';
import { defineModule, type DcContext } from '#generated/dc/module.gen.server.ts';
import { answerChecks } from './checks.server.ts';
import { keepNetwork } from './distributors.server.ts';
import { postDebts } from './credit.server.ts';
import { completeFiles, undoFiles } from './files.server.ts';
import { completeMovements } from './movements.server.ts';
import { notifyDeciders, notifyMovements } from './notices.server.ts';
import { refreshOffers } from './offers.server.ts';
import { readOrderFigures } from './orderFigures.server.ts';
import { completeOrders } from './orders.server.ts';
import { scanQr } from './scanQr.server.ts';
import { followStock } from './supply.server.ts';
import { followWarehouse } from './warehouseOrders.server.ts';

export default defineModule({
  hooks: {
    distributor: { beforeWrite: keepNetwork },
    dc_movement: { beforeWrite: completeMovements, afterWrite: followMovements },
    qr_check: { beforeWrite: answerChecks },
    dc_order: { beforeWrite: completeOrders, afterWrite: notifyDeciders },
    order: { afterWrite: followWarehouse },
    dc_file: { beforeWrite: completeFiles },
  },
  actions: {
    scan_qr: scanQr,
    undo_file: undoFiles,
    order_figures: readOrderFigures,
  },
  jobs: { refresh_offers: refreshOffers },
  schedules: { refresh_offers: { cron: '*/5 * * * *', job: 'refresh_offers' } },
});

async function followMovements(
  context: DcContext,
  changes: readonly RecordChange<DcMovement>[],
): Promise<void> {
  await followStock(context, changes);
  await postDebts(context, changes);
  await notifyMovements(context, changes);
}
