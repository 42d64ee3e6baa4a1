import { buildLogic } from './build.ts';
import { adaptConstant } from './constants.ts';
import { refuse, toTypeName } from './site.ts';
import type { Site } from './site.ts';
import { isNull, toShape } from './tree.ts';
import type { LogicNode } from './tree.ts';
import type { LogicProblem, LogicResult, Scope } from './types.ts';

/** What a condition must give. */
export const condition: LogicResult = { type: 'boolean', nullable: false };

/**
 * Checks an expression of the JsonLogic subset against typed fields. All problems come at once, each with its
 * path inside the expression. `expected` is what the place needs: `condition`, or a computed field's own type
 * (a whole number may stand for a decimal, a value that is never null for one that may be).
 */
export function checkLogic(
  expression: unknown,
  scope: Scope,
  expected?: LogicResult,
): LogicResult | { problems: readonly LogicProblem[] } {
  const { node, problems } = buildLogic(expression, scope);
  const site: Site = { path: [], scope, row: null, known: [], problems };
  if (problems.length === 0) checkResult(node, site, expected);
  if (problems.length > 0 || node.shape.type === 'unknown') return { problems };
  return { type: node.shape.type, nullable: node.shape.nullable };
}

function checkResult(node: LogicNode, site: Site, expected: LogicResult | undefined): void {
  if (isNull(node)) refuse(site, 'misplaced_null', 'The expression is null');
  else if (node.shape.scale === null)
    refuse(site, 'not_rounded', 'The result is a computed decimal', 'Wrap it: {"round": [x, 2]}.');
  else if (expected !== undefined) checkExpected(node, site, expected);
}

function checkExpected(node: LogicNode, site: Site, expected: LogicResult): void {
  const { type, nullable } = adaptConstant(node, toShape(expected.type), site).shape;
  const fits = type === expected.type || (type === 'integer' && expected.type === 'decimal');
  if (type === 'unknown') return;
  if (!fits)
    refuse(site, 'wrong_result', `The result is ${toTypeName(type)}, not ${toTypeName(expected.type)}`);
  else if (nullable && !expected.nullable)
    refuse(site, 'wrong_result', 'The result may be null', 'Add "!= null" or "if".');
}
