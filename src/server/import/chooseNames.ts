import type { Row, Values } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import type { Found } from './referenceForms.ts';

/** One name of a row, and what it may mean. */
export interface NameStep {
  /** The reference that it is the name of. */
  field: FieldModel;
  /** `values`: the fields that the choice depends on. */
  candidates: readonly Found[];
}

/** What the names of one row mean, or the step at which nothing, or more than one thing, fits. */
export type ChosenNames =
  | { values: Values }
  /** `held`: what the names before may mean. */
  | { failed: number; held: readonly Values[] }
  | { several: number };

/**
 * Finds the records that names mean together: a district that lies in the city, a ward in the district. What they depend
 * on and nobody gave (the address scheme) follows from what is found; of several answers the one with the usual values counts.
 * @param steps in the order of their dependence. @param given what the row says. @param usual what an empty field becomes.
 */
export function chooseNames(steps: readonly NameStep[], given: Row, usual: Row): ChosenNames {
  let held: readonly Values[] = [{}];
  for (const [index, step] of steps.entries()) {
    const next = held.flatMap((values) =>
      step.candidates.flatMap((candidate) => extend(values, step.field, candidate, given)),
    );
    if (next.length === 0) return { failed: index, held };
    held = next;
  }
  const ranks = held.map((values) => rankOf(values, usual));
  const best = held.filter((_, index) => ranks[index] === Math.max(...ranks));
  return best[0] && best.length === 1 ? { values: best[0] } : { several: steps.length - 1 };
}

const rankOf = (values: Values, usual: Row): number =>
  Object.entries(values).filter(([name, value]) => usual[name] === value).length;

function extend(values: Values, field: FieldModel, { id, values: own }: Found, given: Row): Values[] {
  const made: Values = { ...values, [field.name]: id };
  for (const [other, sources] of Object.entries(field.reference?.dependsOn ?? {})) {
    const filled = firstFilled(sources, values, given);
    if (filled !== undefined && filled !== own[other]) return [];
    if (filled !== undefined) continue;
    const [source] = sources;
    // Nothing says which of several it would be.
    if (source === undefined || sources.length > 1) return [];
    made[source] = own[other];
  }
  return [made];
}

/** The first of these fields that has a value. */
export function firstFilled(sources: readonly string[], values: Row, given: Row): unknown {
  return sources
    .map((name) => values[name] ?? given[name])
    .find((value) => value !== null && value !== undefined);
}
