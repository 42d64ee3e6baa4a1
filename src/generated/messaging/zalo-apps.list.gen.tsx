// Generated from schemas/messaging/zalo-apps.list.json. Edit that file and run `npm run generate`.
import { column, createList } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { zaloAppFields } from './zalo-app.entity.gen.ts';

export const list = createList({
  screen: 'zalo-oa/app',
  route: '/zalo-oa/app',
  resource: 'zalo_app',
  title: 'screen.zalo-oa/app.title',
  permissions: ['customer_account'],
  urls: { list: '/zalo-app-list', count: '/zalo-app-count', download: '/zalo-app-download' },
  downloadName: 'zalo-apps.xlsx',
  columns: [
    column(zaloAppFields.app_id, {
      label: 'zalo_app.app_id', cell: 'code', show: 'always', pin: 'left', link: '/zalo-oa/app',
    }),
    column(zaloAppFields.oauth_url, { label: 'zalo_app.oauth_url', cell: 'link', width: 300 }),
    column(zaloAppFields.api_url, { label: 'zalo_app.api_url', cell: 'link', width: 300 }),
    column(zaloAppFields.zns_url, { label: 'zalo_app.zns_url', cell: 'link', width: 300 }),
    column(zaloAppFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/zalo-oa/app/create', permissions: ['customer_account'],
      tone: 'success',
    },
  ],
  open: '/zalo-oa/app',
  create: { route: '/zalo-oa/app/create', permissions: ['customer_account'] },
  mobile: { title: 'app_id', lines: ['oauth_url'] },
  emptyText: 'screen.zalo-oa/app.empty',
});

export default function ZaloAppsList() {
  return <ListScreen list={list} />;
}
