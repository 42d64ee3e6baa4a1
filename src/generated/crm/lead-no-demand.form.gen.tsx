// Generated from schemas/crm/lead-no-demand.form.json. Edit that file and run `npm run generate`.
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
  screen: 'crm/lead-no-demand',
  route: '/crm/lead-no-demand',
  resource: 'lead',
  title: 'screen.crm/lead-no-demand.title',
  mode: 'edit',
  permissions: ['crm_lead_no_demand'],
  sections: [
    {
      key: 'person', label: 'screen.crm/lead-no-demand.section.person', columns: 2,
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
          label: 'lead.address', span: 2, help: 'screen.crm/lead-no-demand.help.address',
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
      key: 'interest', label: 'screen.crm/lead-no-demand.section.interest', columns: 2,
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
      key: 'work', label: 'screen.crm/lead-no-demand.section.work', columns: 2,
      inputs: [
        input(leadFields.account_id, { label: 'lead.account_id' }),
        input(leadFields.last_contact_at, { label: 'lead.last_contact_at' }),
        input(leadFields.last_note, { label: 'lead.last_note' }),
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
      { field: leadFields.conversation_id, label: 'lead.conversation_id' },
    ],
    related: [
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

export default function LeadNoDemandForm() {
  return <FormScreen form={form} />;
}
