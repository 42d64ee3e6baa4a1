import { checkLogic, condition } from '../logic/checkLogic.ts';
import type { LogicResult } from '../logic/types.ts';
import { under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import type { Place } from './buildReport.ts';
import type { Expression, ExpressionScope, Json } from './types.ts';

/** A condition, checked; null after a report. Undefined stays undefined. */
export function buildCondition(
  context: Context,
  logic: Json | undefined,
  scope: ExpressionScope,
  place: Place,
): Expression | undefined {
  if (logic === undefined || !isSound(context, logic, scope, place, condition)) return undefined;
  return { kind: 'condition', logic, scope };
}

/** A value for a field, checked against what the field takes; undefined after a report. */
export function buildValue(
  context: Context,
  logic: Json,
  scope: ExpressionScope,
  place: Place,
  expected: LogicResult,
): Expression | undefined {
  const isEmptying = logic === null && expected.nullable;
  if (!isEmptying && !isSound(context, logic, scope, place, expected)) return undefined;
  return { kind: 'value', logic, scope };
}

function isSound(
  context: Context,
  logic: Json,
  scope: ExpressionScope,
  place: Place,
  expected: LogicResult,
): boolean {
  const result = checkLogic(logic, scope, expected);
  if (!('problems' in result)) return true;
  for (const { path, message, hint } of result.problems) {
    context.report.at(under(place, ...path), 'GEN210', `cannot be used: ${message}`, hint);
  }
  return false;
}

/** Whether an expression looks at the clock, so that its value changes by itself. */
export function isMoving(logic: Json): boolean {
  if (typeof logic !== 'object' || logic === null) return false;
  if ('var' in logic && (logic['var'] === 'now' || logic['var'] === 'today')) return true;
  return Object.values(logic as object).some((part: Json) => isMoving(part));
}
