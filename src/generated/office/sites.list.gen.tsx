// Generated from schemas/office/sites.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { workSiteFields } from './work-site.entity.gen.ts';

export const list = createList({
  screen: 'timekeeping/shift/site',
  route: '/timekeeping/shift/site',
  resource: 'work_site',
  title: 'screen.timekeeping/shift/site.title',
  permissions: ['timekeeping_manager'],
  urls: { list: '/work-site-list', count: '/work-site-count', download: '/work-site-download' },
  downloadName: 'work-sites.xlsx',
  columns: [
    column(workSiteFields.code, {
      label: 'work_site.code', cell: 'code', show: 'always', sort: true, pin: 'left', link: '/timekeeping/shift/site',
    }),
    column(workSiteFields.name, { label: 'work_site.name', cell: 'text', sort: true, width: 240 }),
    column(workSiteFields.geo_point, { label: 'work_site.geo_point', cell: 'text', width: 180 }),
    column(workSiteFields.radius_m, { label: 'work_site.radius_m', cell: 'number', sort: true }),
    column(workSiteFields.warehouse_id, { label: 'work_site.warehouse_id', cell: 'reference', width: 220 }),
    column(workSiteFields.pos_id, { label: 'work_site.pos_id', cell: 'reference', width: 200 }),
    column(workSiteFields.active, { label: 'work_site.active', cell: 'boolean' }),
    column(workSiteFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(workSiteFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
    column(workSiteFields.note, { label: 'work_site.note', cell: 'text', show: 'optional' }),
  ],
  filters: [
    filter(workSiteFields.code, { label: 'work_site.code', kind: 'text' }),
    filter(workSiteFields.name, { label: 'work_site.name', kind: 'text' }),
    filter(workSiteFields.warehouse_id, { label: 'work_site.warehouse_id', kind: 'reference' }),
    filter(workSiteFields.pos_id, { label: 'work_site.pos_id', kind: 'reference' }),
    filter(workSiteFields.active, { label: 'work_site.active', kind: 'boolean' }),
  ],
  viewModes: [
    { key: 'in_use', label: 'screen.timekeeping/shift/site.mode.in_use' },
    { key: 'all', label: 'screen.timekeeping/shift/site.mode.all' },
  ],
  sort: { field: 'code', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/timekeeping/shift/site/create',
      permissions: ['timekeeping_manager'], tone: 'success',
    },
    {
      key: 'place', label: 'screen.timekeeping/shift/site.action.place', route: '/timekeeping/shift/site/place',
      permissions: ['timekeeping_manager'],
    },
    {
      key: 'shifts', label: 'screen.timekeeping/shift/site.action.shifts', route: '/timekeeping/shift',
      permissions: ['timekeeping_manager'],
    },
  ],
  open: '/timekeeping/shift/site',
  create: { route: '/timekeeping/shift/site/create', permissions: ['timekeeping_manager'] },
  mobile: { title: 'name', lines: ['code', 'radius_m', 'warehouse_id', 'pos_id'] },
  emptyText: 'screen.timekeeping/shift/site.empty',
  live: true,
});

export default function SitesList() {
  return <ListScreen list={list} />;
}
