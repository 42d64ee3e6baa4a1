// Generated from schemas/_shared/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import { permission } from '#generated/permissions.gen.ts';
import { color } from './color.enum.gen.ts';
import { grade } from './grade.enum.gen.ts';

export const sharedParts: ModuleParts = {
  enums: [color, grade, permission],
};
