// Generated from schemas/partner/supplier-groups.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type SupplierGroupsActionInput = {
  text: string;
};

export type SupplierGroupsActionResult = {
  /** {classify, suppliers}: a group, and how many suppliers are in it. */
  rows: unknown;
};

export const supplierGroupsActionFields = createFields({
  text: { type: 'text', json: 'string', required: true, maxLength: 100 },
});

export const supplierGroupsAction: ActionCall<SupplierGroupsActionInput, SupplierGroupsActionResult> = {
  url: '/supplier-groups',
};
