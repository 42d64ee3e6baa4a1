// Generated from schemas/system/warehouse-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const warehouseKind = {
  name: 'warehouse_kind',
  type: 'string',
  values: [{ value: 'storage', key: 'storage', tone: 'neutral' }, { value: 'shop', key: 'shop', tone: 'info' }],
} as const satisfies EnumModel;

export type WarehouseKind = (typeof warehouseKind.values)[number]['value'];
