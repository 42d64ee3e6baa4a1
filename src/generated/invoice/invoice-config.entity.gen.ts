// Generated from schemas/invoice/invoice-config.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type TokenStatus, tokenStatus } from '#generated/_shared/token-status.enum.gen.ts';
import { type PublishInvoiceType, publishInvoiceType } from '#generated/orders/publish-invoice-type.enum.gen.ts';
import { type InvoiceSoftware, invoiceSoftware } from './invoice-software.enum.gen.ts';
import { type InvoiceType, invoiceType } from './invoice-type.enum.gen.ts';

export type InvoiceConfig = {
  id: number;
  version: number;
  tax_code_id: number;
  software: InvoiceSoftware;
  /** Address of its calls; that of a sandbox instead. */
  url: string;
  app_id: string | null;
  client_code: string | null;
  proxy_code: string | null;
  username: string;
  password: string | null;
  series: string;
  type: InvoiceType;
  publish_invoice_type: PublishInvoiceType;
  warehouse_ids: number[] | null;
  pos_ids: number[] | null;
  /** From when on in the evening the bills of the day become one invoice a shop. */
  merge_at: string | null;
  /** The last day whose bills were merged. */
  merged_on: string | null;
  active: boolean;
  token_status: TokenStatus | null;
  checked_at: string | null;
  last_error: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const invoiceConfigFields = createFields({
  tax_code_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'tax_code', onDelete: 'restrict' },
  },
  software: { type: 'enum', json: 'integer', required: true, enum: invoiceSoftware },
  url: { type: 'link', json: 'string', required: true, maxLength: 200, default: 'https://api.meinvoice.vn' },
  app_id: {
    type: 'code', json: 'string', maxLength: 100, onHide: 'clear',
    visible: (c: Logic<InvoiceConfig>) => c.record.software === 1,
    requiredIf: (c: Logic<InvoiceConfig>) => c.record.software === 1,
  },
  client_code: {
    type: 'code', json: 'string', maxLength: 50, onHide: 'clear',
    visible: (c: Logic<InvoiceConfig>) => c.record.software === 2,
    requiredIf: (c: Logic<InvoiceConfig>) => c.record.software === 2,
  },
  proxy_code: {
    type: 'code', json: 'string', maxLength: 50, onHide: 'clear',
    visible: (c: Logic<InvoiceConfig>) => c.record.software === 2,
    requiredIf: (c: Logic<InvoiceConfig>) => c.record.software === 2,
  },
  username: { type: 'text', json: 'string', required: true, maxLength: 100 },
  password: { type: 'secret', json: 'string', maxLength: 200, writeOnly: true, secret: true },
  series: {
    type: 'code', json: 'string', required: true, key: true, maxLength: 20,
    pattern: '^[1-6][CK]\\d{2}[A-Z][A-Z0-9]{2}$',
  },
  type: { type: 'enum', json: 'integer', required: true, default: 2, enum: invoiceType },
  publish_invoice_type: { type: 'enum', json: 'integer', required: true, default: 1, enum: publishInvoiceType },
  warehouse_ids: {
    type: 'links', json: 'array',
    links: {
      entity: 'warehouse', table: 'invoice_config__warehouse_ids', foreignKey: 'invoice_config_id',
      otherKey: 'warehouse_id',
    },
  },
  pos_ids: {
    type: 'links', json: 'array',
    links: { entity: 'pos', table: 'invoice_config__pos_ids', foreignKey: 'invoice_config_id', otherKey: 'pos_id' },
  },
  merge_at: {
    type: 'time', json: 'string', default: '23:30', onHide: 'clear',
    visible: (c: Logic<InvoiceConfig>) => c.record.publish_invoice_type === 2,
    requiredIf: (c: Logic<InvoiceConfig>) => c.record.publish_invoice_type === 2,
  },
  merged_on: { type: 'date', json: 'string', readOnly: true },
  active: { type: 'boolean', json: 'boolean', required: true, readOnly: true, default: true },
  token_status: { type: 'enum', json: 'string', readOnly: true, default: 'not_connected', enum: tokenStatus },
  checked_at: { type: 'date_time', json: 'string', readOnly: true },
  last_error: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
  ...standardFields,
});

export const invoiceConfigRules: readonly RuleModel[] = [
  {
    key: 'password_needed',
    check: (c: Logic<InvoiceConfig>) => c.record.password != null,
    level: 'error', on: ['create'], message: 'rule.invoice_config.password_needed', at: 'password',
  },
  {
    key: 'mode_needed',
    check: (c: Logic<InvoiceConfig>) => c.record.publish_invoice_type == null || c.record.publish_invoice_type !== 0,
    level: 'error', on: ['create', 'update'], message: 'rule.invoice_config.mode_needed', at: 'publish_invoice_type',
  },
  {
    key: 'series_year',
    check: (c: Logic<InvoiceConfig>) =>
      c.record.series == null || [...c.record.series].slice(2, 4).join('') === c.today.slice(2, 4),
    level: 'warning', on: ['create', 'update'], message: 'rule.invoice_config.series_year', at: 'series',
  },
];

export const invoiceConfigDisplay = [{ field: 'series' }] as const;
