// Generated from schemas/stock/stock-reason.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const stockReason = {
  name: 'stock_reason',
  type: 'string',
  values: [
    { value: 'opening', key: 'opening', tone: 'neutral' },
    { value: 'receipt', key: 'receipt', tone: 'success' },
    { value: 'sale', key: 'sale', tone: 'info' },
    { value: 'return', key: 'return', tone: 'warning' },
    { value: 'adjust', key: 'adjust', tone: 'warning' },
    { value: 'stow', key: 'stow', tone: 'success' },
    { value: 'transfer', key: 'transfer', tone: 'progress' },
    { value: 'supplier_return', key: 'supplier_return', tone: 'warning' },
    { value: 'lost', key: 'lost', tone: 'danger' },
    { value: 'count', key: 'count', tone: 'warning' },
    { value: 'shelve', key: 'shelve', tone: 'info' },
    { value: 'assemble', key: 'assemble', tone: 'progress' },
    { value: 'disassemble', key: 'disassemble', tone: 'warning' },
    { value: 'put_back', key: 'put_back', tone: 'warning' },
  ],
} as const satisfies EnumModel;

export type StockReason = (typeof stockReason.values)[number]['value'];
