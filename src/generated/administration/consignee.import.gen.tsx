// Generated from schemas/administration/consignee.import.json. Edit that file and run `npm run generate`.
import { consigneeFields } from '#generated/partner/consignee.entity.gen.ts';
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';

export const sheet: ImportDefinition = {
  screen: 'administration/consignee/import',
  route: '/administration/consignee/import',
  title: 'screen.administration/consignee/import.title',
  permissions: ['administration_consignee'],
  url: '/consignee-import',
  maxRows: 1000,
  mode: 'upsert',
  columns: [
    { key: 'code', label: 'consignee.code', required: true, field: consigneeFields.code },
    { key: 'name', label: 'consignee.name', required: true, field: consigneeFields.name },
    { key: 'phone', label: 'consignee.phone', required: true, field: consigneeFields.phone },
    { key: 'kind', label: 'consignee.kind', field: consigneeFields.kind },
    { key: 'id_city', label: 'consignee.id_city', field: consigneeFields.id_city },
    { key: 'id_ward', label: 'consignee.id_ward', field: consigneeFields.id_ward },
    { key: 'address', label: 'consignee.address', field: consigneeFields.address },
    { key: 'delivery_company', label: 'consignee.delivery_company', field: consigneeFields.delivery_company },
    { key: 'invoice_name', label: 'consignee.invoice_name', field: consigneeFields.invoice_name },
    { key: 'invoice_tax_code', label: 'consignee.invoice_tax_code', field: consigneeFields.invoice_tax_code },
    { key: 'delivery_note', label: 'consignee.delivery_note', field: consigneeFields.delivery_note },
  ],
};

export default function ConsigneeImport() {
  return <ImportScreen sheet={sheet} />;
}
