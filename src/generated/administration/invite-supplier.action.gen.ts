// Generated from schemas/administration/invite-supplier.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { ProductDevelopment } from './product-development.entity.gen.ts';

export type InviteSupplierActionInput = {
  supplier_ids: number[];
  /** Who quotes; none: of each supplier the first of those who quote for it. */
  account_id: number | null;
};

export const inviteSupplierActionFields = createFields({
  supplier_ids: {
    type: 'links', json: 'array', required: true, maxItems: 20,
    links: { entity: 'supplier', table: '__supplier_ids', foreignKey: '_id', otherKey: 'supplier_id' },
  },
  account_id: { type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' } },
});

export const inviteSupplierAction: RecordAction = {
  key: 'invite_supplier',
  entity: 'product_development',
  permissions: ['administration_product_development'],
  guard: (c: Logic<ProductDevelopment>) => [1, 2].includes(c.record.status),
  guardMessage: 'rule.product_development.closed',
  form: 'invite-supplier',
  success: 'messages.supplier_invited',
};
