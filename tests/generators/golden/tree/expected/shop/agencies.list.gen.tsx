// Generated from schemas/shop/agencies.list.json. Edit that file and run `npm run generate`.
import { column, createList } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { agencyFields } from './agency.entity.gen.ts';

export const list = createList({
  screen: 'shop/agency',
  route: '/shop/agency',
  resource: 'agency',
  title: 'screen.shop/agency.title',
  permissions: ['agent'],
  urls: { list: '/agency-list' },
  downloadName: 'download.xlsx',
  columns: [
    column(agencyFields.path, { label: 'agency.path', cell: 'tree', sort: true }),
    column(agencyFields.level, { label: 'agency.level', cell: 'number' }),
  ],
  sort: { field: 'path', order: 'ASC' },
  mobile: { title: 'path', lines: ['level'] },
});

export default function AgenciesList() {
  return <ListScreen list={list} />;
}
