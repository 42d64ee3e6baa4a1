// Generated from schemas/market/market-apps.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { marketAppFields } from './market-app.entity.gen.ts';

export const list = createList({
  screen: 'account/market-app',
  route: '/account/market-app',
  resource: 'market_app',
  title: 'screen.account/market-app.title',
  permissions: ['customer_account'],
  urls: { list: '/market-app-list', count: '/market-app-count', download: '/market-app-download' },
  downloadName: 'marketplace-apps.xlsx',
  columns: [
    column(marketAppFields.platform, {
      label: 'market_app.platform', cell: 'enum', show: 'always', pin: 'left', link: '/account/market-app',
    }),
    column(marketAppFields.app_id, { label: 'market_app.app_id', cell: 'code' }),
    column(marketAppFields.url, { label: 'market_app.url', cell: 'link', width: 300 }),
    column(marketAppFields.push_url, { label: 'market_app.push_url', cell: 'link', width: 360 }),
    column(marketAppFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
  ],
  filters: [
    filter(marketAppFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(marketAppFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/account/market-app/create', permissions: ['customer_account'],
      tone: 'success',
    },
  ],
  open: '/account/market-app',
  create: { route: '/account/market-app/create', permissions: ['customer_account'] },
  mobile: { title: 'platform', lines: ['app_id', 'url'] },
});

export default function MarketAppsList() {
  return <ListScreen list={list} />;
}
