// Generated from schemas/goods/stamp-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const stampKind = {
  name: 'stamp_kind',
  type: 'string',
  values: [{ value: 'uid', key: 'uid', tone: 'info' }, { value: 'sub_stamp', key: 'sub_stamp', tone: 'neutral' }],
} as const satisfies EnumModel;

export type StampKind = (typeof stampKind.values)[number]['value'];
