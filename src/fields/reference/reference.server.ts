import { equalsAny, parseChoices } from '#fields/rules.server.ts';
import { toTextCell } from '#fields/text/text.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';
import { isId } from './reference.ts';

export const toReference = (value: unknown) => (isId(value) ? value : undefined);

const equals = equalsAny('int8', (value) => parseChoices(value, toReference));

/** Sorted by the label of the record that it leads to: the list compiler orders by that field instead. */
export const referenceServer: ServerFieldType = {
  name: 'reference',
  column: () => 'int8',
  json: ({ value }) => value,
  order: ({ value }) => value,
  hasSum: false,
  filters: { reference: equals, select: equals, multi_select: equals },
  cell: (value) => toTextCell(value),
};
