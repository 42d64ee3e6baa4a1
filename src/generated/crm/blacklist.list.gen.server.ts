// Generated from schemas/crm/blacklist.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { blacklistFields } from './blacklist.entity.gen.ts';

export const blacklistList = createList({
  screen: 'crm/blacklist',
  route: '/crm/blacklist',
  module: 'crm',
  entity: 'blacklist',
  permissions: ['crm_blacklist'],
  urls: { list: '/blacklist-list', count: '/blacklist-count', download: '/blacklist-download' },
  downloadName: 'blacklist.xlsx',
  columns: [
    column(blacklistFields.phone, { label: 'blacklist.phone', show: 'always' }),
    column(blacklistFields.address, { label: 'blacklist.address' }),
    column(blacklistFields.kind, { label: 'blacklist.kind' }),
    column(blacklistFields.reason, { label: 'blacklist.reason' }),
    column(blacklistFields.note, { label: 'blacklist.note' }),
    column(blacklistFields.source, { label: 'blacklist.source' }),
    column(blacklistFields.lead_id, { label: 'blacklist.lead_id', show: 'optional' }),
    column(blacklistFields.order_id, { label: 'blacklist.order_id', show: 'optional' }),
    column(blacklistFields.created_by, { label: 'kit.field.created_by' }),
    column(blacklistFields.created_at, { label: 'kit.field.created_at', sort: true }),
    column(blacklistFields.expires_at, { label: 'blacklist.expires_at', sort: true }),
    column(blacklistFields.active, { label: 'blacklist.active' }),
    column(blacklistFields.hit_count, { label: 'blacklist.hit_count', sort: true }),
    column(blacklistFields.last_hit_at, { label: 'blacklist.last_hit_at' }),
  ],
  filters: [
    filter(blacklistFields.phone, { label: 'blacklist.phone', kind: 'phone' }),
    filter(blacklistFields.address, { label: 'blacklist.address', kind: 'text' }),
    filter(blacklistFields.reason, { label: 'blacklist.reason', kind: 'multi_select' }),
    filter(blacklistFields.source, { label: 'blacklist.source', kind: 'multi_select' }),
    filter(blacklistFields.active, { label: 'blacklist.active', kind: 'boolean' }),
    filter(blacklistFields.expires_at, { label: 'blacklist.expires_at', kind: 'date_range', maxDays: null }),
    filter(blacklistFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
  ],
  counts: [
    { key: 'expired', where: { expires_at: { to: { today: -1 } } } },
    { key: 'suggested', where: { source: ['suggested'], active: false } },
  ],
  viewModes: [
    {
      key: 'phone',
      columns: [
        'phone', 'reason', 'note', 'source', 'lead_id', 'order_id', 'created_by', 'created_at', 'expires_at', 'active',
        'hit_count', 'last_hit_at',
      ],
      where: { kind: 'phone' },
    },
    {
      key: 'address',
      columns: [
        'address', 'reason', 'note', 'source', 'lead_id', 'order_id', 'created_by', 'created_at', 'expires_at',
        'active', 'hit_count', 'last_hit_at',
      ],
      where: { kind: 'address' },
    },
    { key: 'expired', where: { expires_at: { to: { today: -1 } } }, badge: 'expired' },
    { key: 'suggested', where: { source: ['suggested'], active: false }, badge: 'suggested' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
