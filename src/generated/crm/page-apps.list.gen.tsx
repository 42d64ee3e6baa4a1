// Generated from schemas/crm/page-apps.list.json. Edit that file and run `npm run generate`.
import { pageAppFields } from '#generated/messaging/page-app.entity.gen.ts';
import { column, createList } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'crm/omnichannel-page/app',
  route: '/crm/omnichannel-page/app',
  resource: 'page_app',
  title: 'screen.crm/omnichannel-page/app.title',
  permissions: ['crm_lead_omnichannel'],
  urls: { list: '/page-app-list', count: '/page-app-count', download: '/page-app-download' },
  downloadName: 'page-apps.xlsx',
  columns: [
    column(pageAppFields.app_id, {
      label: 'page_app.app_id', cell: 'code', show: 'always', width: 260, pin: 'left',
      link: '/crm/omnichannel-page/app',
    }),
    column(pageAppFields.webhook_path, { label: 'page_app.webhook_path', cell: 'code', width: 260 }),
    column(pageAppFields.url, { label: 'page_app.url', cell: 'link', width: 300 }),
    column(pageAppFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/crm/omnichannel-page/app/create',
      permissions: ['crm_lead_omnichannel'], tone: 'success',
    },
    {
      key: 'pages', label: 'screen.crm/omnichannel-page/app.action.pages', route: '/crm/omnichannel-page',
      permissions: ['crm_lead_omnichannel'],
    },
  ],
  open: '/crm/omnichannel-page/app',
  create: { route: '/crm/omnichannel-page/app/create', permissions: ['crm_lead_omnichannel'] },
  mobile: { title: 'app_id', lines: ['created_at'] },
  emptyText: 'screen.crm/omnichannel-page/app.empty',
});

export default function PageAppsList() {
  return <ListScreen list={list} />;
}
