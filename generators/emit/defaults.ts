import type { Literal, LiteralObject } from '../print/literal.ts';

/**
 * What the kits fill in where generated code says nothing. They have it in `src/contract/parts.ts`, `src/web/list/ListDefinition.ts`
 * and `src/web/form/FormDefinition.ts`; the generator runs without `src`, so a test compares both.
 */
export const DEFAULTS = {
  entity: { search: [], unique: [], index: [], audit: true, softDelete: true, live: false },
  list: { filters: [], counts: [], viewModes: [], pageSize: 20 },
  column: { show: 'default', sort: false, sum: false, export: true },
  importSheet: { groupBy: [], match: [], set: {}, variants: [] },
  importColumn: { required: false, aliases: [] },
  listScreen: {
    filters: [],
    counts: [],
    viewModes: [],
    pageSize: 20,
    toolbar: [],
    row: [],
    bulk: [],
    footer: [],
  },
  columnCell: { show: 'default', sort: false },
  filterInput: { place: 'header' },
  form: { layout: 'sections', display: [] },
  resource: { display: ['#', { field: 'id' }] },
} as const satisfies Record<string, LiteralObject>;

/** A definition without the members that say what is usual. */
export function unusual(value: LiteralObject, defaults: LiteralObject): LiteralObject {
  return Object.fromEntries(Object.entries(value).filter(([name, each]) => !isUsual(each, defaults[name])));
}

function isUsual(value: Literal, usual: Literal): boolean {
  return usual !== undefined && JSON.stringify(value) === JSON.stringify(usual);
}
