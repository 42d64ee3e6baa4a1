// Generated from schemas/goods_production/style-lines.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type StyleLinesActionInput = {
  style_code: string;
  quantity: number | null;
};

export type StyleLinesActionResult = {
  /** {goods_id, sku, name, size, color, quantity}, one for each article. */
  rows: unknown;
};

export const styleLinesActionFields = createFields({
  style_code: { type: 'text', json: 'string', required: true, maxLength: 50 },
  quantity: { type: 'integer', json: 'integer', minimum: 1, maximum: 1000000 },
});

export const styleLinesAction: ActionCall<StyleLinesActionInput, StyleLinesActionResult> = {
  url: '/style-lines',
};
