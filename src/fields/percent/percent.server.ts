import { decimalServer } from '#fields/decimal/decimal.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';

/** `8` is 8 %: shown with the sign, not multiplied. */
const toPercentCell: ServerFieldType['cell'] = (value, field, context) => ({
  ...decimalServer.cell(value, field, context),
  format: '#,##0.##"%"',
});

export const percentServer: ServerFieldType = { ...decimalServer, name: 'percent', cell: toPercentCell };
