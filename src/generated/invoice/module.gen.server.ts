// Generated from schemas/invoice/module.json. Edit that file and run `npm run generate`.
import type { ChangeContext, Columns, ModuleCode } from '#contract/module.ts';
import { toModuleCode } from '#contract/module.ts';
import type { TaxCode } from './tax-code.entity.gen.ts';

export interface InvoiceEntities {
  tax_code: TaxCode;
}

export interface InvoiceTables {
  tax_code: Columns<TaxCode>;
}

interface InvoiceModule {
  entities: InvoiceEntities;
  reads: InvoiceTables;
  writes: {};
  effects: {};
  actions: {};
}

/** What the code of this module is given inside a change. */
export type InvoiceContext = ChangeContext<InvoiceModule>;

export const defineModule = (code: ModuleCode<InvoiceModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asInvoice = (context: Pick<ChangeContext, 'within'>): InvoiceContext =>
  context.within('invoice') as unknown as InvoiceContext;
