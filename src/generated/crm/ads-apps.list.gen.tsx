// Generated from schemas/crm/ads-apps.list.json. Edit that file and run `npm run generate`.
import { column, createList } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { adsAppFields } from './ads-app.entity.gen.ts';

export const list = createList({
  screen: 'crm/ads-account/app',
  route: '/crm/ads-account/app',
  resource: 'ads_app',
  title: 'screen.crm/ads-account/app.title',
  permissions: ['crm_ads_account'],
  urls: { list: '/ads-app-list', count: '/ads-app-count', download: '/ads-app-download' },
  downloadName: 'ads-apps.xlsx',
  columns: [
    column(adsAppFields.platform, {
      label: 'ads_app.platform', cell: 'enum', show: 'always', sort: true, pin: 'left', link: '/crm/ads-account/app',
    }),
    column(adsAppFields.app_id, { label: 'ads_app.app_id', cell: 'code', width: 260 }),
    column(adsAppFields.url, { label: 'ads_app.url', cell: 'link', width: 300 }),
    column(adsAppFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
  ],
  sort: { field: 'platform', order: 'ASC' },
  toolbar: [
    {
      key: 'accounts', label: 'screen.crm/ads-account/app.action.accounts', route: '/crm/ads-account',
      permissions: ['crm_ads_account'],
    },
    {
      key: 'create', label: 'action.create', route: '/crm/ads-account/app/create', permissions: ['crm_ads_account'],
      tone: 'success',
    },
  ],
  open: '/crm/ads-account/app',
  create: { route: '/crm/ads-account/app/create', permissions: ['crm_ads_account'] },
  mobile: { title: 'platform', lines: ['app_id'] },
  emptyText: 'screen.crm/ads-account/app.empty',
});

export default function AdsAppsList() {
  return <ListScreen list={list} />;
}
