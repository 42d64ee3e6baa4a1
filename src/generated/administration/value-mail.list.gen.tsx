// Generated from schemas/administration/value-mail.list.json. Edit that file and run `npm run generate`.
import { accountFields } from '#generated/system/account.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { valueMailFields } from './value-mail.entity.gen.ts';

export const list = createList({
  screen: 'administration/goods-cost/mail',
  route: '/administration/goods-cost/mail',
  resource: 'value_mail',
  title: 'screen.administration/goods-cost/mail.title',
  permissions: ['administration_goods_cost'],
  urls: { list: '/value-mail-list', count: '/value-mail-count', download: '/value-mail-download' },
  downloadName: 'stock-value-mails.xlsx',
  columns: [
    column(valueMailFields.for_date, {
      label: 'value_mail.for_date', cell: 'date', show: 'always', sort: true, pin: 'left',
    }),
    column(valueMailFields.account_id, {
      label: 'value_mail.account_id', cell: 'reference', show: 'always', width: 240,
    }),
    column(accountFields.email, {
      key: 'account_id.email', label: 'account.email', cell: 'text',
      walls: [['administration_employee', 'timekeeping_manager']], width: 240,
    }),
    column(valueMailFields.state, { label: 'value_mail.state', cell: 'enum', sort: true }),
    column(valueMailFields.sent_at, { label: 'value_mail.sent_at', cell: 'date_time', sort: true }),
  ],
  filters: [
    filter(valueMailFields.for_date, {
      label: 'value_mail.for_date', kind: 'date_range', maxDays: 360, presets: [7, 30, 90],
    }),
    filter(valueMailFields.account_id, { label: 'value_mail.account_id', kind: 'reference' }),
    filter(valueMailFields.state, { label: 'value_mail.state', kind: 'multi_select' }),
  ],
  sort: { field: 'for_date', order: 'DESC' },
  toolbar: [
    {
      key: 'goods', label: 'screen.administration/goods-cost/mail.action.goods', route: '/administration/goods-cost',
      permissions: ['administration_goods_cost'],
    },
    {
      key: 'mail_value', label: 'screen.administration/goods-cost/mail.action.mail_value', route: '/settings',
      permissions: ['customer_account'],
    },
  ],
  mobile: { title: 'account_id', lines: ['for_date', 'state', 'sent_at'] },
  emptyText: 'screen.administration/goods-cost/mail.empty',
  live: true,
});

export default function ValueMailList() {
  return <ListScreen list={list} />;
}
