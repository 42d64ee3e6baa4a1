// Generated from schemas/crm/lead-complete-data.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { claimAction } from './claim.action.gen.ts';
import { distributeByRulesAction } from './distribute-by-rules.action.gen.ts';
import { leadAttemptFields, leadAttemptRules } from './lead-attempt.entity.gen.ts';
import { leadDepositFields, leadDepositRules } from './lead-deposit.entity.gen.ts';
import { leadLineFields, leadLineRules } from './lead-line.entity.gen.ts';
import { leadFields, leadRules } from './lead.entity.gen.ts';
import { leadWorkflow } from './lead.workflow.gen.ts';
import { mergeAction } from './merge.action.gen.ts';
import { resaleAction } from './resale.action.gen.ts';
import { switchModelAction } from './switch-model.action.gen.ts';

export const form = createForm({
  screen: 'crm/lead-complete-data',
  route: '/crm/lead-complete-data',
  resource: 'lead',
  title: 'screen.crm/lead-complete-data.title',
  mode: 'edit',
  permissions: ['crm_lead_complete'],
  sections: [
    {
      key: 'person', label: 'screen.crm/lead-complete-data.section.person', columns: 2,
      inputs: [
        input(leadFields.phone, { label: 'lead.phone' }),
        input(leadFields.name, { label: 'lead.name' }),
        input(leadFields.country, { label: 'lead.country' }),
        input(leadFields.address_scheme, { label: 'lead.address_scheme' }),
        input(leadFields.id_city, { label: 'lead.id_city' }),
        input(leadFields.id_county, { label: 'lead.id_county' }),
        input(leadFields.id_ward, { label: 'lead.id_ward' }),
        input(leadFields.city, { label: 'lead.typed_city' }),
        input(leadFields.ward, { label: 'lead.typed_ward' }),
        input(leadFields.address, {
          label: 'lead.address', span: 2, help: 'screen.crm/lead-complete-data.help.address',
          lookup: {
            url: '/address-read', value: 'address', show: ['units'], debounceMs: 500,
            fill: {
              country: 'country', address_scheme: 'address_scheme', id_city: 'id_city', id_county: 'id_county',
              id_ward: 'id_ward',
            },
            quiet: true, param: 'text',
          },
        }),
        input(leadFields.tags, { label: 'lead.tags' }),
        input(leadFields.opt_out, { label: 'lead.opt_out' }),
      ],
    },
    {
      key: 'interest', label: 'screen.crm/lead-complete-data.section.interest', columns: 2,
      inputs: [
        input(leadFields.product, { label: 'lead.product' }),
        input(leadFields.quantity, { label: 'lead.quantity' }),
        input(leadFields.expected_value, { label: 'lead.expected_value' }),
        input(leadFields.shipping_fee, { label: 'lead.shipping_fee' }),
        input(leadFields.discount, { label: 'lead.discount' }),
        input(leadFields.source, { label: 'lead.source' }),
        input(leadFields.source_detail, { label: 'lead.source_detail' }),
        input(leadFields.note, { label: 'lead.note', span: 2 }),
      ],
    },
    {
      key: 'work', label: 'screen.crm/lead-complete-data.section.work', columns: 2,
      inputs: [
        input(leadFields.account_id, { label: 'lead.account_id' }),
        input(leadFields.completed_at, { label: 'lead.completed_at' }),
        input(leadFields.completed_by, { label: 'lead.completed_by' }),
        input(leadFields.last_note, { label: 'lead.last_note' }),
        input(leadFields.missing_goods, { label: 'lead.missing_goods' }),
        input(leadFields.hold_until, { label: 'lead.hold_until' }),
      ],
    },
    {
      key: 'goods', label: 'screen.crm/lead-complete-data.section.goods',
      inputs: [
        input(leadFields.lines, {
          label: 'lead.lines', add: { form: 'lead-combo', label: 'screen.lead-combo.title' },
          rows: [
            input(leadLineFields.goods_id, { label: 'lead_line.goods_id' }),
            input(leadLineFields.quantity, { label: 'lead_line.quantity' }),
            input(leadLineFields.unit_price, { label: 'lead_line.unit_price' }),
            input(leadLineFields.discount, { label: 'lead_line.discount' }),
            input(leadLineFields.is_gift, { label: 'lead_line.is_gift' }),
          ],
        }),
      ],
    },
    {
      key: 'attempts', label: 'screen.crm/lead-complete-data.section.attempts',
      inputs: [
        input(leadFields.attempts, {
          label: 'lead.attempts',
          rows: [
            input(leadAttemptFields.account_id, { label: 'lead_attempt.account_id' }),
            input(leadAttemptFields.at, { label: 'lead_attempt.at' }),
            input(leadAttemptFields.channel, { label: 'lead_attempt.channel' }),
            input(leadAttemptFields.result, { label: 'lead_attempt.result' }),
            input(leadAttemptFields.note, { label: 'lead_attempt.note' }),
            input(leadAttemptFields.queue_before, { label: 'lead_attempt.queue_before' }),
            input(leadAttemptFields.queue_after, { label: 'lead_attempt.queue_after' }),
            input(leadAttemptFields.seconds, { label: 'lead_attempt.seconds' }),
            input(leadAttemptFields.recall_at, { label: 'lead_attempt.recall_at' }),
          ],
        }),
      ],
    },
  ],
  models: {
    lead: { name: 'lead', fields: Object.values(leadFields), rules: leadRules, workflows: [leadWorkflow] },
    lead_line: {
      name: 'lead_line', fields: Object.values(leadLineFields), rules: leadLineRules,
      parent: { entity: 'lead', foreignKey: 'lead_id', field: 'lines' },
    },
    lead_deposit: {
      name: 'lead_deposit', fields: Object.values(leadDepositFields), rules: leadDepositRules,
      parent: { entity: 'lead', foreignKey: 'lead_id', field: 'deposits' },
    },
    lead_attempt: {
      name: 'lead_attempt', fields: Object.values(leadAttemptFields), rules: leadAttemptRules,
      parent: { entity: 'lead', foreignKey: 'lead_id', field: 'attempts' },
    },
  },
  workflows: [leadWorkflow],
  actions: [claimAction, distributeByRulesAction, mergeAction, resaleAction, switchModelAction],
  validate: () => import('#generated/built/crm/lead.validate.gen.js'),
  aside: {
    facts: [
      { field: leadFields.queue, label: 'lead.queue' },
      { field: leadFields.status, label: 'lead.status' },
      { field: leadFields.process_count, label: 'lead.process_count' },
      { field: leadFields.last_contact_at, label: 'lead.last_contact_at' },
      { field: leadFields.order_id, label: 'lead.order_id' },
      { field: leadFields.conversation_id, label: 'lead.conversation_id' },
    ],
    related: [
      {
        label: 'screen.orders/list.title', route: '/orders/list', filter: 'lead_id', from: 'id', isChoice: false,
        isRange: true, permissions: ['order_manager'],
        list: {
          screen: 'orders/list', urls: { list: '/order-list', count: '/order-count', download: '/order-download' },
          viewModes: [
            'order', 'pending', 'cancel_asked', 'out_of_stock', 'no_tracking', 'not_accepted', 'to_pick',
            'to_hand_over', 'on_the_way', 'undelivered', 'return_due', 'on_hold', 'goods', 'payments',
          ],
        },
      },
      {
        label: 'lead.related.orders_of_phone', route: '/orders/list', filter: 'receiver_phone', from: 'phone',
        isChoice: false, permissions: ['order_manager'],
        list: {
          screen: 'orders/list', urls: { list: '/order-list', count: '/order-count', download: '/order-download' },
          viewModes: [
            'order', 'pending', 'cancel_asked', 'out_of_stock', 'no_tracking', 'not_accepted', 'to_pick',
            'to_hand_over', 'on_the_way', 'undelivered', 'return_due', 'on_hold', 'goods', 'payments',
          ],
        },
      },
      {
        label: 'lead.related.leads_of_phone', route: '/crm/lead-history', filter: 'phone', from: 'phone',
        isChoice: false,
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        list: {
          screen: 'crm/lead-history',
          urls: { list: '/lead-history-list', count: '/lead-history-count', download: '/lead-history-download' },
          viewModes: ['leads', 'goods', 'calls'],
        },
      },
      {
        label: 'screen.crm/lead-intake.title', route: '/crm/lead-intake', filter: 'lead_id', from: 'id', isChoice: true,
        permissions: ['crm_ladi_page_config'],
        list: {
          screen: 'crm/lead-intake',
          urls: { list: '/lead-intake-list', count: '/lead-intake-count', download: '/lead-intake-download' },
          viewModes: ['all', 'errors'],
        },
      },
      {
        label: 'screen.crm/conversation-history.title', route: '/crm/conversation-history', filter: 'lead_id',
        from: 'id', isChoice: true, permissions: ['crm_lead_omnichannel'],
        list: {
          screen: 'crm/conversation-history',
          urls: {
            list: '/conversation-history-list', count: '/conversation-history-count',
            download: '/conversation-history-download',
          },
          viewModes: ['all', 'unread', 'waiting', 'pending', 'quote', 'mine'],
        },
      },
      {
        label: 'screen.crm/quote.title', route: '/crm/quote', filter: 'lead_id', from: 'id', isChoice: true,
        permissions: ['crm_lead_complete'],
        list: {
          screen: 'crm/quote', urls: { list: '/quote-list', count: '/quote-count', download: '/quote-download' },
          viewModes: ['all', 'new', 'unquoted', 'quoted', 'expired'],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'phone' }, ' ', { field: 'name' }],
});

export default function LeadCompleteDataForm() {
  return <FormScreen form={form} />;
}
