// Generated from schemas/crm/lead-telesale.form.json. Edit that file and run `npm run generate`.
import type { FormDefinition } from '#web/form/FormDefinition.ts';
import { input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { leadFields, leadRules } from './lead.entity.gen.ts';
import { leadWorkflow } from './lead.workflow.gen.ts';

export const form: FormDefinition = {
  screen: 'crm/lead-telesale',
  route: '/crm/lead-telesale',
  resource: 'lead',
  title: 'screen.crm/lead-telesale.title',
  mode: 'edit',
  permissions: ['crm_lead_telesale'],
  create: ['crm_lead_create'],
  layout: 'sections',
  sections: [
    {
      key: 'person', label: 'screen.crm/lead-telesale.section.person', columns: 2,
      inputs: [
        input(leadFields.phone, { label: 'lead.phone' }),
        input(leadFields.name, { label: 'lead.name' }),
        input(leadFields.city, { label: 'lead.city' }),
        input(leadFields.ward, { label: 'lead.ward' }),
        input(leadFields.address, { label: 'lead.address', span: 2 }),
      ],
    },
    {
      key: 'interest', label: 'screen.crm/lead-telesale.section.interest', columns: 2,
      inputs: [
        input(leadFields.product, { label: 'lead.product' }),
        input(leadFields.quantity, { label: 'lead.quantity' }),
        input(leadFields.expected_value, { label: 'lead.expected_value' }),
        input(leadFields.source, { label: 'lead.source' }),
        input(leadFields.source_detail, { label: 'lead.source_detail' }),
        input(leadFields.process_limit, { label: 'lead.process_limit' }),
        input(leadFields.note, { label: 'lead.note', span: 2 }),
      ],
    },
    {
      key: 'calls', label: 'screen.crm/lead-telesale.section.calls', columns: 2,
      inputs: [
        input(leadFields.account_id, { label: 'lead.account_id' }),
        input(leadFields.process_count, { label: 'lead.process_count' }),
        input(leadFields.reprocess_at, { label: 'lead.reprocess_at' }),
        input(leadFields.last_contact_at, { label: 'lead.last_contact_at' }),
        input(leadFields.last_note, { label: 'lead.last_note', span: 2 }),
      ],
    },
  ],
  models: { lead: { name: 'lead', fields: Object.values(leadFields), rules: leadRules, workflow: leadWorkflow } },
  workflow: leadWorkflow,
  validate: () => import('#generated/built/crm/lead.validate.gen.js'),
  display: [{ field: 'phone' }, ' ', { field: 'name' }],
};

export default function LeadTelesaleForm() {
  return <FormScreen form={form} />;
}
