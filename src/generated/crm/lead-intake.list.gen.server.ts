// Generated from schemas/crm/lead-intake.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { leadIntakeFields } from './lead-intake.entity.gen.ts';

export const leadIntakeList = createList({
  screen: 'crm/lead-intake',
  route: '/crm/lead-intake',
  module: 'crm',
  entity: 'lead_intake',
  permissions: ['crm_ladi_page_config'],
  urls: { list: '/lead-intake-list', count: '/lead-intake-count', download: '/lead-intake-download' },
  downloadName: 'lead-intake.xlsx',
  columns: [
    column(leadIntakeFields.received_at, { label: 'lead_intake.received_at', show: 'always', sort: true }),
    column(leadIntakeFields.channel, { label: 'lead_intake.channel' }),
    column(leadIntakeFields.ladi_page_id, { label: 'lead_intake.ladi_page_id' }),
    column(leadIntakeFields.phone, { label: 'lead_intake.phone' }),
    column(leadIntakeFields.result, { label: 'lead_intake.result' }),
    column(leadIntakeFields.lead_id, { label: 'lead_intake.lead_id' }),
    column(leadIntakeFields.error, { label: 'lead_intake.error' }),
    column(leadIntakeFields.error_text, { label: 'lead_intake.error_text' }),
    column(leadIntakeFields.tries, { label: 'lead_intake.tries' }),
    column(leadIntakeFields.payload, { label: 'lead_intake.payload' }),
    column(leadIntakeFields.dedupe_key, { label: 'lead_intake.dedupe_key', show: 'optional' }),
  ],
  filters: [
    filter(leadIntakeFields.received_at, { label: 'lead_intake.received_at', kind: 'date_range', maxDays: 360 }),
    filter(leadIntakeFields.ladi_page_id, { label: 'lead_intake.ladi_page_id', kind: 'reference' }),
    filter(leadIntakeFields.phone, { label: 'lead_intake.phone', kind: 'text' }),
    filter(leadIntakeFields.lead_id, { label: 'lead_intake.lead_id', kind: 'reference' }),
    filter(leadIntakeFields.result, { label: 'lead_intake.result', kind: 'multi_select' }),
    filter(leadIntakeFields.channel, { label: 'lead_intake.channel', kind: 'multi_select' }),
  ],
  counts: [{ key: 'errors', where: { result: ['error'] } }],
  viewModes: [{ key: 'all' }, { key: 'errors', where: { result: ['error'] }, badge: 'errors' }],
  sort: { field: 'received_at', order: 'DESC' },
});
