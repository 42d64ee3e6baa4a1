// Generated from schemas/crm/page-apps.list.json. Edit that file and run `npm run generate`.
import { column, createList } from '#contract/parts.ts';
import { pageAppFields } from '#generated/messaging/page-app.entity.gen.ts';

export const pageAppsList = createList({
  screen: 'crm/omnichannel-page/app',
  route: '/crm/omnichannel-page/app',
  module: 'crm',
  entity: 'page_app',
  permissions: ['crm_lead_omnichannel'],
  urls: { list: '/page-app-list', count: '/page-app-count', download: '/page-app-download' },
  downloadName: 'page-apps.xlsx',
  columns: [
    column(pageAppFields.app_id, { label: 'page_app.app_id', show: 'always' }),
    column(pageAppFields.webhook_path, { label: 'page_app.webhook_path' }),
    column(pageAppFields.url, { label: 'page_app.url' }),
    column(pageAppFields.created_at, { label: 'kit.field.created_at', sort: true }),
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
