// Generated from schemas/invoice/module.json. Edit that file and run `npm run generate`.
import {
  type ChangeContext,
  type Columns,
  type LinkColumns,
  type ModuleCode,
  toModuleCode,
} from '#contract/module.ts';
import type { OrdersEntities, OrdersTables } from '#generated/orders/module.gen.server.ts';
import type { PosEntities, PosTables } from '#generated/pos/module.gen.server.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { AdjustInvoiceActionInput } from './adjust-invoice.action.gen.ts';
import type { CancelInvoiceActionInput } from './cancel-invoice.action.gen.ts';
import type { EmailInvoiceActionInput } from './email-invoice.action.gen.ts';
import type { InvoiceBuyersActionInput, InvoiceBuyersActionResult } from './invoice-buyers.action.gen.ts';
import type { InvoiceConfig } from './invoice-config.entity.gen.ts';
import type { InvoiceFromCodesActionInput, InvoiceFromCodesActionResult } from './invoice-from-codes.action.gen.ts';
import type { InvoiceLine } from './invoice-line.entity.gen.ts';
import type { InvoiceSource } from './invoice-source.entity.gen.ts';
import type { Invoice } from './invoice.entity.gen.ts';
import type { QueryInvoiceActionInput } from './query-invoice.action.gen.ts';
import type { ReplaceInvoiceActionInput } from './replace-invoice.action.gen.ts';
import type { StartInvoiceConfigActionInput } from './start-invoice-config.action.gen.ts';
import type { StopInvoiceConfigActionInput } from './stop-invoice-config.action.gen.ts';
import type { TaxCode } from './tax-code.entity.gen.ts';
import type { TestInvoiceConfigActionInput } from './test-invoice-config.action.gen.ts';

export interface InvoiceEntities {
  invoice_config: InvoiceConfig;
  invoice_line: InvoiceLine;
  invoice_source: InvoiceSource;
  invoice: Invoice;
  tax_code: TaxCode;
}

export interface InvoiceTables {
  invoice_config: Columns<InvoiceConfig, 'warehouse_ids' | 'pos_ids'>;
  invoice_config__warehouse_ids: LinkColumns<'invoice_config_id', 'warehouse_id'>;
  invoice_config__pos_ids: LinkColumns<'invoice_config_id', 'pos_id'>;
  invoice_line: Columns<InvoiceLine>;
  invoice_source: Columns<InvoiceSource>;
  invoice: Columns<Invoice, 'lines' | 'sources'>;
  tax_code: Columns<TaxCode>;
}

interface InvoiceModule {
  entities: InvoiceEntities & OrdersEntities & PosEntities & SystemEntities;
  reads: InvoiceTables & OrdersTables & PosTables & SystemTables;
  writes: {};
  effects: { send_invoice: Invoice; note_correction: Invoice };
  actions: {
    adjust_invoice: { input: AdjustInvoiceActionInput; record: Invoice };
    cancel_invoice: { input: CancelInvoiceActionInput; record: Invoice };
    email_invoice: { input: EmailInvoiceActionInput; record: Invoice };
    invoice_buyers: { input: InvoiceBuyersActionInput; result: InvoiceBuyersActionResult };
    invoice_from_codes: { input: InvoiceFromCodesActionInput; result: InvoiceFromCodesActionResult };
    query_invoice: { input: QueryInvoiceActionInput; record: Invoice };
    replace_invoice: { input: ReplaceInvoiceActionInput; record: Invoice };
    start_invoice_config: { input: StartInvoiceConfigActionInput; record: InvoiceConfig };
    stop_invoice_config: { input: StopInvoiceConfigActionInput; record: InvoiceConfig };
    test_invoice_config: { input: TestInvoiceConfigActionInput; record: InvoiceConfig };
  };
  jobs: 'send_invoice' | 'query_invoice' | 'email_invoice' | 'cancel_invoice' | 'merge_bills' | 'test_config' | 'find_gaps' | 'remind_unprocessed';
}

/** What the code of this module is given inside a change. */
export type InvoiceContext = ChangeContext<InvoiceModule>;

export const defineModule = (code: ModuleCode<InvoiceModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asInvoice = (context: Pick<ChangeContext, 'within'>): InvoiceContext =>
  context.within('invoice') as unknown as InvoiceContext;
