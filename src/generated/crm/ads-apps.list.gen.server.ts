// Generated from schemas/crm/ads-apps.list.json. Edit that file and run `npm run generate`.
import { column, createList } from '#contract/parts.ts';
import { adsAppFields } from './ads-app.entity.gen.ts';

export const adsAppsList = createList({
  screen: 'crm/ads-account/app',
  route: '/crm/ads-account/app',
  module: 'crm',
  entity: 'ads_app',
  permissions: ['crm_ads_account'],
  urls: { list: '/ads-app-list', count: '/ads-app-count', download: '/ads-app-download' },
  downloadName: 'ads-apps.xlsx',
  columns: [
    column(adsAppFields.platform, { label: 'ads_app.platform', show: 'always', sort: true }),
    column(adsAppFields.app_id, { label: 'ads_app.app_id' }),
    column(adsAppFields.url, { label: 'ads_app.url' }),
    column(adsAppFields.created_at, { label: 'kit.field.created_at', sort: true }),
  ],
  sort: { field: 'platform', order: 'ASC' },
});
