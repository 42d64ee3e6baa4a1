// Generated from schemas/pos/buyer.import.json. Edit that file and run `npm run generate`.
import { buyerFields } from '#generated/buyer/buyer.entity.gen.ts';
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';

export const sheet: ImportDefinition = {
  screen: 'pos/buyer-import',
  route: '/pos/buyer-import',
  title: 'screen.pos/buyer-import.title',
  permissions: ['pos_order_list'],
  url: '/pos-buyer-import',
  maxRows: 1000,
  mode: 'upsert',
  columns: [
    { key: 'phone', label: 'buyer.phone', required: true, field: buyerFields.phone },
    { key: 'name', label: 'buyer.name', required: true, field: buyerFields.name },
    { key: 'kind', label: 'buyer.kind', field: buyerFields.kind },
    { key: 'birthday', label: 'buyer.birthday', field: buyerFields.birthday },
    { key: 'address', label: 'buyer.address', field: buyerFields.address },
    { key: 'note', label: 'buyer.note', field: buyerFields.note },
  ],
};

export default function BuyerImport() {
  return <ImportScreen sheet={sheet} />;
}
