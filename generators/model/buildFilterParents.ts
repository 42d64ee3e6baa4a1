import type { FilterKind } from '#contract/model.ts';
import { fieldsOf, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { factsOf } from './buildFieldFacts.ts';
import type { FoundPath } from './buildPath.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import type { FilterFile } from './schemas.ts';
import type { ModelFilter } from './types.ts';

/** Filters whose value is one of some choices: only these can narrow the choices of another one. */
const CHOICES: readonly FilterKind[] = ['select', 'multi_select', 'boolean', 'reference'];

/** A place in one of the filters of a list or report. */
export interface FilterSite {
  readonly context: Context;
  readonly place: Place;
  readonly filter: FilterFile;
  /** All of them. */
  readonly filters: readonly FilterFile[];
  /** The field that the filter is of. */
  readonly found: FoundPath;
}

/**
 * The filters that narrow the choices of a reference filter: field of the other record → keys of filters. How the
 * fields hang together the entity says (`x-reference.dependsOn`); the list says which of them it asks for.
 */
export function buildFilterParents(site: FilterSite): ModelFilter['dependsOn'] {
  const { context, filter, found, place } = site;
  if (filter.dependsOn === undefined) return undefined;
  const here = under(place, 'dependsOn');
  const declared = Object.entries(found.field['x-reference']?.dependsOn ?? {}).map(
    ([other, names]) => [other, typeof names === 'string' ? [names] : names] as const,
  );
  if (declared.length === 0) {
    const text = `belongs to a field that says "dependsOn" in its "x-reference"; "${filter.field}" does not.`;
    context.report.at({ ...here, on: 'key' }, 'GEN212', text);
    return undefined;
  }
  const prefix = filter.field.slice(0, -found.path.leaf.length);
  const known = declared.flatMap(([, names]) => names.map((name) => `${prefix}${name}`));
  for (const [index, key] of filter.dependsOn.entries())
    checkParent({ ...site, place: under(here, index) }, key, known);
  const asked = declared.map(([other, names]) => {
    const keys = names.map((name) => `${prefix}${name}`);
    return [other, keys.filter((key) => filter.dependsOn?.includes(key) === true)] as const;
  });
  return Object.fromEntries(asked.filter(([, keys]) => keys.length > 0));
}

/** `known` are the keys that the entity's own `dependsOn` allows. */
function checkParent(
  { context, filter, filters, found, place }: FilterSite,
  key: string,
  known: readonly string[],
): void {
  const parent = filters.find(({ field }) => field === key);
  if (!known.includes(key)) {
    const hint = hintOf(key, known) ?? `Possible: ${known.join(', ')}.`;
    context.report.at(place, 'GEN212', `"${key}" is nothing that "${filter.field}" depends on.`, hint);
  } else if (parent === undefined) {
    context.report.at(place, 'GEN207', `"${key}" is no filter of this list.`, 'Add it to "filters".');
  } else {
    const field = fieldsOf(context, found.leafEntity).get(key.split('.').at(-1) ?? '');
    const kind = parent.kind ?? (field && factsOf(field).filters[0]);
    if (kind === undefined || CHOICES.includes(kind)) return;
    context.report.at(place, 'GEN212', `"${key}" is a ${kind}, which cannot narrow choices.`);
  }
}
