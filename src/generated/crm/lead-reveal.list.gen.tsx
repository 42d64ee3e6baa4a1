// Generated from schemas/crm/lead-reveal.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { leadRevealFields } from './lead-reveal.entity.gen.ts';
import { leadFields } from './lead.entity.gen.ts';

export const list = createList({
  screen: 'crm/lead-reveal',
  route: '/crm/lead-reveal',
  resource: 'lead_reveal',
  title: 'screen.crm/lead-reveal.title',
  permissions: ['crm_lead_dead'],
  urls: { list: '/lead-reveal-list', count: '/lead-reveal-count', download: '/lead-reveal-download' },
  downloadName: 'lead-reveal.xlsx',
  columns: [
    column(leadRevealFields.at, { label: 'lead_reveal.at', cell: 'date_time', show: 'always', sort: true, pin: 'left' }),
    column(leadRevealFields.account_id, { label: 'lead_reveal.account_id', cell: 'reference' }),
    column(leadFields.phone, { key: 'lead_id.phone', label: 'lead.phone', cell: 'phone' }),
    column(leadFields.name, { key: 'lead_id.name', label: 'lead.name', cell: 'text' }),
    column(leadRevealFields.queue, { label: 'lead_reveal.queue', cell: 'enum' }),
    column(leadFields.queue, { key: 'lead_id.queue', label: 'lead.queue', cell: 'enum' }),
    column(leadFields.account_id, { key: 'lead_id.account_id', label: 'lead.account_id', cell: 'reference' }),
  ],
  filters: [
    filter(leadRevealFields.at, { label: 'lead_reveal.at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30] }),
    filter(leadRevealFields.account_id, { label: 'lead_reveal.account_id', kind: 'reference' }),
    filter(leadFields.phone, { key: 'lead_id.phone', label: 'lead.phone', kind: 'phone' }),
    filter(leadRevealFields.queue, { label: 'lead_reveal.queue', kind: 'multi_select' }),
  ],
  viewModes: [{ key: 'all', label: 'screen.crm/lead-reveal.mode.all' }],
  sort: { field: 'at', order: 'DESC' },
  mobile: { title: 'at', lines: ['account_id', 'lead_id.phone', 'lead_id.name', 'queue'] },
  emptyText: 'screen.crm/lead-reveal.empty',
  live: true,
});

export default function LeadRevealList() {
  return <ListScreen list={list} />;
}
