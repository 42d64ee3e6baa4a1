// Generated from schemas/crm/lead-import.import.json. Edit that file and run `npm run generate`.
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';
import { leadLineFields } from './lead-line.entity.gen.ts';
import { leadFields } from './lead.entity.gen.ts';

export const sheet: ImportDefinition = {
  screen: 'crm/lead-import',
  route: '/crm/lead-import',
  title: 'screen.crm/lead-import.title',
  permissions: ['crm_lead_create'],
  url: '/lead-import',
  maxRows: 1000,
  mode: 'create',
  columns: [
    { key: 'phone', label: 'lead.phone', required: true, field: leadFields.phone },
    { key: 'name', label: 'lead.name', field: leadFields.name },
    { key: 'address', label: 'lead.address', field: leadFields.address },
    { key: 'ward', label: 'lead.ward', field: leadFields.ward },
    { key: 'city', label: 'lead.city', field: leadFields.city },
    { key: 'product', label: 'lead.product', field: leadFields.product },
    { key: 'quantity', label: 'lead.quantity', field: leadFields.quantity },
    { key: 'lines.goods_id', label: 'screen.crm/lead-import.column.goods', field: leadLineFields.goods_id },
    { key: 'lines.unit_price', label: 'lead_line.unit_price', field: leadLineFields.unit_price },
    { key: 'source', label: 'lead.source', field: leadFields.source },
    { key: 'source_detail', label: 'lead.source_detail', field: leadFields.source_detail },
    { key: 'ads_campaign_id', label: 'lead.ads_campaign_id', field: leadFields.ads_campaign_id },
    { key: 'account_id', label: 'lead.account_id', field: leadFields.account_id },
    { key: 'process_limit', label: 'lead.process_limit', field: leadFields.process_limit },
    { key: 'note', label: 'lead.note', field: leadFields.note },
  ],
  options: 'lead-import-options',
};

export default function LeadImport() {
  return <ImportScreen sheet={sheet} />;
}
