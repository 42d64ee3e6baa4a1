// Generated from schemas/_shared/create-method.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const createMethod = {
  name: 'create_method',
  type: 'integer',
  values: [
    { value: 1, key: 'single', tone: 'neutral' },
    { value: 2, key: 'excel', tone: 'neutral' },
    { value: 3, key: 'platform_excel', tone: 'neutral' },
    { value: 4, key: 'dropship', tone: 'neutral' },
    { value: 5, key: 'api', tone: 'neutral' },
    { value: 6, key: 'platform_api', tone: 'neutral' },
    { value: 7, key: 'internal_transfer', tone: 'neutral' },
    { value: 8, key: 'warehouse_export', tone: 'neutral' },
    { value: 9, key: 'lead', tone: 'neutral' },
    { value: 10, key: 'conversation', tone: 'neutral' },
    { value: 11, key: 'consignment', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type CreateMethod = (typeof createMethod.values)[number]['value'];
