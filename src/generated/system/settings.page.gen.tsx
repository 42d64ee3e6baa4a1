// Generated from schemas/system/settings.page.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { valueMailPeriod } from '#generated/administration/value-mail-period.enum.gen.ts';
import { processLimit } from '#generated/crm/process-limit.enum.gen.ts';
import { recallDelay } from '#generated/crm/recall-delay.enum.gen.ts';
import { labelPaper } from '#generated/orders/label-paper.enum.gen.ts';
import { posBank } from '#generated/pos/pos-bank.enum.gen.ts';
import { posRounding } from '#generated/pos/pos-rounding.enum.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { SettingsScreen } from '#web/page/SettingsScreen.tsx';

export const settingsPageFields = createFields({
  crm_sla_minutes: { type: 'integer', json: 'integer', minimum: 0, maximum: 1440, default: 15 },
  crm_chat_sla_minutes: { type: 'integer', json: 'integer', minimum: 0, maximum: 1440, default: 5 },
  crm_away_minutes: { type: 'integer', json: 'integer', minimum: 0, maximum: 480, default: 10 },
  crm_work_from: { type: 'integer', json: 'integer', minimum: 0, maximum: 23, default: 8 },
  crm_work_to: { type: 'integer', json: 'integer', minimum: 1, maximum: 24, default: 21 },
  crm_reveal_day: { type: 'integer', json: 'integer', minimum: 0, maximum: 1000, default: 30 },
  crm_duplicate_days: { type: 'integer', json: 'integer', minimum: 0, maximum: 90, default: 7 },
  crm_pool_days: { type: 'integer', json: 'integer', minimum: 0, maximum: 365, default: 7 },
  crm_deposit_days: { type: 'integer', json: 'integer', minimum: 0, maximum: 90, default: 3 },
  crm_four_eyes: { type: 'boolean', json: 'boolean', default: false },
  crm_agents_see_own: { type: 'boolean', json: 'boolean', default: false },
  crm_high_value: { type: 'money', json: 'integer', minimum: 0, default: 2000000 },
  crm_recall_no_answer: { type: 'enum', json: 'integer', default: 60, enum: recallDelay },
  crm_recall_busy: { type: 'enum', json: 'integer', default: 15, enum: recallDelay },
  crm_recall_switched_off: { type: 'enum', json: 'integer', default: 240, enum: recallDelay },
  crm_default_process_limit: { type: 'enum', json: 'integer', enum: processLimit },
  crm_auto_next: { type: 'boolean', json: 'boolean', default: true },
  stock_reservation_days: { type: 'integer', json: 'integer', minimum: 1, maximum: 365, default: 7 },
  stock_expiry_days: { type: 'integer', json: 'integer', minimum: 1, maximum: 365, default: 30 },
  stock_fefo_strict: { type: 'boolean', json: 'boolean', default: true },
  order_cod_limit: { type: 'money', json: 'integer', minimum: 0 },
  order_label_paper: { type: 'enum', json: 'string', default: '100x150mm', enum: labelPaper },
  order_duplicate_days: { type: 'integer', json: 'integer', minimum: 0, maximum: 60, default: 3 },
  order_auto_allocate: { type: 'boolean', json: 'boolean', default: true },
  order_confirm_minutes: { type: 'integer', json: 'integer', minimum: 0, maximum: 1440, default: 0 },
  order_ship_hours: { type: 'integer', json: 'integer', minimum: 0, maximum: 240, default: 24 },
  order_auto_handover: { type: 'boolean', json: 'boolean', default: false },
  order_hold_days: { type: 'integer', json: 'integer', minimum: 1, maximum: 60, default: 14 },
  privacy_days_shopee: { type: 'integer', json: 'integer', minimum: 1, maximum: 3650, default: 90 },
  privacy_days_lazada: { type: 'integer', json: 'integer', minimum: 1, maximum: 3650, default: 90 },
  privacy_days_tiktok: { type: 'integer', json: 'integer', minimum: 1, maximum: 3650, default: 90 },
  receipt_blind: { type: 'boolean', json: 'boolean', default: true },
  count_recount_value: { type: 'money', json: 'integer', minimum: 0, default: 500000 },
  receipt_over_percent: { type: 'integer', json: 'integer', minimum: 0, maximum: 100, default: 0 },
  work_wait_minutes: { type: 'integer', json: 'integer', minimum: 1, maximum: 10080, default: 60 },
  work_idle_minutes: { type: 'integer', json: 'integer', minimum: 1, maximum: 1440, default: 15 },
  work_slow_percent: { type: 'integer', json: 'integer', minimum: 0, maximum: 100, default: 60 },
  pos_return_days: { type: 'integer', json: 'integer', minimum: 0, maximum: 365, default: 7 },
  pos_shift_difference: { type: 'money', json: 'integer', minimum: 0, default: 50000 },
  pos_discount_percent: { type: 'integer', json: 'integer', minimum: 0, maximum: 100, default: 10 },
  pos_rounding: { type: 'enum', json: 'string', default: 'none', enum: posRounding },
  pos_offline: { type: 'boolean', json: 'boolean', default: true },
  pos_bank: { type: 'enum', json: 'string', enum: posBank },
  pos_bank_account: { type: 'code', json: 'string', maxLength: 19, pattern: '^[0-9A-Z]*$' },
  pos_bank_holder: { type: 'text', json: 'string', maxLength: 100 },
  cover_lead_days: { type: 'integer', json: 'integer', minimum: 1, maximum: 180, default: 7 },
  cover_spare_days: { type: 'integer', json: 'integer', minimum: 0, maximum: 180, default: 14 },
  value_mail_every: { type: 'enum', json: 'string', enum: valueMailPeriod, license: 'inventory_value_email' },
  value_mail_hour: {
    type: 'integer', json: 'integer', minimum: 0, maximum: 23, default: 7, license: 'inventory_value_email',
  },
  value_mail_to: {
    type: 'links', json: 'array', maxItems: 50, license: 'inventory_value_email',
    links: { entity: 'account', table: '__value_mail_to', foreignKey: '_id', otherKey: 'account_id' },
  },
  market_poll_minutes: { type: 'integer', json: 'integer', minimum: 5, maximum: 1440, multipleOf: 5, default: 10 },
  market_token_days: { type: 'integer', json: 'integer', minimum: 1, maximum: 60, default: 7 },
  dc_report_days: { type: 'integer', json: 'integer', minimum: 1, maximum: 90, default: 10 },
  dc_return_days: { type: 'integer', json: 'integer', minimum: 1, maximum: 365, default: 30 },
  dc_few_quantity: { type: 'integer', json: 'integer', minimum: 1, maximum: 100000, default: 20 },
  invoice_remind_hours: { type: 'integer', json: 'integer', minimum: 0, maximum: 720, default: 24 },
});

export const form = createForm({
  screen: 'settings',
  route: '/settings',
  resource: 'setting',
  title: 'screen.settings.title',
  mode: 'settings',
  permissions: ['customer_account'],
  sections: [
    {
      key: 'crm', label: 'settings.crm',
      inputs: [
        input(settingsPageFields.crm_sla_minutes, {
          label: 'setting.crm_sla_minutes', help: 'setting.crm_sla_minutes.help',
        }),
        input(settingsPageFields.crm_chat_sla_minutes, {
          label: 'setting.crm_chat_sla_minutes', help: 'setting.crm_chat_sla_minutes.help',
        }),
        input(settingsPageFields.crm_away_minutes, {
          label: 'setting.crm_away_minutes', help: 'setting.crm_away_minutes.help',
        }),
        input(settingsPageFields.crm_work_from, { label: 'setting.crm_work_from', help: 'setting.crm_work_from.help' }),
        input(settingsPageFields.crm_work_to, { label: 'setting.crm_work_to', help: 'setting.crm_work_to.help' }),
        input(settingsPageFields.crm_reveal_day, {
          label: 'setting.crm_reveal_day', help: 'setting.crm_reveal_day.help',
        }),
        input(settingsPageFields.crm_duplicate_days, {
          label: 'setting.crm_duplicate_days', help: 'setting.crm_duplicate_days.help',
        }),
        input(settingsPageFields.crm_pool_days, { label: 'setting.crm_pool_days', help: 'setting.crm_pool_days.help' }),
        input(settingsPageFields.crm_deposit_days, {
          label: 'setting.crm_deposit_days', help: 'setting.crm_deposit_days.help',
        }),
        input(settingsPageFields.crm_four_eyes, { label: 'setting.crm_four_eyes', help: 'setting.crm_four_eyes.help' }),
        input(settingsPageFields.crm_agents_see_own, {
          label: 'setting.crm_agents_see_own', help: 'setting.crm_agents_see_own.help',
        }),
        input(settingsPageFields.crm_high_value, {
          label: 'setting.crm_high_value', help: 'setting.crm_high_value.help',
        }),
        input(settingsPageFields.crm_recall_no_answer, {
          label: 'setting.crm_recall_no_answer', help: 'setting.crm_recall_no_answer.help',
        }),
        input(settingsPageFields.crm_recall_busy, {
          label: 'setting.crm_recall_busy', help: 'setting.crm_recall_busy.help',
        }),
        input(settingsPageFields.crm_recall_switched_off, {
          label: 'setting.crm_recall_switched_off', help: 'setting.crm_recall_switched_off.help',
        }),
        input(settingsPageFields.crm_default_process_limit, {
          label: 'setting.crm_default_process_limit', help: 'setting.crm_default_process_limit.help',
        }),
        input(settingsPageFields.crm_auto_next, { label: 'setting.crm_auto_next', help: 'setting.crm_auto_next.help' }),
      ],
    },
    {
      key: 'stock', label: 'settings.stock',
      inputs: [
        input(settingsPageFields.stock_reservation_days, {
          label: 'setting.stock_reservation_days', help: 'setting.stock_reservation_days.help',
        }),
        input(settingsPageFields.stock_expiry_days, {
          label: 'setting.stock_expiry_days', help: 'setting.stock_expiry_days.help',
        }),
        input(settingsPageFields.stock_fefo_strict, {
          label: 'setting.stock_fefo_strict', help: 'setting.stock_fefo_strict.help',
        }),
      ],
    },
    {
      key: 'orders', label: 'settings.orders',
      inputs: [
        input(settingsPageFields.order_cod_limit, {
          label: 'setting.order_cod_limit', help: 'setting.order_cod_limit.help',
        }),
        input(settingsPageFields.order_label_paper, {
          label: 'setting.order_label_paper', help: 'setting.order_label_paper.help',
        }),
        input(settingsPageFields.order_duplicate_days, {
          label: 'setting.order_duplicate_days', help: 'setting.order_duplicate_days.help',
        }),
        input(settingsPageFields.order_auto_allocate, {
          label: 'setting.order_auto_allocate', help: 'setting.order_auto_allocate.help',
        }),
        input(settingsPageFields.order_confirm_minutes, {
          label: 'setting.order_confirm_minutes', help: 'setting.order_confirm_minutes.help',
        }),
        input(settingsPageFields.order_ship_hours, {
          label: 'setting.order_ship_hours', help: 'setting.order_ship_hours.help',
        }),
        input(settingsPageFields.order_auto_handover, {
          label: 'setting.order_auto_handover', help: 'setting.order_auto_handover.help',
        }),
        input(settingsPageFields.order_hold_days, {
          label: 'setting.order_hold_days', help: 'setting.order_hold_days.help',
        }),
        input(settingsPageFields.privacy_days_shopee, {
          label: 'setting.privacy_days_shopee', help: 'setting.privacy_days_shopee.help',
        }),
        input(settingsPageFields.privacy_days_lazada, {
          label: 'setting.privacy_days_lazada', help: 'setting.privacy_days_lazada.help',
        }),
        input(settingsPageFields.privacy_days_tiktok, {
          label: 'setting.privacy_days_tiktok', help: 'setting.privacy_days_tiktok.help',
        }),
      ],
    },
    {
      key: 'warehouse', label: 'settings.warehouse',
      inputs: [
        input(settingsPageFields.receipt_blind, { label: 'setting.receipt_blind', help: 'setting.receipt_blind.help' }),
        input(settingsPageFields.count_recount_value, {
          label: 'setting.count_recount_value', help: 'setting.count_recount_value.help',
        }),
        input(settingsPageFields.receipt_over_percent, {
          label: 'setting.receipt_over_percent', help: 'setting.receipt_over_percent.help',
        }),
        input(settingsPageFields.work_wait_minutes, {
          label: 'setting.work_wait_minutes', help: 'setting.work_wait_minutes.help',
        }),
        input(settingsPageFields.work_idle_minutes, {
          label: 'setting.work_idle_minutes', help: 'setting.work_idle_minutes.help',
        }),
        input(settingsPageFields.work_slow_percent, {
          label: 'setting.work_slow_percent', help: 'setting.work_slow_percent.help',
        }),
      ],
    },
    {
      key: 'pos', label: 'settings.pos',
      inputs: [
        input(settingsPageFields.pos_return_days, {
          label: 'setting.pos_return_days', help: 'setting.pos_return_days.help',
        }),
        input(settingsPageFields.pos_shift_difference, {
          label: 'setting.pos_shift_difference', help: 'setting.pos_shift_difference.help',
        }),
        input(settingsPageFields.pos_discount_percent, {
          label: 'setting.pos_discount_percent', help: 'setting.pos_discount_percent.help',
        }),
        input(settingsPageFields.pos_rounding, { label: 'setting.pos_rounding', help: 'setting.pos_rounding.help' }),
        input(settingsPageFields.pos_offline, { label: 'setting.pos_offline', help: 'setting.pos_offline.help' }),
        input(settingsPageFields.pos_bank, { label: 'setting.pos_bank', help: 'setting.pos_bank.help' }),
        input(settingsPageFields.pos_bank_account, {
          label: 'setting.pos_bank_account', help: 'setting.pos_bank_account.help',
        }),
        input(settingsPageFields.pos_bank_holder, {
          label: 'setting.pos_bank_holder', help: 'setting.pos_bank_holder.help',
        }),
      ],
    },
    {
      key: 'administration', label: 'settings.administration',
      inputs: [
        input(settingsPageFields.cover_lead_days, {
          label: 'setting.cover_lead_days', help: 'setting.cover_lead_days.help',
        }),
        input(settingsPageFields.cover_spare_days, {
          label: 'setting.cover_spare_days', help: 'setting.cover_spare_days.help',
        }),
        input(settingsPageFields.value_mail_every, {
          label: 'setting.value_mail_every', help: 'setting.value_mail_every.help',
        }),
        input(settingsPageFields.value_mail_hour, {
          label: 'setting.value_mail_hour', help: 'setting.value_mail_hour.help',
        }),
        input(settingsPageFields.value_mail_to, { label: 'setting.value_mail_to', help: 'setting.value_mail_to.help' }),
      ],
    },
    {
      key: 'market', label: 'settings.market',
      inputs: [
        input(settingsPageFields.market_poll_minutes, {
          label: 'setting.market_poll_minutes', help: 'setting.market_poll_minutes.help',
        }),
        input(settingsPageFields.market_token_days, {
          label: 'setting.market_token_days', help: 'setting.market_token_days.help',
        }),
      ],
    },
    {
      key: 'dc', label: 'settings.dc',
      inputs: [
        input(settingsPageFields.dc_report_days, {
          label: 'setting.dc_report_days', help: 'setting.dc_report_days.help',
        }),
        input(settingsPageFields.dc_return_days, {
          label: 'setting.dc_return_days', help: 'setting.dc_return_days.help',
        }),
        input(settingsPageFields.dc_few_quantity, {
          label: 'setting.dc_few_quantity', help: 'setting.dc_few_quantity.help',
        }),
      ],
    },
    {
      key: 'invoice', label: 'settings.invoice',
      inputs: [
        input(settingsPageFields.invoice_remind_hours, {
          label: 'setting.invoice_remind_hours', help: 'setting.invoice_remind_hours.help',
        }),
      ],
    },
  ],
  models: { setting: { name: 'setting', fields: Object.values(settingsPageFields), rules: [] } },
  validate: () => import('#generated/built/system/settings.page.validate.gen.js'),
  draft: true,
});

export default function SettingsPage() {
  return <SettingsScreen form={form} />;
}
