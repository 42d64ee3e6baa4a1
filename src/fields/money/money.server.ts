import { moneyPrecision, toMajor } from './money.ts';
import { integerServer } from '#fields/integer/integer.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';

/** Stored in minor units; a sheet shows whole units with the currency's digits. */
export const moneyServer: ServerFieldType = {
  ...integerServer,
  name: 'money',
  cell(value, _field, { currency }) {
    const precision = moneyPrecision(currency);
    const format = precision === 0 ? '#,##0' : `#,##0.${'0'.repeat(precision)}`;
    const isEmpty = value === null || value === undefined;
    return { value: isEmpty ? null : Number(toMajor(value as number | string, precision)), format };
  },
};
