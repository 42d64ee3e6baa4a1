// Generated from schemas/system/pos.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { posFields } from './pos.entity.gen.ts';

export const list = createList({
  screen: 'pos',
  route: '/pos',
  resource: 'pos',
  title: 'screen.pos.title',
  permissions: ['customer_account'],
  urls: { list: '/pos-list', count: '/pos-count', download: '/pos-download' },
  downloadName: 'shops.xlsx',
  columns: [
    column(posFields.code, { label: 'pos.code', cell: 'code', show: 'always', sort: true, pin: 'left', link: '/pos' }),
    column(posFields.name, { label: 'pos.name', cell: 'text', width: 220 }),
    column(posFields.id_city, { label: 'pos.id_city', cell: 'reference' }),
    column(posFields.address, { label: 'pos.address', cell: 'text', show: 'optional' }),
    column(posFields.phone, { label: 'pos.phone', cell: 'phone' }),
    column(posFields.warehouse_id, { label: 'pos.warehouse_id', cell: 'reference', width: 240 }),
    column(posFields.active, { label: 'pos.active', cell: 'boolean' }),
    column(posFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true }),
  ],
  filters: [
    filter(posFields.code, { label: 'pos.code', kind: 'text' }),
    filter(posFields.name, { label: 'pos.name', kind: 'text' }),
    filter(posFields.id_city, { label: 'pos.id_city', kind: 'reference' }),
    filter(posFields.active, { label: 'pos.active', kind: 'boolean' }),
    filter(posFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(posFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  sort: { field: 'code', order: 'ASC' },
  toolbar: [
    { key: 'create', label: 'action.create', route: '/pos/create', permissions: ['customer_account'], tone: 'success' },
  ],
  open: '/pos',
  create: { route: '/pos/create', permissions: ['customer_account'] },
  mobile: { title: 'code', lines: ['name', 'id_city', 'phone', 'warehouse_id'] },
  emptyText: 'screen.pos.empty',
});

export default function PosList() {
  return <ListScreen list={list} />;
}
