import { defineModule } from '#generated/stock/module.gen.server.ts';
import { extend, unreserve } from './byHand.server.ts';
import { checkCells } from './cells.server.ts';
import { keepParts } from './combos.server.ts';
import { releaseExpired } from './stock.api.server.ts';

export default defineModule({
  hooks: { cell: { beforeWrite: checkCells }, combo: { beforeWrite: keepParts } },
  actions: { unreserve, extend_reservation: extend },
  jobs: {
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
  schedules: { release_expired: { cron: '*/5 * * * *', job: 'release_expired' } },
});
