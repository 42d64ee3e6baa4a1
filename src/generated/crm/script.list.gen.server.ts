// Generated from schemas/crm/script.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { callScriptFields } from './call-script.entity.gen.ts';

export const scriptList = createList({
  screen: 'crm/script',
  route: '/crm/script',
  module: 'crm',
  entity: 'call_script',
  permissions: ['crm_lead_dead'],
  urls: { list: '/script-list', count: '/script-count', download: '/script-download' },
  downloadName: 'script.xlsx',
  columns: [
    column(callScriptFields.name, { label: 'call_script.name', show: 'always', sort: true }),
    column(callScriptFields.category_id, { label: 'call_script.category_id' }),
    column(callScriptFields.goods_id, { label: 'call_script.goods_id' }),
    column(callScriptFields.body, { label: 'call_script.body' }),
    column(callScriptFields.active, { label: 'call_script.active' }),
    column(callScriptFields.created_at, { label: 'kit.field.created_at', show: 'optional' }),
  ],
  filters: [
    filter(callScriptFields.name, { label: 'call_script.name', kind: 'text' }),
    filter(callScriptFields.category_id, { label: 'call_script.category_id', kind: 'reference' }),
    filter(callScriptFields.active, { label: 'call_script.active', kind: 'boolean' }),
  ],
  sort: { field: 'name', order: 'ASC' },
});
