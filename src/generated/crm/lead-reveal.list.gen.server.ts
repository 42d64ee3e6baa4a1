// Generated from schemas/crm/lead-reveal.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { leadRevealFields } from './lead-reveal.entity.gen.ts';
import { leadFields } from './lead.entity.gen.ts';

export const leadRevealList = createList({
  screen: 'crm/lead-reveal',
  route: '/crm/lead-reveal',
  module: 'crm',
  entity: 'lead_reveal',
  permissions: ['crm_lead_dead'],
  urls: { list: '/lead-reveal-list', count: '/lead-reveal-count', download: '/lead-reveal-download' },
  downloadName: 'lead-reveal.xlsx',
  columns: [
    column(leadRevealFields.at, { label: 'lead_reveal.at', show: 'always', sort: true }),
    column(leadRevealFields.account_id, { label: 'lead_reveal.account_id' }),
    column(leadFields.phone, {
      key: 'lead_id.phone', steps: [{ field: 'lead_id', kind: 'reference', entity: 'lead' }], label: 'lead.phone',
    }),
    column(leadFields.name, {
      key: 'lead_id.name', steps: [{ field: 'lead_id', kind: 'reference', entity: 'lead' }], label: 'lead.name',
    }),
    column(leadRevealFields.queue, { label: 'lead_reveal.queue' }),
    column(leadFields.queue, {
      key: 'lead_id.queue', steps: [{ field: 'lead_id', kind: 'reference', entity: 'lead' }], label: 'lead.queue',
    }),
    column(leadFields.account_id, {
      key: 'lead_id.account_id', steps: [{ field: 'lead_id', kind: 'reference', entity: 'lead' }],
      label: 'lead.account_id',
    }),
  ],
  filters: [
    filter(leadRevealFields.at, { label: 'lead_reveal.at', kind: 'date_range', maxDays: 360 }),
    filter(leadRevealFields.account_id, { label: 'lead_reveal.account_id', kind: 'reference' }),
    filter(leadFields.phone, {
      key: 'lead_id.phone', steps: [{ field: 'lead_id', kind: 'reference', entity: 'lead' }], label: 'lead.phone',
      kind: 'phone',
    }),
    filter(leadRevealFields.queue, { label: 'lead_reveal.queue', kind: 'multi_select' }),
  ],
  viewModes: [{ key: 'all' }],
  sort: { field: 'at', order: 'DESC' },
});
