// Generated from schemas/crm/lead-create.form.json. Edit that file and run `npm run generate`.
import { PhoneHistoryInput } from '#modules/crm/PhoneHistoryInput.tsx';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { leadAttemptFields, leadAttemptRules } from './lead-attempt.entity.gen.ts';
import { leadDepositFields, leadDepositRules } from './lead-deposit.entity.gen.ts';
import { leadLineFields, leadLineRules } from './lead-line.entity.gen.ts';
import { leadFields, leadRules } from './lead.entity.gen.ts';
import { leadWorkflow } from './lead.workflow.gen.ts';

export const form = createForm({
  screen: 'crm/lead-create',
  route: '/crm/lead-create',
  resource: 'lead',
  title: 'screen.crm/lead-create.title',
  mode: 'create',
  permissions: ['crm_lead_create'],
  sections: [
    {
      key: 'person', label: 'screen.crm/lead-create.section.person', columns: 2,
      inputs: [
        input(leadFields.phone, {
          label: 'lead.phone',
          lookup: {
            url: '/lead-known-person', value: 'phone', show: ['name', 'address', 'ward', 'city'], debounceMs: 500,
            fill: {
              name: 'name', address_scheme: 'address_scheme', id_city: 'id_city', id_county: 'id_county',
              id_ward: 'id_ward', city: 'city', ward: 'ward', address: 'address',
            },
            quiet: true, param: 'phone',
          },
          slot: PhoneHistoryInput,
        }),
        input(leadFields.name, { label: 'lead.name' }),
        input(leadFields.email, { label: 'lead.email' }),
        input(leadFields.country, { label: 'lead.country' }),
        input(leadFields.address_scheme, { label: 'lead.address_scheme' }),
        input(leadFields.id_city, { label: 'lead.id_city' }),
        input(leadFields.id_county, { label: 'lead.id_county' }),
        input(leadFields.id_ward, { label: 'lead.id_ward' }),
        input(leadFields.city, { label: 'lead.typed_city' }),
        input(leadFields.ward, { label: 'lead.typed_ward' }),
        input(leadFields.address, {
          label: 'lead.address', span: 2, help: 'screen.crm/lead-create.help.address',
          lookup: {
            url: '/address-read', value: 'address', show: ['units'], debounceMs: 500,
            fill: {
              country: 'country', address_scheme: 'address_scheme', id_city: 'id_city', id_county: 'id_county',
              id_ward: 'id_ward',
            },
            quiet: true, param: 'text',
          },
        }),
      ],
    },
    {
      key: 'deal', label: 'screen.crm/lead-create.section.deal', columns: 2,
      inputs: [
        input(leadFields.product, { label: 'lead.product' }),
        input(leadFields.quantity, { label: 'lead.quantity' }),
        input(leadFields.expected_value, { label: 'lead.expected_value' }),
        input(leadFields.shipping_fee, { label: 'lead.shipping_fee' }),
        input(leadFields.discount, { label: 'lead.discount' }),
        input(leadFields.deposit_required, { label: 'lead.deposit_required' }),
        input(leadFields.lines, {
          label: 'lead.lines', span: 2, add: { form: 'lead-combo', label: 'screen.lead-combo.title' },
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
      key: 'origin', label: 'screen.crm/lead-create.section.origin', columns: 2,
      inputs: [
        input(leadFields.source, { label: 'lead.source' }),
        input(leadFields.source_detail, { label: 'lead.source_detail' }),
        input(leadFields.ads_campaign_id, { label: 'lead.ads_campaign_id' }),
        input(leadFields.conversation_id, { label: 'lead.conversation_id' }),
      ],
    },
    {
      key: 'work', label: 'screen.crm/lead-create.section.work', columns: 2,
      inputs: [
        input(leadFields.account_id, { label: 'lead.account_id' }),
        input(leadFields.process_limit, { label: 'lead.process_limit' }),
        input(leadFields.tags, { label: 'lead.tags' }),
        input(leadFields.note, { label: 'lead.note', span: 2 }),
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
  validate: () => import('#generated/built/crm/lead.validate.gen.js'),
  submit: { next: 'again' },
  draft: true,
  prefill: ['phone', 'name', 'conversation_id'],
  begins: '/lead-new-agent',
  display: [{ field: 'phone' }, ' ', { field: 'name' }],
});

export default function LeadCreateForm() {
  return <FormScreen form={form} />;
}
