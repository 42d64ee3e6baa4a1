// Generated from schemas/crm/lead-intake.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { IntakeRevealCell } from '#modules/crm/IntakeRevealCell.tsx';
import { PayloadCell } from '#modules/crm/PayloadCell.tsx';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type LeadIntake, leadIntakeFields } from './lead-intake.entity.gen.ts';
import { replayAction } from './replay.action.gen.ts';

export const list = createList({
  screen: 'crm/lead-intake',
  route: '/crm/lead-intake',
  resource: 'lead_intake',
  title: 'screen.crm/lead-intake.title',
  permissions: ['crm_ladi_page_config'],
  urls: { list: '/lead-intake-list', count: '/lead-intake-count', download: '/lead-intake-download' },
  downloadName: 'lead-intake.xlsx',
  columns: [
    column(leadIntakeFields.received_at, {
      label: 'lead_intake.received_at', cell: 'date_time', show: 'always', sort: true, pin: 'left',
    }),
    column(leadIntakeFields.channel, { label: 'lead_intake.channel', cell: 'enum' }),
    column(leadIntakeFields.ladi_page_id, { label: 'lead_intake.ladi_page_id', cell: 'reference', width: 200 }),
    column(leadIntakeFields.phone, { label: 'lead_intake.phone', cell: 'text', slot: IntakeRevealCell }),
    column(leadIntakeFields.result, { label: 'lead_intake.result', cell: 'enum' }),
    column(leadIntakeFields.lead_id, { label: 'lead_intake.lead_id', cell: 'reference', width: 200 }),
    column(leadIntakeFields.error, { label: 'lead_intake.error', cell: 'enum' }),
    column(leadIntakeFields.error_text, { label: 'lead_intake.error_text', cell: 'text', width: 280 }),
    column(leadIntakeFields.tries, { label: 'lead_intake.tries', cell: 'number' }),
    column(leadIntakeFields.payload, { label: 'lead_intake.payload', cell: 'text', slot: PayloadCell, width: 320 }),
    column(leadIntakeFields.dedupe_key, { label: 'lead_intake.dedupe_key', cell: 'code', show: 'optional' }),
  ],
  filters: [
    filter(leadIntakeFields.received_at, {
      label: 'lead_intake.received_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30],
    }),
    filter(leadIntakeFields.ladi_page_id, { label: 'lead_intake.ladi_page_id', kind: 'reference' }),
    filter(leadIntakeFields.phone, { label: 'lead_intake.phone', kind: 'text' }),
    filter(leadIntakeFields.lead_id, { label: 'lead_intake.lead_id', kind: 'reference', place: 'panel' }),
    filter(leadIntakeFields.result, { label: 'lead_intake.result', kind: 'multi_select' }),
    filter(leadIntakeFields.channel, { label: 'lead_intake.channel', kind: 'multi_select' }),
  ],
  counts: ['errors'],
  viewModes: [
    { key: 'all', label: 'screen.crm/lead-intake.mode.all' },
    { key: 'errors', label: 'screen.crm/lead-intake.mode.errors', badge: 'errors' },
  ],
  sort: { field: 'received_at', order: 'DESC' },
  row: [{ key: 'replay', label: 'lead_intake.action.replay', action: 'replay', permissions: ['crm_ladi_page_config'] }],
  bulk: [
    { key: 'replay', label: 'lead_intake.action.replay', action: 'replay', permissions: ['crm_ladi_page_config'] },
  ],
  actions: [replayAction],
  mobile: { title: 'phone', lines: ['received_at', 'ladi_page_id', 'result', 'error'] },
  rowTone: [
    { when: (c: Logic<LeadIntake>) => c.record.result === 'error', tone: 'danger' },
    { when: (c: Logic<LeadIntake>) => ['invalid_phone', 'blacklisted'].includes(c.record.result), tone: 'warning' },
  ],
  emptyText: 'screen.crm/lead-intake.empty',
  live: true,
});

export default function LeadIntakeList() {
  return <ListScreen list={list} />;
}
