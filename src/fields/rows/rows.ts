import type { FieldType } from '#contract/field.ts';
import { json } from '#fields/json/json.ts';

/** Child rows, saved with their parent. */
export const rows: FieldType = { ...json, name: 'rows' };
