import { timeOf } from '#contract/job.ts';
import { defineModule } from '#generated/stock/module.gen.server.ts';
import { keepWithStock, setGoodsActive } from './archive.server.ts';
import { extend, unreserve } from './byHand.server.ts';
import { checkCells } from './cells.server.ts';
import { keepParts } from './combos.server.ts';
import { foreseeCost, noteStock, settleAdjusted } from './costs.server.ts';
import { releaseExpired } from './expired.server.ts';
import { notifyExpirySoon } from './expirySoon.server.ts';
import { notifyLow } from './low.server.ts';
import { completeSessions, holdSessions, reserveGoods, listAvailable } from './sessions.server.ts';
import { checkPriorities, holdPriorities, keepPriorities, releasePriorities } from './priorities.server.ts';

export default defineModule({
  hooks: {
    cell: { beforeWrite: checkCells },
    combo: { beforeWrite: keepParts },
    cost_adjustment: { beforeWrite: noteStock, afterWrite: settleAdjusted },
    goods: { beforeWrite: keepWithStock },
    reservation_session: { beforeWrite: completeSessions, afterWrite: holdSessions },
    goods_priority: { beforeWrite: checkPriorities, afterWrite: holdPriorities },
  },
  actions: {
    foresee_cost: foreseeCost,
    release_priority: releasePriorities,
    reserve_goods: reserveGoods,
    set_goods_active: setGoodsActive,
    goods_available: listAvailable,
    unreserve,
    extend_reservation: extend,
  },
  jobs: {
    keep_priorities: {
      as: 'timer',
      async run({ change }) {
        await change(keepPriorities);
      },
    },
    notify_expiry_soon: {
      as: 'timer',
      async run({ change }, data) {
        await change((inside) => notifyExpirySoon(inside, timeOf(data, 'since')));
      },
    },
    notify_low: {
      as: 'timer',
      async run({ change }, data) {
        await change((inside) => notifyLow(inside, timeOf(data, 'since')));
      },
    },
    release_expired: {
      as: 'timer',
      /** Some at a time: whoever sells meanwhile is not held up. */
      async run({ change, log }) {
        for (let count = 1; count > 0;) {
          count = await change((context) => releaseExpired(context));
          if (count > 0) log.info({ count }, 'reservations expired');
        }
      },
    },
  },
  // From 00:00 of its first day in the company's zone, and whenever goods have arrived.
  schedules: {
    keep_priorities: { cron: '*/5 * * * *', job: 'keep_priorities' },
    notify_expiry_soon: { cron: '0 7 * * *', job: 'notify_expiry_soon' },
    notify_low: { cron: '0 7 * * *', job: 'notify_low' },
    release_expired: { cron: '*/5 * * * *', job: 'release_expired' },
  },
});
