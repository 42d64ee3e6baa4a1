// Generated from schemas/office/sites.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { workSiteFields } from './work-site.entity.gen.ts';

export const sitesList = createList({
  screen: 'timekeeping/shift/site',
  route: '/timekeeping/shift/site',
  module: 'office',
  entity: 'work_site',
  permissions: ['timekeeping_manager'],
  urls: { list: '/work-site-list', count: '/work-site-count', download: '/work-site-download' },
  downloadName: 'work-sites.xlsx',
  columns: [
    column(workSiteFields.code, { label: 'work_site.code', show: 'always', sort: true }),
    column(workSiteFields.name, { label: 'work_site.name', sort: true }),
    column(workSiteFields.geo_point, { label: 'work_site.geo_point' }),
    column(workSiteFields.radius_m, { label: 'work_site.radius_m', sort: true }),
    column(workSiteFields.warehouse_id, { label: 'work_site.warehouse_id' }),
    column(workSiteFields.pos_id, { label: 'work_site.pos_id' }),
    column(workSiteFields.active, { label: 'work_site.active' }),
    column(workSiteFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(workSiteFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
    column(workSiteFields.note, { label: 'work_site.note', show: 'optional' }),
  ],
  filters: [
    filter(workSiteFields.code, { label: 'work_site.code', kind: 'text' }),
    filter(workSiteFields.name, { label: 'work_site.name', kind: 'text' }),
    filter(workSiteFields.warehouse_id, { label: 'work_site.warehouse_id', kind: 'reference' }),
    filter(workSiteFields.pos_id, { label: 'work_site.pos_id', kind: 'reference' }),
    filter(workSiteFields.active, { label: 'work_site.active', kind: 'boolean' }),
  ],
  viewModes: [{ key: 'in_use', where: { active: true } }, { key: 'all' }],
  sort: { field: 'code', order: 'ASC' },
});
