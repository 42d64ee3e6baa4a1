// Generated from schemas/crm/script.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type CallScript, callScriptFields } from './call-script.entity.gen.ts';

export const list = createList({
  screen: 'crm/script',
  route: '/crm/script',
  resource: 'call_script',
  title: 'screen.crm/script.title',
  permissions: ['crm_lead_dead'],
  urls: { list: '/script-list', count: '/script-count', download: '/script-download' },
  downloadName: 'script.xlsx',
  columns: [
    column(callScriptFields.name, {
      label: 'call_script.name', cell: 'text', show: 'always', sort: true, width: 220, pin: 'left', link: '/crm/script',
    }),
    column(callScriptFields.category_id, { label: 'call_script.category_id', cell: 'reference' }),
    column(callScriptFields.goods_id, { label: 'call_script.goods_id', cell: 'reference' }),
    column(callScriptFields.body, { label: 'call_script.body', cell: 'text', width: 400 }),
    column(callScriptFields.active, { label: 'call_script.active', cell: 'boolean' }),
    column(callScriptFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', show: 'optional' }),
  ],
  filters: [
    filter(callScriptFields.name, { label: 'call_script.name', kind: 'text' }),
    filter(callScriptFields.category_id, { label: 'call_script.category_id', kind: 'reference' }),
    filter(callScriptFields.active, { label: 'call_script.active', kind: 'boolean' }),
  ],
  sort: { field: 'name', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/crm/script/create', permissions: ['crm_lead_dead'],
      tone: 'success',
    },
    { key: 'try', label: 'screen.crm/script.action.try', route: '/crm/script-try', permissions: ['crm_lead_dead'] },
  ],
  open: '/crm/script',
  create: { route: '/crm/script/create', permissions: ['crm_lead_dead'] },
  mobile: { title: 'name', lines: ['category_id', 'active'] },
  rowTone: [{ when: (c: Logic<CallScript>) => c.record.active === false, tone: 'neutral' }],
  emptyText: 'screen.crm/script.empty',
  live: true,
});

export default function ScriptList() {
  return <ListScreen list={list} />;
}
