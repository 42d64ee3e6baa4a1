import { defineModule } from '#generated/material/module.gen.server.ts';
import { adjustLots, issueLots, returnLots, scrapLots, sendBackLots } from './lots.server.ts';
import { cancelReceipts, completeReceipts, postReceipts, priceLots } from './receipts.server.ts';
import { countSupply, receiveSupply } from './supply.server.ts';

export default defineModule({
  hooks: { material_receipt: { beforeWrite: completeReceipts, afterWrite: priceLots } },
  actions: {
    issue_lot: issueLots,
    return_lot: returnLots,
    lot_to_supplier: sendBackLots,
    adjust_lot: adjustLots,
    scrap_lot: scrapLots,
    receive_supply: receiveSupply,
    count_supply: countSupply,
  },
  effects: { post_material_receipt: postReceipts, cancel_material_receipt: cancelReceipts },
});
