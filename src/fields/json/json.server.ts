import type { FieldModel } from '#contract/model.ts';
import { toTextCell } from '#fields/text/text.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';

/** The column of a value whose form only its JSON type tells. */
export function columnOfJson({ json }: FieldModel): string {
  return json === 'string' ? 'text' : 'jsonb';
}

export const jsonServer: ServerFieldType = {
  name: 'json',
  column: columnOfJson,
  json: ({ value }) => value,
  order: () => null,
  hasSum: false,
  filters: {},
  cell: (value) => toTextCell(typeof value === 'object' && value !== null ? JSON.stringify(value) : value),
};
