// Generated from schemas/dc/distributor.import.json. Edit that file and run `npm run generate`.
import { distributorFields } from '#generated/partner/distributor.entity.gen.ts';
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';

export const sheet: ImportDefinition = {
  screen: 'dc/distributor/import',
  route: '/dc/distributor/import',
  title: 'screen.dc/distributor/import.title',
  permissions: ['dc_distributor'],
  url: '/distributor-import',
  maxRows: 1000,
  mode: 'upsert',
  columns: [
    { key: 'code', label: 'distributor.code', required: true, field: distributorFields.code },
    { key: 'name', label: 'distributor.name', required: true, field: distributorFields.name },
    { key: 'parent_id', label: 'distributor.parent_id', field: distributorFields.parent_id },
    { key: 'phone', label: 'distributor.phone', field: distributorFields.phone },
    { key: 'email', label: 'distributor.email', field: distributorFields.email },
    { key: 'tax_code', label: 'distributor.tax_code', field: distributorFields.tax_code },
    { key: 'address', label: 'distributor.address', field: distributorFields.address },
    { key: 'price_level', label: 'distributor.price_level', field: distributorFields.price_level },
    { key: 'discount_percent', label: 'distributor.discount_percent', field: distributorFields.discount_percent },
    { key: 'credit_limit', label: 'distributor.credit_limit', field: distributorFields.credit_limit },
    { key: 'payment_term_days', label: 'distributor.payment_term_days', field: distributorFields.payment_term_days },
    { key: 'contract_to', label: 'distributor.contract_to', field: distributorFields.contract_to },
  ],
};

export default function DistributorImport() {
  return <ImportScreen sheet={sheet} />;
}
