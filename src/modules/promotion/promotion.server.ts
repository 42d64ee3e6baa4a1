import type { Context } from '#contract/context.ts';
import { asPromotion, defineModule } from '#generated/promotion/module.gen.server.ts';
import {
  checkOverlaps,
  correctBuyerPoints,
  correctPoints,
  endPrograms,
  expirePoints,
} from './loyalty.server.ts';
import { copyPresents, copyPrograms, copyPromotions, copyVouchers } from './copies.server.ts';
import { showPoints, showPromotion } from './examples.server.ts';
import { priceCode, sendCodes } from './sendCodes.server.ts';
import { countPresents, noteGifts } from './presents.server.ts';
import { countPromotions } from './uses.server.ts';
import { countCodes, generateCodes } from './voucherCodes.server.ts';
import { countVouchers, nameUids } from './vouchers.server.ts';

/** Adds up what was given since the last time; a promotion whose budget is spent ends, and a campaign without gifts. */
const countUses = {
  as: 'timer',
  run: (context: Pick<Context, 'within'>) =>
    context.within('promotion').change(async (inside) => {
      await countPromotions(asPromotion(inside));
      await countVouchers(asPromotion(inside));
      await countPresents(asPromotion(inside));
    }),
} as const;

/** Past midnight of the company: points that nobody has spent in time. */
const loseOldPoints = {
  as: 'timer',
  run: (context: Pick<Context, 'within'>) =>
    context.within('promotion').change((inside) => expirePoints(asPromotion(inside))),
} as const;

export default defineModule({
  hooks: {
    loyalty_program: { beforeWrite: checkOverlaps },
    present: { beforeWrite: noteGifts },
    voucher: { beforeWrite: nameUids },
  },
  actions: {
    copy_present: copyPresents,
    copy_promotion: copyPromotions,
    copy_program: copyPrograms,
    copy_voucher: copyVouchers,
    correct_buyer_points: correctBuyerPoints,
    correct_points: correctPoints,
    end_program: endPrograms,
    generate_codes: generateCodes,
    points_example: showPoints,
    promotion_example: showPromotion,
    voucher_notice: priceCode,
  },
  effects: { count_codes: countCodes, send_code: sendCodes },
  jobs: { count_uses: countUses, lose_old_points: loseOldPoints },
  schedules: {
    count_uses: { cron: '*/5 * * * *', job: 'count_uses' },
    lose_old_points: { cron: '20 0 * * *', job: 'lose_old_points' },
  },
});
