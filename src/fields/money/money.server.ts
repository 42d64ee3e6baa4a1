import { moneyPrecision, toMajor } from './money.ts';
import { integerServer } from '#fields/integer/integer.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';

/** Stored in minor units; a sheet shows whole units with the currency's digits. */
export const moneyServer: ServerFieldType = {
  ...integerServer,
  name: 'money',
  typedFormat: '#,##0',
  cell(value, _field, { currency }) {
    const precision = moneyPrecision(currency);
    const format = precision === 0 ? '#,##0' : `#,##0.${'0'.repeat(precision)}`;
    if (value === null || value === undefined) return { value: null, format };
    // Sums beyond 2^53 come as text.
    const major =
      typeof value === 'number' ? value / 10 ** precision : Number(toMajor(value as string, precision));
    return { value: major, format };
  },
};
