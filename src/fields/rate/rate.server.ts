import { decimalServer } from '#fields/decimal/decimal.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';

export const rateServer: ServerFieldType = { ...decimalServer, name: 'rate' };
