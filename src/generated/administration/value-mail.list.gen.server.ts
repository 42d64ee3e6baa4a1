// Generated from schemas/administration/value-mail.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { accountFields } from '#generated/system/account.entity.gen.ts';
import { valueMailFields } from './value-mail.entity.gen.ts';

export const valueMailList = createList({
  screen: 'administration/goods-cost/mail',
  route: '/administration/goods-cost/mail',
  module: 'administration',
  entity: 'value_mail',
  permissions: ['administration_goods_cost'],
  urls: { list: '/value-mail-list', count: '/value-mail-count', download: '/value-mail-download' },
  downloadName: 'stock-value-mails.xlsx',
  columns: [
    column(valueMailFields.for_date, { label: 'value_mail.for_date', show: 'always', sort: true }),
    column(valueMailFields.account_id, { label: 'value_mail.account_id', show: 'always' }),
    column(accountFields.email, {
      key: 'account_id.email', steps: [{ field: 'account_id', kind: 'reference', entity: 'account' }],
      label: 'account.email',
    }),
    column(valueMailFields.state, { label: 'value_mail.state', sort: true }),
    column(valueMailFields.sent_at, { label: 'value_mail.sent_at', sort: true }),
  ],
  filters: [
    filter(valueMailFields.for_date, { label: 'value_mail.for_date', kind: 'date_range', maxDays: 360 }),
    filter(valueMailFields.account_id, { label: 'value_mail.account_id', kind: 'reference' }),
    filter(valueMailFields.state, { label: 'value_mail.state', kind: 'multi_select' }),
  ],
  sort: { field: 'for_date', order: 'DESC' },
});
