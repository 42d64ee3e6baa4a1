import { checkLogic, condition } from '../logic/checkLogic.ts';
import type { LogicResult } from '../logic/types.ts';
import { under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import type { Place } from './buildReport.ts';
import type { Expression, ExpressionScope, Json } from './types.ts';

/** A place where an expression stands, and what it can name there. */
export interface ExpressionSite {
  readonly context: Context;
  readonly scope: ExpressionScope;
  readonly place: Place;
}

/** A condition, checked; null after a report. Undefined stays undefined. */
export function buildCondition(site: ExpressionSite, logic: Json | undefined): Expression | undefined {
  if (logic === undefined || !isSound(site, logic, condition)) return undefined;
  return { kind: 'condition', logic, scope: site.scope };
}

/** A value for a field, checked against what the field takes; undefined after a report. */
export function buildValue(site: ExpressionSite, logic: Json, expected: LogicResult): Expression | undefined {
  const isEmptying = logic === null && expected.nullable;
  if (!isEmptying && !isSound(site, logic, expected)) return undefined;
  return { kind: 'value', logic, scope: site.scope };
}

function isSound({ context, scope, place }: ExpressionSite, logic: Json, expected: LogicResult): boolean {
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
