// Generated from schemas/shop/agencies.list.json. Edit that file and run `npm run generate`.
import { column, createList } from '#contract/parts.ts';
import { agencyFields } from './agency.entity.gen.ts';

export const agenciesList = createList({
  screen: 'shop/agency',
  route: '/shop/agency',
  module: 'shop',
  entity: 'agency',
  permissions: ['agent'],
  urls: { list: '/agency-list' },
  downloadName: 'download.xlsx',
  columns: [
    column(agencyFields.path, { label: 'agency.path', sort: true }),
    column(agencyFields.level, { label: 'agency.level' }),
  ],
  sort: { field: 'path', order: 'ASC' },
});
