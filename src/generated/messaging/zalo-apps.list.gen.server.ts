// Generated from schemas/messaging/zalo-apps.list.json. Edit that file and run `npm run generate`.
import { column, createList } from '#contract/parts.ts';
import { zaloAppFields } from './zalo-app.entity.gen.ts';

export const zaloAppsList = createList({
  screen: 'zalo-oa/app',
  route: '/zalo-oa/app',
  module: 'messaging',
  entity: 'zalo_app',
  permissions: ['customer_account'],
  urls: { list: '/zalo-app-list', count: '/zalo-app-count', download: '/zalo-app-download' },
  downloadName: 'zalo-apps.xlsx',
  columns: [
    column(zaloAppFields.app_id, { label: 'zalo_app.app_id', show: 'always' }),
    column(zaloAppFields.oauth_url, { label: 'zalo_app.oauth_url' }),
    column(zaloAppFields.api_url, { label: 'zalo_app.api_url' }),
    column(zaloAppFields.zns_url, { label: 'zalo_app.zns_url' }),
    column(zaloAppFields.created_at, { label: 'kit.field.created_at', sort: true }),
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
