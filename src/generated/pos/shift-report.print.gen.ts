// Generated from schemas/pos/shift-report.print.json. Edit that file and run `npm run generate`.
import type { PrintModel } from '#contract/print.ts';
import { posShiftTotalFields } from './pos-shift-total.entity.gen.ts';

export const shiftReportPrint: PrintModel = {
  name: 'shift-report',
  entity: 'pos_shift_total',
  paper: '80mm',
  blocks: [
    { kind: 'company' },
    { kind: 'title', text: 'print.shift-report.title' },
    {
      kind: 'fields',
      fields: [
        { field: posShiftTotalFields.shift_id, label: 'pos_shift_total.shift_id' },
        { field: posShiftTotalFields.opened_at, label: 'pos_shift_total.opened_at' },
        { field: posShiftTotalFields.closed_at, label: 'pos_shift_total.closed_at' },
        { field: posShiftTotalFields.bills, label: 'pos_shift_total.bills' },
      ],
    },
    { kind: 'line' },
    {
      kind: 'fields',
      fields: [
        { field: posShiftTotalFields.cash_sales, label: 'pos_shift_total.cash_sales' },
        { field: posShiftTotalFields.transfer_sales, label: 'pos_shift_total.transfer_sales' },
        { field: posShiftTotalFields.cash_returns, label: 'pos_shift_total.cash_returns' },
        { field: posShiftTotalFields.net_sales, label: 'pos_shift_total.net_sales', strong: true },
      ],
    },
    { kind: 'line' },
    {
      kind: 'fields',
      fields: [
        { field: posShiftTotalFields.opening_cash, label: 'pos_shift_total.opening_cash' },
        { field: posShiftTotalFields.net_cash, label: 'pos_shift_total.net_cash' },
        { field: posShiftTotalFields.cash_moved, label: 'pos_shift_total.cash_moved' },
        { field: posShiftTotalFields.expected_cash, label: 'pos_shift_total.expected_cash', strong: true },
        { field: posShiftTotalFields.counted_cash, label: 'pos_shift_total.counted_cash' },
        { field: posShiftTotalFields.difference, label: 'pos_shift_total.difference', strong: true },
      ],
    },
    { kind: 'signatures', texts: ['print.shift-report.text.cashier', 'print.shift-report.text.lead'] },
  ],
};
