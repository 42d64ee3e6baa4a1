// Generated from schemas/partner/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const partnerParts: AppParts = {
  module: { name: 'partner', icon: 'people', order: 8, tab: 'partner' },
  loads: () => import('./loads.gen.tsx'),
  resources: [
    { name: 'consignee', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
    { name: 'debt_adjustment', display: [{ field: 'code' }] },
    { name: 'distributor_area' },
    { name: 'distributor', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
    { name: 'partner_debt', display: [{ field: 'supplier_id' }] },
    { name: 'partner_entry', display: [{ field: 'document_code' }] },
    { name: 'partner_move', display: [{ field: 'entry_id' }] },
    { name: 'partner_turnover', display: [{ field: 'partner_kind' }] },
    { name: 'payment_line', display: [{ field: 'document_code' }] },
    { name: 'payment', display: [{ field: 'code' }] },
    { name: 'supplier', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
  ],
  dialogs: ['pay-entries', 'adjust-consignee-debt', 'adjust-distributor-debt', 'adjust-supplier-debt'],
};
