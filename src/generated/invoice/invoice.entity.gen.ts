// Generated from schemas/invoice/invoice.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type InvoiceHandling, invoiceHandling } from '#generated/_shared/invoice-handling.enum.gen.ts';
import { type PublishInvoiceType, publishInvoiceType } from '#generated/orders/publish-invoice-type.enum.gen.ts';
import type { InvoiceLine } from './invoice-line.entity.gen.ts';
import { type InvoiceProcessing, invoiceProcessing } from './invoice-processing.enum.gen.ts';
import { type InvoiceRelation, invoiceRelation } from './invoice-relation.enum.gen.ts';
import { type InvoiceSoftware, invoiceSoftware } from './invoice-software.enum.gen.ts';
import type { InvoiceSource } from './invoice-source.entity.gen.ts';
import { type InvoiceState, invoiceState } from './invoice-state.enum.gen.ts';
import { type InvoiceType, invoiceType } from './invoice-type.enum.gen.ts';

export type Invoice = {
  id: number;
  version: number;
  code: string;
  software: InvoiceSoftware | null;
  tax_code_id: number;
  type: InvoiceType;
  /** Form and series, as the provider has them: 1C26TAA. */
  series: string | null;
  number: string | null;
  /** Numbers of its series that are missing before its own. */
  missing_before: number | null;
  date: string | null;
  processing: InvoiceProcessing;
  state: InvoiceState;
  handling: InvoiceHandling;
  publish_invoice_type: PublishInvoiceType;
  /** Nothing is delivered for it: there is no order or bill but an invoice only. */
  only_invoice: boolean;
  /** Code of the order or bill; of several none. */
  source_code: string | null;
  invoice_name: string;
  invoice_tax_code: string | null;
  invoice_address: string | null;
  invoice_phone: string | null;
  invoice_email: string | null;
  invoice_identity: string | null;
  lines: InvoiceLine[];
  /** What it is issued for. */
  sources: InvoiceSource[];
  net_amount: number;
  vat_amount: number;
  total: number;
  /** Before tax of what is taxed with 10 %. */
  net_10: number | null;
  vat_10: number | null;
  /** Before tax of what is taxed with 8 %. */
  net_8: number | null;
  vat_8: number | null;
  /** Before tax of what is taxed with 5 %. */
  net_5: number | null;
  vat_5: number | null;
  net_0: number | null;
  net_not_taxable: number | null;
  /** Our key at the provider: what has been sent with it is asked for and never sent again. */
  ref_id: string | null;
  authority_code: string | null;
  lookup_url: string | null;
  original_id: number | null;
  relation: InvoiceRelation | null;
  reason: string | null;
  attempts: number | null;
  last_error: string | null;
  emailed_at: string | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const invoiceFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'HDDT', per: 'day', digits: 5 },
  },
  software: { type: 'enum', json: 'integer', readOnly: true, enum: invoiceSoftware },
  tax_code_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'tax_code', onDelete: 'restrict' },
  },
  type: { type: 'enum', json: 'integer', required: true, default: 2, enum: invoiceType },
  series: { type: 'code', json: 'string', maxLength: 20, pattern: '^[1-6][CK]\\d{2}[A-Z][A-Z0-9]{2}$' },
  number: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 20 },
  missing_before: { type: 'integer', json: 'integer', readOnly: true, minimum: 0 },
  date: { type: 'date', json: 'string' },
  processing: { type: 'enum', json: 'integer', required: true, readOnly: true, enum: invoiceProcessing },
  state: { type: 'enum', json: 'integer', required: true, readOnly: true, default: 0, enum: invoiceState },
  handling: { type: 'enum', json: 'integer', required: true, readOnly: true, default: 1, enum: invoiceHandling },
  publish_invoice_type: { type: 'enum', json: 'integer', required: true, default: 1, enum: publishInvoiceType },
  only_invoice: { type: 'boolean', json: 'boolean', required: true, readOnly: true, default: false },
  source_code: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50 },
  invoice_name: { type: 'text', json: 'string', required: true, key: true, maxLength: 255 },
  invoice_tax_code: {
    type: 'code', json: 'string', key: true, maxLength: 20, pattern: '^(\\d{10}(-\\d{3})?|\\d{12})$',
    requiredIf: (c: Logic<Invoice>) => c.record.publish_invoice_type === 4,
  },
  invoice_address: { type: 'text', json: 'string', maxLength: 255 },
  invoice_phone: { type: 'phone', json: 'string', maxLength: 20, landline: true },
  invoice_email: { type: 'email', json: 'string', maxLength: 200 },
  invoice_identity: { type: 'code', json: 'string', maxLength: 20 },
  lines: {
    type: 'rows', json: 'array', required: true,
    rows: { entity: 'invoice_line', foreignKey: 'invoice_id', min: 1, max: 1000 },
  },
  sources: {
    type: 'rows', json: 'array', readOnly: true, rows: { entity: 'invoice_source', foreignKey: 'invoice_id' },
  },
  net_amount: {
    type: 'money', json: 'integer', required: true, readOnly: true, turn: 2,
    compute: {
      stored: true,
      value: (c: Logic<Invoice>) => (c.record.lines ?? []).reduce((total, row) => total + (row.net ?? 0), 0),
    },
  },
  vat_amount: {
    type: 'money', json: 'integer', required: true, readOnly: true, turn: 3,
    compute: {
      stored: true,
      value: (c: Logic<Invoice>) => (c.record.lines ?? []).reduce((total, row) => total + (row.vat ?? 0), 0),
    },
  },
  total: {
    type: 'money', json: 'integer', required: true, readOnly: true, turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<Invoice>) => (c.record.lines ?? []).reduce((total, row) => total + (row.amount ?? 0), 0),
    },
  },
  net_10: {
    type: 'money', json: 'integer', required: true, readOnly: true, onHide: 'keep', turn: 2,
    compute: {
      stored: true,
      value: (c: Logic<Invoice>) =>
        (c.record.lines ?? []).reduce((total, row) => total + ((row.tax_rate === 10 ? row.net != null : true) ? (row.tax_rate === 10 ? row.net : 0) : 0), 0),
    },
    visible: (c: Logic<Invoice>) => c.record.net_10 !== 0,
  },
  vat_10: {
    type: 'money', json: 'integer', required: true, readOnly: true, onHide: 'keep', turn: 3,
    compute: {
      stored: true,
      value: (c: Logic<Invoice>) =>
        (c.record.lines ?? []).reduce((total, row) => total + ((row.tax_rate === 10 ? row.vat != null : true) ? (row.tax_rate === 10 ? row.vat : 0) : 0), 0),
    },
    visible: (c: Logic<Invoice>) => c.record.net_10 !== 0,
  },
  net_8: {
    type: 'money', json: 'integer', required: true, readOnly: true, onHide: 'keep', turn: 2,
    compute: {
      stored: true,
      value: (c: Logic<Invoice>) =>
        (c.record.lines ?? []).reduce((total, row) => total + ((row.tax_rate === 8 ? row.net != null : true) ? (row.tax_rate === 8 ? row.net : 0) : 0), 0),
    },
    visible: (c: Logic<Invoice>) => c.record.net_8 !== 0,
  },
  vat_8: {
    type: 'money', json: 'integer', required: true, readOnly: true, onHide: 'keep', turn: 3,
    compute: {
      stored: true,
      value: (c: Logic<Invoice>) =>
        (c.record.lines ?? []).reduce((total, row) => total + ((row.tax_rate === 8 ? row.vat != null : true) ? (row.tax_rate === 8 ? row.vat : 0) : 0), 0),
    },
    visible: (c: Logic<Invoice>) => c.record.net_8 !== 0,
  },
  net_5: {
    type: 'money', json: 'integer', required: true, readOnly: true, onHide: 'keep', turn: 2,
    compute: {
      stored: true,
      value: (c: Logic<Invoice>) =>
        (c.record.lines ?? []).reduce((total, row) => total + ((row.tax_rate === 5 ? row.net != null : true) ? (row.tax_rate === 5 ? row.net : 0) : 0), 0),
    },
    visible: (c: Logic<Invoice>) => c.record.net_5 !== 0,
  },
  vat_5: {
    type: 'money', json: 'integer', required: true, readOnly: true, onHide: 'keep', turn: 3,
    compute: {
      stored: true,
      value: (c: Logic<Invoice>) =>
        (c.record.lines ?? []).reduce((total, row) => total + ((row.tax_rate === 5 ? row.vat != null : true) ? (row.tax_rate === 5 ? row.vat : 0) : 0), 0),
    },
    visible: (c: Logic<Invoice>) => c.record.net_5 !== 0,
  },
  net_0: {
    type: 'money', json: 'integer', required: true, readOnly: true, onHide: 'keep', turn: 2,
    compute: {
      stored: true,
      value: (c: Logic<Invoice>) =>
        (c.record.lines ?? []).reduce((total, row) => total + ((row.tax_rate === 0 ? row.net != null : true) ? (row.tax_rate === 0 ? row.net : 0) : 0), 0),
    },
    visible: (c: Logic<Invoice>) => c.record.net_0 !== 0,
  },
  net_not_taxable: {
    type: 'money', json: 'integer', required: true, readOnly: true, onHide: 'keep', turn: 2,
    compute: {
      stored: true,
      value: (c: Logic<Invoice>) =>
        (c.record.lines ?? []).reduce((total, row) => total + ((row.tax_rate === -1 ? row.net != null : true) ? (row.tax_rate === -1 ? row.net : 0) : 0), 0),
    },
    visible: (c: Logic<Invoice>) => c.record.net_not_taxable !== 0,
  },
  ref_id: { type: 'code', json: 'string', readOnly: true, maxLength: 50 },
  authority_code: { type: 'code', json: 'string', readOnly: true, maxLength: 50 },
  lookup_url: { type: 'link', json: 'string', readOnly: true, maxLength: 300 },
  original_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'invoice', onDelete: 'restrict' },
  },
  relation: { type: 'enum', json: 'string', readOnly: true, enum: invoiceRelation },
  reason: { type: 'text', json: 'string', readOnly: true, maxLength: 255 },
  attempts: { type: 'integer', json: 'integer', readOnly: true, minimum: 0, default: 0 },
  last_error: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
  emailed_at: { type: 'date_time', json: 'string', readOnly: true },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const invoiceRules: readonly RuleModel[] = [
  {
    key: 'date_in_past',
    check: (c: Logic<Invoice>) => c.record.date == null || c.record.date <= c.today,
    level: 'error', on: ['create', 'update'], message: 'rule.invoice.date_in_past', at: 'date',
  },
  {
    key: 'series_year',
    check: (c: Logic<Invoice>) =>
      c.record.series == null || [...c.record.series].slice(2, 4).join('') === (c.record.date != null ? c.record.date : c.today).slice(2, 4),
    level: 'warning', on: ['create', 'update'], message: 'rule.invoice.series_year', at: 'series',
  },
];

export const invoiceDisplay = [{ field: 'code' }] as const;
