// Generated from schemas/market/market-apps.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { marketAppFields } from './market-app.entity.gen.ts';

export const marketAppsList = createList({
  screen: 'account/market-app',
  route: '/account/market-app',
  module: 'market',
  entity: 'market_app',
  permissions: ['customer_account'],
  urls: { list: '/market-app-list', count: '/market-app-count', download: '/market-app-download' },
  downloadName: 'marketplace-apps.xlsx',
  columns: [
    column(marketAppFields.platform, { label: 'market_app.platform', show: 'always' }),
    column(marketAppFields.app_id, { label: 'market_app.app_id' }),
    column(marketAppFields.url, { label: 'market_app.url' }),
    column(marketAppFields.push_url, { label: 'market_app.push_url' }),
    column(marketAppFields.created_at, { label: 'kit.field.created_at', sort: true }),
  ],
  filters: [
    filter(marketAppFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(marketAppFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
