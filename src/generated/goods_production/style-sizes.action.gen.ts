// Generated from schemas/goods_production/style-sizes.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type StyleSizesActionInput = {
  style_code: string;
};

export type StyleSizesActionResult = {
  /** Texts, at most 50 characters each. */
  columns: unknown;
};

export const styleSizesActionFields = createFields({
  style_code: { type: 'text', json: 'string', required: true, maxLength: 50 },
});

export const styleSizesAction: ActionCall<StyleSizesActionInput, StyleSizesActionResult> = {
  url: '/style-sizes',
};
