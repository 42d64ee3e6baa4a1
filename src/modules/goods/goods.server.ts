import { defineModule } from '#generated/goods/module.gen.server.ts';
import { checkCodes } from './codes.server.ts';
import { copyCombos, copyPackedCombos, followArticles, followRetailPrices } from './combos.server.ts';
import { adjustCosts, openCosts, setCosts } from './costs.server.ts';
import {
  changeByRule,
  changePrices,
  foreseeByRule,
  priceNow,
  withdrawPrices,
} from './changePrices.server.ts';
import { keepCategoryCodes, keepSupplierCodes } from './fixedCodes.server.ts';
import { sayExpiry } from './categories.server.ts';
import { planPrices } from './nextPrices.server.ts';
import { beginPrices, checkPrices, followPrices, openPrices } from './prices.server.ts';
import { scanGoods } from './scanGoods.server.ts';
import { attachProfile, renewProfiles } from './profiles.server.ts';
import {
  cancelBatches,
  cancelStamps,
  checkBatches,
  makeStamps,
  printBatches,
  printStamps,
  reprintStamps,
} from './stamps.server.ts';

export default defineModule({
  hooks: {
    goods: {
      async beforeWrite(context, changes) {
        await checkCodes(context, changes);
        sayExpiry(changes);
      },
      async afterWrite(context, changes) {
        await openPrices(context, changes);
        await openCosts(context, changes);
        await followRetailPrices(context, changes);
      },
    },
    combo: { beforeWrite: followArticles },
    cost_adjustment: { afterWrite: adjustCosts },
    goods_category: { beforeWrite: keepCategoryCodes },
    supplier: { beforeWrite: keepSupplierCodes },
    goods_price: {
      beforeWrite: checkPrices,
      async afterWrite(context, changes) {
        await planPrices(context, changes);
        await followPrices(context, changes);
      },
    },
    stamp_batch: { beforeWrite: checkBatches, afterWrite: makeStamps },
  },
  actions: {
    attach_profile: attachProfile,
    cancel_stamps: cancelStamps,
    copy_combo: copyCombos,
    copy_packed_combo: copyPackedCombos,
    change_by_rule: changeByRule,
    change_price: changePrices,
    price_now: priceNow,
    print_stamps: printStamps,
    renew_profile: renewProfiles,
    ruled_prices: foreseeByRule,
    reprint_stamps: reprintStamps,
    scan_goods: scanGoods,
    set_cost: setCosts,
    withdraw_price: withdrawPrices,
  },
  effects: { cancel_batch: cancelBatches, print_batch: printBatches },
  jobs: {
    begin_prices: {
      as: 'timer',
      async run({ change }) {
        while ((await change(beginPrices)) > 0);
      },
    },
  },
  // At 00:00 in the company's zone, and again for what was missed while no process ran.
  schedules: { begin_prices: { cron: '*/5 * * * *', job: 'begin_prices' } },
});
