// Generated from schemas/crm/lead-sheet.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { leadSheetFields, leadSheetRules } from './lead-sheet.entity.gen.ts';

export const form = createForm({
  screen: 'crm/lead-import/file',
  route: '/crm/lead-import/file',
  resource: 'lead_sheet',
  title: 'screen.crm/lead-import/file.title',
  mode: 'edit',
  permissions: ['crm_lead_create'],
  sections: [
    {
      key: 'main', label: 'screen.crm/lead-import/file.section.main', columns: 2,
      inputs: [
        input(leadSheetFields.code, { label: 'lead_sheet.code' }),
        input(leadSheetFields.repeated, { label: 'lead_sheet.repeated' }),
        input(leadSheetFields.rows, { label: 'lead_sheet.rows' }),
        input(leadSheetFields.accepted, { label: 'lead_sheet.accepted' }),
        input(leadSheetFields.rejected, { label: 'lead_sheet.rejected' }),
        input(leadSheetFields.file, { label: 'lead_sheet.file' }),
        input(leadSheetFields.error_file, { label: 'lead_sheet.error_file' }),
        input(leadSheetFields.note, { label: 'lead_sheet.note', span: 2 }),
      ],
    },
  ],
  models: { lead_sheet: { name: 'lead_sheet', fields: Object.values(leadSheetFields), rules: leadSheetRules } },
  validate: () => import('#generated/built/crm/lead-sheet.validate.gen.js'),
  aside: {
    facts: [
      { field: leadSheetFields.accepted, label: 'lead_sheet.accepted' },
      { field: leadSheetFields.rejected, label: 'lead_sheet.rejected' },
    ],
    related: [
      {
        label: 'screen.crm/lead-history.title', route: '/crm/lead-history', filter: 'lead_sheet_id', from: 'id',
        isChoice: true,
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
    ],
  },
  display: [{ field: 'code' }],
});

export default function LeadSheetForm() {
  return <FormScreen form={form} />;
}
