import { formatMoney } from '#fields/money/money.ts';
import type { PromotionContext } from '#generated/promotion/module.gen.server.ts';

/** Writes amounts as whoever asks reads them. */
export const moneyIn =
  ({ company, language }: Pick<PromotionContext, 'company' | 'language'>) =>
  (amount: number): string =>
    formatMoney(amount, { ...company, language });
