// Generated from schemas/orders/label-paper.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const labelPaper = {
  name: 'label_paper',
  type: 'string',
  values: [{ value: '100x150mm', key: 'size_100x150', tone: 'neutral' }, { value: 'A6', key: 'a6', tone: 'neutral' }],
} as const satisfies EnumModel;

export type LabelPaper = (typeof labelPaper.values)[number]['value'];
