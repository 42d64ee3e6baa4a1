// Generated from schemas/administration/product-development-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const productDevelopmentStatus = {
  name: 'product_development_status',
  type: 'integer',
  values: [
    { value: 1, key: 'proposal', tone: 'neutral' },
    { value: 2, key: 'wait_approval', tone: 'warning' },
    { value: 3, key: 'approved', tone: 'success' },
    { value: 4, key: 'rejected', tone: 'danger' },
    { value: 5, key: 'expired', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type ProductDevelopmentStatus = (typeof productDevelopmentStatus.values)[number]['value'];
