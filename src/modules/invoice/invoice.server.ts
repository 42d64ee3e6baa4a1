import type { RecordChange } from '#contract/module.ts';
import type { Invoice } from '#generated/invoice/invoice.entity.gen.ts';
import { defineModule, type InvoiceContext } from '#generated/invoice/module.gen.server.ts';
import { keepOnePerPlace, startConfigs, stopConfigs } from './configs.server.ts';
import { adjustInvoices, noteCorrections, replaceInvoices } from './corrections.server.ts';
import { followBills } from './fromBills.server.ts';
import { followOrders, invoiceFromCodes, keepInvoiced } from './fromOrders.server.ts';
import { cancelInvoice, cancelInvoices, emailInvoice, emailInvoices } from './issued.server.ts';
import { findInvoiceBuyers } from './invoiceBuyers.server.ts';
import { findGaps } from './gaps.server.ts';
import { noteHandling } from './handling.server.ts';
import { mergeBills } from './merge.server.ts';
import { remindUnprocessed } from './remind.server.ts';
import { testConfig, testConfigs } from './testConfig.server.ts';
import { askAgain, enqueueSending, prepareIssue, queryInvoice, sendInvoice } from './send.server.ts';

export default defineModule({
  // In jobs: whoever issued an invoice, its number is taken.
  rights: ['administration_invoice'],
  hooks: {
    invoice: { beforeWrite: complete, afterWrite: noteHandling },
    invoice_config: { beforeWrite: keepOnePerPlace },
    order: { beforeWrite: keepInvoiced, afterWrite: followOrders },
    pos_sale: { afterWrite: followBills },
  },
  actions: {
    adjust_invoice: adjustInvoices,
    invoice_buyers: findInvoiceBuyers,
    invoice_from_codes: invoiceFromCodes,
    replace_invoice: replaceInvoices,
    query_invoice: askAgain,
    email_invoice: emailInvoices,
    cancel_invoice: cancelInvoices,
    stop_invoice_config: stopConfigs,
    start_invoice_config: startConfigs,
    test_invoice_config: testConfigs,
  },
  effects: { send_invoice: enqueueSending, note_correction: noteCorrections },
  jobs: {
    send_invoice: sendInvoice,
    query_invoice: queryInvoice,
    email_invoice: emailInvoice,
    cancel_invoice: cancelInvoice,
    merge_bills: mergeBills,
    test_config: testConfig,
    find_gaps: {
      as: 'timer',
      async run({ change }) {
        await change(findGaps);
      },
    },
    remind_unprocessed: {
      as: 'timer',
      async run({ change }) {
        await change(remindUnprocessed);
      },
    },
  },
  schedules: {
    merge_bills: { cron: '*/10 * * * *', job: 'merge_bills' },
    find_gaps: { cron: '40 * * * *', job: 'find_gaps' },
    remind_unprocessed: { cron: '30 7 * * *', job: 'remind_unprocessed' },
  },
});

async function complete(context: InvoiceContext, changes: readonly RecordChange<Invoice>[]): Promise<void> {
  for (const { old, record } of changes) {
    if (old || !record) continue;
    record.date ??= context.today;
    record.only_invoice ||= record.sources.length === 0;
  }
  await prepareIssue(context, changes);
}
