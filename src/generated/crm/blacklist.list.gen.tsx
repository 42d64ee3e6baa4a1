// Generated from schemas/crm/blacklist.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { activateBlockAction } from './activate-block.action.gen.ts';
import { type Blacklist, blacklistFields } from './blacklist.entity.gen.ts';
import { extendBlockAction } from './extend-block.action.gen.ts';
import { liftAction } from './lift.action.gen.ts';

export const list = createList({
  screen: 'crm/blacklist',
  route: '/crm/blacklist',
  resource: 'blacklist',
  title: 'screen.crm/blacklist.title',
  permissions: ['crm_blacklist'],
  urls: { list: '/blacklist-list', count: '/blacklist-count', download: '/blacklist-download' },
  downloadName: 'blacklist.xlsx',
  columns: [
    column(blacklistFields.phone, {
      label: 'blacklist.phone', cell: 'phone', show: 'always', pin: 'left', link: '/crm/blacklist',
    }),
    column(blacklistFields.address, { label: 'blacklist.address', cell: 'text', width: 240, link: '/crm/blacklist' }),
    column(blacklistFields.kind, { label: 'blacklist.kind', cell: 'enum' }),
    column(blacklistFields.reason, { label: 'blacklist.reason', cell: 'enum' }),
    column(blacklistFields.note, { label: 'blacklist.note', cell: 'text', width: 260 }),
    column(blacklistFields.source, { label: 'blacklist.source', cell: 'enum' }),
    column(blacklistFields.lead_id, { label: 'blacklist.lead_id', cell: 'reference', show: 'optional' }),
    column(blacklistFields.order_id, { label: 'blacklist.order_id', cell: 'reference', show: 'optional' }),
    column(blacklistFields.created_by, { label: 'kit.field.created_by', cell: 'reference' }),
    column(blacklistFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
    column(blacklistFields.expires_at, { label: 'blacklist.expires_at', cell: 'date', sort: true }),
    column(blacklistFields.active, { label: 'blacklist.active', cell: 'boolean' }),
    column(blacklistFields.hit_count, { label: 'blacklist.hit_count', cell: 'number', sort: true }),
    column(blacklistFields.last_hit_at, { label: 'blacklist.last_hit_at', cell: 'date_time' }),
  ],
  filters: [
    filter(blacklistFields.phone, { label: 'blacklist.phone', kind: 'phone' }),
    filter(blacklistFields.address, { label: 'blacklist.address', kind: 'text' }),
    filter(blacklistFields.reason, { label: 'blacklist.reason', kind: 'multi_select' }),
    filter(blacklistFields.source, { label: 'blacklist.source', kind: 'multi_select' }),
    filter(blacklistFields.active, { label: 'blacklist.active', kind: 'boolean' }),
    filter(blacklistFields.expires_at, { label: 'blacklist.expires_at', kind: 'date_range', maxDays: null }),
    filter(blacklistFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [30, 90, 360],
    }),
  ],
  counts: ['expired', 'suggested'],
  viewModes: [
    {
      key: 'phone', label: 'screen.crm/blacklist.mode.phone',
      columns: [
        'phone', 'reason', 'note', 'source', 'lead_id', 'order_id', 'created_by', 'created_at', 'expires_at', 'active',
        'hit_count', 'last_hit_at',
      ],
    },
    {
      key: 'address', label: 'screen.crm/blacklist.mode.address',
      columns: [
        'address', 'reason', 'note', 'source', 'lead_id', 'order_id', 'created_by', 'created_at', 'expires_at',
        'active', 'hit_count', 'last_hit_at',
      ],
    },
    { key: 'expired', label: 'screen.crm/blacklist.mode.expired', badge: 'expired' },
    { key: 'suggested', label: 'screen.crm/blacklist.mode.suggested', badge: 'suggested' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/crm/blacklist/create', permissions: ['crm_blacklist'],
      tone: 'success',
    },
    {
      key: 'import', label: 'screen.crm/blacklist.action.import', route: '/crm/blacklist-import',
      permissions: ['crm_blacklist'],
    },
  ],
  row: [
    {
      key: 'activate_block', label: 'blacklist.action.activate_block', action: 'activate_block',
      permissions: ['crm_blacklist'], tone: 'danger',
    },
    { key: 'lift', label: 'blacklist.action.lift', action: 'lift', permissions: ['crm_blacklist'], tone: 'success' },
    { key: 'extend', label: 'blacklist.action.extend_block', action: 'extend_block', permissions: ['crm_blacklist'] },
    {
      key: 'leads', label: 'screen.crm/blacklist.action.leads', route: '/crm/lead-dead',
      filter: { phone: { from: 'phone' } }, permissions: ['crm_lead_dead'],
    },
  ],
  bulk: [
    {
      key: 'activate_block', label: 'blacklist.action.activate_block', action: 'activate_block',
      permissions: ['crm_blacklist'], tone: 'danger',
    },
    {
      key: 'extend_block', label: 'blacklist.action.extend_block', action: 'extend_block',
      permissions: ['crm_blacklist'],
    },
    { key: 'lift', label: 'blacklist.action.lift', action: 'lift', permissions: ['crm_blacklist'], tone: 'success' },
  ],
  actions: [activateBlockAction, extendBlockAction, liftAction],
  open: '/crm/blacklist',
  create: { route: '/crm/blacklist/create', permissions: ['crm_blacklist'] },
  mobile: { title: 'phone', lines: ['address', 'reason', 'note', 'active'] },
  rowTone: [{ when: (c: Logic<Blacklist>) => c.record.active === false, tone: 'neutral' }],
  emptyText: 'screen.crm/blacklist.empty',
  live: true,
});

export default function BlacklistList() {
  return <ListScreen list={list} />;
}
