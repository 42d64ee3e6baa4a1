import { at } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import type { FixedFiltersFile } from './buildFixedFilters.ts';
import type { Source } from './buildSources.ts';
import { scopeOf } from './checkFixedValue.ts';
import type { ModelList } from './types.ts';

/** Of which warehouse or shop a list speaks: chosen at its filter, which leads to one. */
export function buildListScope(
  context: Context,
  source: Source<'list'>,
  entity: Source<'entity'>,
): ModelList['scope'] {
  const { scope, filters = [] } = source.value;
  if (scope === undefined) return undefined;
  const filter = filters.find(({ field, kind }) => {
    const found = entity.value.properties[field];
    return kind === 'reference' && found !== undefined && scopeOf(found) === scope;
  });
  if (filter) return { of: scope, filter: filter.field };
  const text = `is "${scope}", but no filter of the list chooses one.`;
  context.report.at(
    at(source, 'scope'),
    'GEN207',
    text,
    `Add a filter of kind "reference" over the ${scope}.`,
  );
  return undefined;
}

/** The fixed filter with the scope: only rows of what the caller works for. */
export function whereOf({ value }: Source<'list'>, scope: ModelList['scope']): FixedFiltersFile | undefined {
  return scope === undefined ? value.where : { [scope.filter]: 'mine', ...value.where };
}
