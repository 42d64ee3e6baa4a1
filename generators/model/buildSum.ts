import type { StepModel } from '#contract/workflow.ts';
import type { Context } from './buildContext.ts';
import { findPath } from './buildPath.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';

/** Money that the question of a step names: a field of the records or of one that they refer to, and nothing that is hidden from some. */
export function buildSum(
  { context, entity, place }: { context: Context; entity: Source<'entity'>; place: Place },
  key: string | undefined,
): StepModel['sum'] {
  if (key === undefined) return undefined;
  const found = findPath(context, entity, key, place);
  if (found === null) return undefined;
  const { path, field } = found;
  const [step, ...more] = path.steps;
  const isStored = field['x-compute']?.stored !== false;
  if (
    path.type === 'money' &&
    more.length === 0 &&
    step?.kind !== 'rows' &&
    !field['x-access']?.read &&
    isStored
  )
    return { of: path.leaf, ...(step && { by: step.field, entity: step.entity }) };
  const text = `"${key}" is no stored money of the record, or of one that it refers to, which everybody sees.`;
  context.report.at(place, 'GEN211', text);
  return undefined;
}
