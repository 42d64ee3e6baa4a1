import { defineModule } from '#generated/dc/module.gen.server.ts';
import { answerChecks } from './checks.server.ts';
import { keepNetwork } from './distributors.server.ts';
import { postDebts } from './credit.server.ts';
import { completeFiles, undoFiles } from './files.server.ts';
import { completeMovements } from './movements.server.ts';
import { completeOrders } from './orders.server.ts';
import { scanQr } from './scanQr.server.ts';

export default defineModule({
  hooks: {
    distributor: { beforeWrite: keepNetwork },
    dc_movement: { beforeWrite: completeMovements, afterWrite: postDebts },
    qr_check: { beforeWrite: answerChecks },
    dc_order: { beforeWrite: completeOrders },
    dc_file: { beforeWrite: completeFiles },
  },
  actions: { scan_qr: scanQr, undo_file: undoFiles },
});
