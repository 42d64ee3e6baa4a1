import type { FilterValue, Filters } from '#contract/wire.ts';
import { chosenOf } from '#fields/enum/choice.filter.tsx';
import type { FilterColumn } from '#fields/FilterProps.ts';
import type { DraftValues } from './createFilterDraft.ts';

type Dependent = Pick<FilterColumn, 'key' | 'dependsOn'>;

/** What a filter may be set to beside the others. */
export interface Offered {
  /** Values that a chosen record must have. */
  where?: Filters;
  /** Key of the filter that must be set first. */
  waitsFor?: string;
}

/** The records that a filter offers while the others have these values. */
export function offeredBy({ dependsOn }: Dependent, values: DraftValues): Offered {
  const where: Record<string, FilterValue> = {};
  for (const [other, keys] of Object.entries(dependsOn ?? {})) {
    const first = keys.find((key) => values[key] !== undefined);
    if (first === undefined) return { waitsFor: keys.at(-1) ?? '' };
    where[other] = values[first] as FilterValue;
  }
  return dependsOn ? { where } : {};
}

/**
 * The changes with what they empty: another city takes the ground from district and ward. A city that is only added
 * takes nothing away.
 */
export function withEmptied(
  filters: readonly Dependent[],
  values: DraftValues,
  changes: DraftValues,
): DraftValues {
  const all: Record<string, FilterValue | undefined> = { ...changes };
  const narrowed = Object.keys(changes).filter((key) => !isWider(values[key], changes[key]));
  for (let key = narrowed.pop(); key !== undefined; key = narrowed.pop())
    for (const { key: child } of dependentsOf(filters, key)) {
      if (child in all || values[child] === undefined) continue;
      all[child] = undefined;
      narrowed.push(child);
    }
  return all;
}

function dependentsOf(filters: readonly Dependent[], key: string): readonly Dependent[] {
  return filters.filter(({ dependsOn }) => Object.values(dependsOn ?? {}).some((keys) => keys.includes(key)));
}

/** Whether everything that was chosen before still is. Nothing chosen means another filter decided. */
function isWider(before: FilterValue | undefined, after: FilterValue | undefined): boolean {
  const [old, next] = [chosenOf(before), chosenOf(after)];
  return old.length > 0 && old.every((value) => next.includes(value));
}
