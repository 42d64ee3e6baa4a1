// Generated from schemas/orders/cod-statement-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const codStatementStatus = {
  name: 'cod_statement_status',
  type: 'string',
  values: [{ value: 'open', key: 'open', tone: 'progress' }, { value: 'posted', key: 'posted', tone: 'success' }],
} as const satisfies EnumModel;

export type CodStatementStatus = (typeof codStatementStatus.values)[number]['value'];
