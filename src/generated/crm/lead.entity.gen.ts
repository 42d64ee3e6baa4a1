// Generated from schemas/crm/lead.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Country, country } from '#generated/_shared/country.enum.gen.ts';
import { type LeadStatus, leadStatus } from '#generated/_shared/lead-status.enum.gen.ts';
import { type AddressScheme, addressScheme } from '#generated/place/address-scheme.enum.gen.ts';
import { type CallResult, callResult } from './call-result.enum.gen.ts';
import type { LeadAttempt } from './lead-attempt.entity.gen.ts';
import { type LeadCancelType, leadCancelType } from './lead-cancel-type.enum.gen.ts';
import type { LeadDeposit } from './lead-deposit.entity.gen.ts';
import type { LeadLine } from './lead-line.entity.gen.ts';
import { type LeadLostReason, leadLostReason } from './lead-lost-reason.enum.gen.ts';
import { type LeadPayment, leadPayment } from './lead-payment.enum.gen.ts';
import { type LeadQueue, leadQueue } from './lead-queue.enum.gen.ts';
import { type LeadSource, leadSource } from './lead-source.enum.gen.ts';
import { type LeadTemporaryType, leadTemporaryType } from './lead-temporary-type.enum.gen.ts';
import { type ProcessLimit, processLimit } from './process-limit.enum.gen.ts';

export type Lead = {
  id: number;
  version: number;
  phone: string | null;
  /** The number that nobody answers by; the next one must be another. */
  wrong_phone: string | null;
  name: string | null;
  status: LeadStatus;
  queue: LeadQueue;
  payment_status: LeadPayment | null;
  reprocess_at: string | null;
  process_count: number;
  /** Null is unlimited (spec 9). */
  process_limit: ProcessLimit | null;
  last_contact_at: string | null;
  last_note: string | null;
  cancel_type: LeadCancelType | null;
  source: LeadSource | null;
  source_detail: string | null;
  product: string | null;
  quantity: number | null;
  expected_value: number | null;
  /** Worth as much as the company calls much. */
  is_high_value: boolean | null;
  email: string | null;
  /** Where it is sent, and by whose rule the phone is read; empty: the company's own. */
  country: Country | null;
  address_scheme: AddressScheme | null;
  id_city: number | null;
  id_county: number | null;
  id_ward: number | null;
  /** As it was written; once a unit is chosen, its name. */
  city: string | null;
  /** As it was written; once a unit is chosen, its name. */
  ward: string | null;
  address: string | null;
  account_id: number | null;
  note: string | null;
  lost_reason: LeadLostReason | null;
  shipping_fee: number | null;
  discount: number | null;
  /** Agreed from the first word on; once it is asked for, it stays. */
  deposit_required: number | null;
  temporary_type: LeadTemporaryType | null;
  /** When a temporary order is worked on again by itself. */
  temporary_until: string | null;
  /** Its goods are kept back in a warehouse until `hold_until`. */
  hold_stock: boolean | null;
  /** Where its goods are kept back; its order leaves from there. */
  warehouse_id: number | null;
  /** When the goods are free for others again by themselves. */
  hold_until: string | null;
  /** What the warehouses lack for it, as `SKU × pieces`; null: nothing, or nobody has looked yet. Looked at every five minutes while it is checked or kept. */
  missing_goods: string | null;
  is_short: boolean | null;
  /** Three of ten orders of the phone came back, or it has asked more than once. */
  is_risky: boolean | null;
  /** How many of a hundred orders of the phone had come back when the lead became complete. */
  return_rate: number | null;
  /** What is to be printed, engraved or sewn. */
  design_note: string | null;
  design_images: string[] | null;
  /** The customer has seen the design and wants it so. */
  design_approved: boolean | null;
  assigned_at: string | null;
  /** Who gave it to whoever has it; null: a rule. */
  assigned_by: number | null;
  completed_at: string | null;
  completed_by: number | null;
  /** Who sent it on to the second check. */
  checked_by: number | null;
  confirmed_at: string | null;
  opt_out: boolean | null;
  tags: string[] | null;
  blacklist_id: number | null;
  /** What was sent where a phone should be, and is none. */
  phone_raw: string | null;
  ladi_page_id: number | null;
  /** The sheet that it came in. */
  lead_sheet_id: number | null;
  /** The form was left half way: what had been typed until then. */
  is_partial: boolean | null;
  duplicate_of: number | null;
  duplicate_count: number | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  utm_content: string | null;
  click_id: string | null;
  form_code: string | null;
  /** The advertisement that brought it, as the platform numbers it. */
  ad_code: string | null;
  /** The post that brought it, as the platform numbers it. */
  post_code: string | null;
  landing_url: string | null;
  ads_campaign_id: number | null;
  /** The chat that it came from. */
  conversation_id: number | null;
  /** The buyer of the same phone. */
  buyer_id: number | null;
  lines: LeadLine[];
  lines_total: number | null;
  deposits: LeadDeposit[];
  deposit_total: number | null;
  attempts: LeadAttempt[];
  last_result: CallResult | null;
  first_response_at: string | null;
  /** Working minutes until somebody called. */
  first_response_minutes: number | null;
  /** The time to call again has come. */
  is_due: boolean | null;
  /** Nobody has called within the working minutes that the company allows. */
  is_late: boolean | null;
  /** Its deposit has not come within the days that the company allows. */
  is_deposit_late: boolean | null;
  order_id: number | null;
  /** Who has the card open to call; nobody else works on the lead until then. */
  locked_by: number | null;
  locked_until: string | null;
  /** So long the last result of a call may be taken back by whoever gave it. */
  undo_until: string | null;
  /** What stood there before the last result. */
  undo_facts: unknown;
  /** The lost lead that this one sells to again. */
  parent_lead_id: number | null;
  /** The lead that goes on with this one. */
  resold_lead_id: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const leadFields = createFields({
  phone: {
    type: 'phone', json: 'string', maxLength: 20, country: 'country',
    mask: {
      for: ['crm_lead_dead'], own: ['account_id', 'created_by'],
      by: {
        field: 'queue',
        codes: {
          invalid_phone: ['crm_lead_invalid_phone'], incomplete: ['crm_lead_incomplete'],
          telesale: ['crm_lead_telesale'], complete: ['crm_lead_complete'], double_check: ['crm_lead_double_check'],
          temporary: ['crm_lead_temporary'], deposit_check: ['crm_lead_wait_confirm'],
          no_demand: ['crm_lead_no_demand'], blacklist: ['crm_blacklist'],
        },
      },
    },
    requiredIf: (c: Logic<Lead>) => c.record.phone_raw == null,
    readOnlyIf: (c: Logic<Lead>) =>
      c.record.status === 100 || c.old?.queue === 'invalid_phone' || c.record.last_result != null,
  },
  wrong_phone: {
    type: 'phone', json: 'string', readOnly: true, maxLength: 20,
    mask: {
      for: ['crm_lead_dead'], own: ['account_id', 'created_by'],
      by: {
        field: 'queue',
        codes: {
          invalid_phone: ['crm_lead_invalid_phone'], incomplete: ['crm_lead_incomplete'],
          telesale: ['crm_lead_telesale'], complete: ['crm_lead_complete'], double_check: ['crm_lead_double_check'],
          temporary: ['crm_lead_temporary'], deposit_check: ['crm_lead_wait_confirm'],
          no_demand: ['crm_lead_no_demand'], blacklist: ['crm_blacklist'],
        },
      },
    },
  },
  name: {
    type: 'text', json: 'string', key: true, ordered: true, maxLength: 100,
    readOnlyIf: (c: Logic<Lead>) => c.record.status === 100,
  },
  status: { type: 'enum', json: 'integer', required: true, readOnly: true, enum: leadStatus },
  queue: { type: 'enum', json: 'string', required: true, readOnly: true, enum: leadQueue },
  payment_status: { type: 'enum', json: 'integer', readOnly: true, enum: leadPayment },
  reprocess_at: { type: 'date_time', json: 'string', readOnly: true },
  process_count: { type: 'integer', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  process_limit: { type: 'enum', json: 'integer', enum: processLimit },
  last_contact_at: { type: 'date_time', json: 'string', readOnly: true },
  last_note: { type: 'long_text', json: 'string', readOnly: true, maxLength: 500 },
  cancel_type: { type: 'enum', json: 'string', readOnly: true, enum: leadCancelType },
  source: { type: 'enum', json: 'string', enum: leadSource },
  source_detail: { type: 'text', json: 'string', maxLength: 255 },
  product: {
    type: 'text', json: 'string', key: true, maxLength: 255,
    readOnlyIf: (c: Logic<Lead>) => c.record.status === 100,
  },
  quantity: {
    type: 'integer', json: 'integer', minimum: 1, maximum: 100000,
    readOnlyIf: (c: Logic<Lead>) => c.record.status === 100,
  },
  expected_value: {
    type: 'money', json: 'integer', minimum: 0,
    readOnlyIf: (c: Logic<Lead>) => c.record.status === 100,
  },
  is_high_value: {
    type: 'boolean', json: 'boolean', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<Lead>) =>
        (c.settings.crm_high_value as number) != null && c.record.expected_value != null && c.record.expected_value >= (c.settings.crm_high_value as number),
    },
  },
  email: { type: 'email', json: 'string', maxLength: 200 },
  country: { type: 'enum', json: 'integer', enum: country, readOnlyIf: (c: Logic<Lead>) => c.record.status === 100 },
  address_scheme: {
    type: 'enum', json: 'integer', default: 2, enum: addressScheme, onHide: 'clear',
    visible: (c: Logic<Lead>) => c.record.country == null || c.record.country === 1,
    readOnlyIf: (c: Logic<Lead>) => c.record.status === 100,
  },
  id_city: {
    type: 'reference', json: 'integer', onHide: 'clear',
    reference: {
      entity: 'place', onDelete: 'restrict', where: { level: 1 }, dependsOn: { scheme: ['address_scheme'] },
    },
    visible: (c: Logic<Lead>) => c.record.country == null || c.record.country === 1,
    readOnlyIf: (c: Logic<Lead>) => c.record.status === 100,
  },
  id_county: {
    type: 'reference', json: 'integer', onHide: 'clear',
    reference: { entity: 'place', onDelete: 'restrict', where: { level: 2 }, dependsOn: { parent_id: ['id_city'] } },
    turn: 1,
    visible: (c: Logic<Lead>) => c.record.address_scheme === 0,
    readOnlyIf: (c: Logic<Lead>) => c.record.status === 100,
  },
  id_ward: {
    type: 'reference', json: 'integer', onHide: 'clear',
    reference: {
      entity: 'place', onDelete: 'restrict', where: { level: 3 }, dependsOn: { parent_id: ['id_county', 'id_city'] },
    },
    visible: (c: Logic<Lead>) => c.record.country == null || c.record.country === 1,
    readOnlyIf: (c: Logic<Lead>) => c.record.status === 100,
  },
  city: {
    type: 'text', json: 'string', key: true, maxLength: 100, onHide: 'keep',
    visible: (c: Logic<Lead>) =>
      c.record.id_city == null && (c.record.city != null || c.record.country != null && c.record.country !== 1),
    readOnlyIf: (c: Logic<Lead>) => c.record.status === 100,
  },
  ward: {
    type: 'text', json: 'string', maxLength: 100, onHide: 'keep',
    visible: (c: Logic<Lead>) =>
      c.record.id_ward == null && (c.record.ward != null || c.record.country != null && c.record.country !== 1),
    readOnlyIf: (c: Logic<Lead>) => c.record.status === 100,
  },
  address: { type: 'text', json: 'string', maxLength: 255, readOnlyIf: (c: Logic<Lead>) => c.record.status === 100 },
  account_id: { type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' } },
  note: { type: 'long_text', json: 'string', maxLength: 1000 },
  lost_reason: { type: 'enum', json: 'string', readOnly: true, enum: leadLostReason },
  shipping_fee: { type: 'money', json: 'integer', minimum: 0, readOnlyIf: (c: Logic<Lead>) => c.record.status === 100 },
  discount: { type: 'money', json: 'integer', minimum: 0, readOnlyIf: (c: Logic<Lead>) => c.record.status === 100 },
  deposit_required: {
    type: 'money', json: 'integer', minimum: 0,
    readOnlyIf: (c: Logic<Lead>) => c.record.status === 80 || c.record.status === 100,
  },
  temporary_type: { type: 'enum', json: 'string', readOnly: true, enum: leadTemporaryType },
  temporary_until: { type: 'date_time', json: 'string', readOnly: true },
  hold_stock: { type: 'boolean', json: 'boolean', readOnly: true, default: false },
  warehouse_id: {
    type: 'reference', json: 'integer', readOnly: true,
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { kind: 'storage' } },
  },
  hold_until: { type: 'date_time', json: 'string', readOnly: true },
  missing_goods: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
  is_short: {
    type: 'boolean', json: 'boolean', readOnly: true,
    compute: { stored: false, value: (c: Logic<Lead>) => c.record.missing_goods != null },
  },
  is_risky: {
    type: 'boolean', json: 'boolean', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<Lead>) =>
        c.record.return_rate != null && c.record.return_rate >= 30 || c.record.duplicate_count != null && c.record.duplicate_count > 0,
    },
  },
  return_rate: { type: 'integer', json: 'integer', readOnly: true, minimum: 0, maximum: 100, unit: '%' },
  design_note: { type: 'long_text', json: 'string', maxLength: 1000 },
  design_images: { type: 'images', json: 'array', maxItems: 10 },
  design_approved: { type: 'boolean', json: 'boolean', default: false },
  assigned_at: { type: 'date_time', json: 'string', readOnly: true },
  assigned_by: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  completed_at: { type: 'date_time', json: 'string', readOnly: true },
  completed_by: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  checked_by: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  confirmed_at: { type: 'date_time', json: 'string', readOnly: true },
  opt_out: { type: 'boolean', json: 'boolean', default: false },
  tags: { type: 'tags', json: 'array', maxItems: 20 },
  blacklist_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'blacklist', onDelete: 'restrict' },
    read: ['crm_blacklist'],
  },
  phone_raw: {
    type: 'text', json: 'string', readOnly: true, maxLength: 50,
    mask: {
      for: ['crm_lead_dead'], own: ['account_id', 'created_by'],
      by: {
        field: 'queue',
        codes: {
          invalid_phone: ['crm_lead_invalid_phone'], incomplete: ['crm_lead_incomplete'],
          telesale: ['crm_lead_telesale'], complete: ['crm_lead_complete'], double_check: ['crm_lead_double_check'],
          temporary: ['crm_lead_temporary'], deposit_check: ['crm_lead_wait_confirm'],
          no_demand: ['crm_lead_no_demand'], blacklist: ['crm_blacklist'],
        },
      },
    },
  },
  ladi_page_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'ladi_page', onDelete: 'restrict' },
  },
  lead_sheet_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'lead_sheet', onDelete: 'restrict' },
  },
  is_partial: { type: 'boolean', json: 'boolean', readOnly: true, default: false },
  duplicate_of: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'lead', onDelete: 'restrict' },
  },
  duplicate_count: { type: 'integer', json: 'integer', readOnly: true, minimum: 0, default: 0 },
  utm_source: { type: 'text', json: 'string', readOnly: true, maxLength: 100 },
  utm_medium: { type: 'text', json: 'string', readOnly: true, maxLength: 100 },
  utm_campaign: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 100 },
  utm_content: { type: 'text', json: 'string', readOnly: true, maxLength: 100 },
  click_id: { type: 'text', json: 'string', readOnly: true, maxLength: 100 },
  form_code: { type: 'text', json: 'string', readOnly: true, maxLength: 100 },
  ad_code: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 100 },
  post_code: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 100 },
  landing_url: { type: 'link', json: 'string', readOnly: true, maxLength: 500 },
  ads_campaign_id: { type: 'reference', json: 'integer', reference: { entity: 'ads_campaign', onDelete: 'restrict' } },
  conversation_id: {
    type: 'reference', json: 'integer', onHide: 'keep', reference: { entity: 'conversation', onDelete: 'restrict' },
    visible: (c: Logic<Lead>) => c.record.conversation_id != null,
    readOnlyIf: (c: Logic<Lead>) => c.record.created_at != null,
  },
  buyer_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'buyer', onDelete: 'restrict' },
  },
  lines: {
    type: 'rows', json: 'array', rows: { entity: 'lead_line', foreignKey: 'lead_id', max: 50, unique: ['goods_id'] },
    readOnlyIf: (c: Logic<Lead>) => c.record.status === 100,
  },
  lines_total: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<Lead>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.quantity != null && row.unit_price != null && row.discount != null ? row.quantity * row.unit_price - row.discount : 0), 0),
    },
  },
  deposits: {
    type: 'rows', json: 'array', rows: { entity: 'lead_deposit', foreignKey: 'lead_id', max: 20 },
    write: ['crm_lead_wait_confirm'],
    readOnlyIf: (c: Logic<Lead>) => c.record.status === 100,
  },
  deposit_total: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<Lead>) => (c.record.deposits ?? []).reduce((total, row) => total + (row.value ?? 0), 0),
    },
  },
  attempts: { type: 'rows', json: 'array', readOnly: true, rows: { entity: 'lead_attempt', foreignKey: 'lead_id' } },
  last_result: { type: 'enum', json: 'string', readOnly: true, enum: callResult },
  first_response_at: { type: 'date_time', json: 'string', readOnly: true },
  first_response_minutes: { type: 'integer', json: 'integer', readOnly: true, minimum: 0 },
  is_due: { type: 'boolean', json: 'boolean', readOnly: true, default: false },
  is_late: { type: 'boolean', json: 'boolean', readOnly: true, default: false },
  is_deposit_late: { type: 'boolean', json: 'boolean', readOnly: true, default: false },
  order_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'order', onDelete: 'restrict' },
  },
  locked_by: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  locked_until: { type: 'date_time', json: 'string', readOnly: true },
  undo_until: { type: 'date_time', json: 'string', readOnly: true },
  undo_facts: { type: 'json', json: 'object', readOnly: true },
  parent_lead_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'lead', onDelete: 'restrict' },
  },
  resold_lead_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'lead', onDelete: 'restrict' },
  },
  ...standardFields,
});

export const leadRules: readonly RuleModel[] = [
  {
    key: 'needs_cancel_type',
    check: (c: Logic<Lead>) => c.record.lost_reason !== 'bad_data' || c.record.cancel_type != null,
    level: 'error', on: ['give_up'], message: 'rule.lead.needs_cancel_type', at: 'cancel_type',
  },
  {
    key: 'needs_last_note',
    check: (c: Logic<Lead>) => c.record.lost_reason !== 'other' || c.record.last_note != null,
    level: 'error', on: ['give_up'], message: 'rule.lead.needs_last_note', at: 'last_note',
  },
];

export const leadDisplay = [{ field: 'phone' }, ' ', { field: 'name' }] as const;
