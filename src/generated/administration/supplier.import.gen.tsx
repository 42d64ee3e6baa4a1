// Generated from schemas/administration/supplier.import.json. Edit that file and run `npm run generate`.
import { supplierFields } from '#generated/partner/supplier.entity.gen.ts';
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';

export const sheet: ImportDefinition = {
  screen: 'administration/supplier/import',
  route: '/administration/supplier/import',
  title: 'screen.administration/supplier/import.title',
  permissions: ['administration_supplier'],
  url: '/supplier-import',
  maxRows: 1000,
  mode: 'upsert',
  columns: [
    { key: 'code', label: 'supplier.code', required: true, field: supplierFields.code },
    { key: 'name', label: 'supplier.name', required: true, field: supplierFields.name },
    { key: 'type', label: 'supplier.type', field: supplierFields.type },
    { key: 'classify', label: 'supplier.classify', field: supplierFields.classify },
    { key: 'tax_code', label: 'supplier.tax_code', field: supplierFields.tax_code },
    { key: 'contact_name', label: 'supplier.contact_name', field: supplierFields.contact_name },
    { key: 'phone', label: 'supplier.phone', field: supplierFields.phone },
    { key: 'email', label: 'supplier.email', field: supplierFields.email },
    { key: 'address', label: 'supplier.address', field: supplierFields.address },
    { key: 'bank_name', label: 'supplier.bank_name', field: supplierFields.bank_name },
    { key: 'bank_account', label: 'supplier.bank_account', field: supplierFields.bank_account },
    { key: 'bank_owner', label: 'supplier.bank_owner', field: supplierFields.bank_owner },
    { key: 'payment_term_days', label: 'supplier.payment_term_days', field: supplierFields.payment_term_days },
    { key: 'credit_limit', label: 'supplier.credit_limit', field: supplierFields.credit_limit },
    { key: 'lead_time_days', label: 'supplier.lead_time_days', field: supplierFields.lead_time_days },
    { key: 'note', label: 'supplier.note', field: supplierFields.note },
  ],
};

export default function SupplierImport() {
  return <ImportScreen sheet={sheet} />;
}
