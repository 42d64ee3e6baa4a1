import { buildEquality, buildIn, buildOrder } from './compare.ts';
import { buildConstant } from './constants.ts';
import { buildIf, buildJunction, buildNot } from './control.ts';
import { buildSubstr } from './texts.ts';
import { buildDateAdd, buildDaysBetween, buildMonthStart } from './dates.ts';
import { nearest } from './nearest.ts';
import {
  buildArithmetic,
  buildCat,
  buildDivision,
  buildExtreme,
  buildFloor,
  buildLength,
  buildRound,
} from './numbers.ts';
import { refusedOperations } from './refusals.ts';
import { buildCount, buildQuantifier, buildSum } from './rows.ts';
import { refuse, siteOf } from './site.ts';
import type { Call, Site } from './site.ts';
import type { LogicNode, PlainOperation, RowsOperation } from './tree.ts';
import type { LogicProblem, Scope } from './types.ts';
import { buildVariable } from './variables.ts';

interface Operation {
  readonly least: number;
  readonly most: number;
  readonly build: (call: Call) => LogicNode;
  /** Why not another number of arguments, where that is not plain. */
  readonly hint?: string;
}

const useAnd = 'Join several comparisons with "and".';

/** Every operation of the subset, with its number of arguments. */
export const operations: Readonly<Record<PlainOperation | RowsOperation, Operation>> = {
  '==': { least: 2, most: 2, build: buildEquality, hint: useAnd },
  '!=': { least: 2, most: 2, build: buildEquality, hint: useAnd },
  '<': { least: 2, most: 3, build: buildOrder, hint: useAnd },
  '<=': { least: 2, most: 3, build: buildOrder, hint: useAnd },
  '>': { least: 2, most: 3, build: buildOrder, hint: useAnd },
  '>=': { least: 2, most: 3, build: buildOrder, hint: useAnd },
  and: { least: 1, most: Infinity, build: buildJunction },
  or: { least: 1, most: Infinity, build: buildJunction },
  '!': { least: 1, most: 1, build: buildNot },
  in: { least: 2, most: 2, build: buildIn },
  if: { least: 3, most: Infinity, build: buildIf, hint: 'End with the result for "else"; it may be null.' },
  '+': { least: 2, most: Infinity, build: buildArithmetic },
  '-': { least: 1, most: 2, build: buildArithmetic },
  '*': { least: 2, most: Infinity, build: buildArithmetic },
  '/': { least: 2, most: 2, build: buildDivision },
  min: { least: 1, most: Infinity, build: buildExtreme },
  max: { least: 1, most: Infinity, build: buildExtreme },
  round: { least: 1, most: 2, build: buildRound },
  floor: { least: 1, most: 1, build: buildFloor },
  length: { least: 1, most: 1, build: buildLength },
  cat: { least: 2, most: Infinity, build: buildCat },
  substr: { least: 3, most: 3, build: buildSubstr, hint: 'Write [text, start, length].' },
  date_add: { least: 3, most: 3, build: buildDateAdd, hint: 'Write [date, amount, unit].' },
  month_start: { least: 1, most: 1, build: buildMonthStart },
  days_between: { least: 2, most: 2, build: buildDaysBetween, hint: 'Write [from, to].' },
  some: { least: 2, most: 2, build: buildQuantifier },
  all: { least: 2, most: 2, build: buildQuantifier },
  none: { least: 2, most: 2, build: buildQuantifier },
  sum: { least: 2, most: 2, build: buildSum, hint: 'Write [rows, number of a row].' },
  count: { least: 1, most: 2, build: buildCount },
};

/** Reads an expression into a typed tree and gathers every problem in it. */
export function buildLogic(expression: unknown, scope: Scope): { node: LogicNode; problems: LogicProblem[] } {
  const problems: LogicProblem[] = [];
  const node = visit(expression, { path: [], scope, row: null, known: [], problems });
  return { node, problems };
}

function visit(expression: unknown, site: Site): LogicNode {
  if (isScalar(expression)) return buildConstant(expression, site);
  const entries = Array.isArray(expression) ? [] : Object.entries(Object(expression));
  const [entry] = entries;
  if (entry === undefined || entries.length !== 1) {
    return refuse(site, 'malformed', `Got ${JSON.stringify(expression)}`);
  }
  const [op, argument] = entry;
  const inner = { ...site, path: [...site.path, op] };
  return op === 'var' ? buildVariable(argument, inner) : buildOperation(op, argument, inner);
}

function isScalar(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function buildOperation(op: string, argument: unknown, site: Site): LogicNode {
  const operation = Object.entries(operations).find(([name]) => name === op)?.[1];
  if (operation === undefined) return refuseOperation(op, site);
  // "!" alone may take its condition bare, as jsonlogic.com writes it; its one argument cannot be taken for a list.
  const raw = op === '!' && !Array.isArray(argument) ? [argument] : argument;
  if (!Array.isArray(raw)) {
    return refuse(
      site,
      'arguments_not_list',
      `"${op}" got ${JSON.stringify(argument)}`,
      `Write {"${op}": [ … ]}.`,
    );
  }
  if (raw.length < operation.least || raw.length > operation.most) {
    return refuse(
      site,
      'argument_count',
      `"${op}" takes ${toCount(operation)}, got ${raw.length}`,
      operation.hint,
    );
  }
  if (op === 'if' && raw.length % 2 === 0) {
    return refuse(site, 'argument_count', `"if" got ${raw.length} arguments and no "else"`, operation.hint);
  }
  return operation.build(createCall(op, raw, !Array.isArray(argument), site));
}

function createCall(op: string, raw: readonly unknown[], isBare: boolean, site: Site): Call {
  return {
    op,
    raw,
    isBare,
    site,
    visit: (index, known = [], row) => {
      const at = siteOf({ site, isBare }, index);
      if (row !== undefined) return visit(raw[index], { ...at, row, known: [] });
      return visit(raw[index], { ...at, known: [...site.known, ...known] });
    },
  };
}

function toCount({ least, most }: Operation): string {
  if (least === most) return `${least} argument${least === 1 ? '' : 's'}`;
  return most === Infinity ? `${least} or more arguments` : `${least} to ${most} arguments`;
}

function refuseOperation(op: string, site: Site): LogicNode {
  const refused = Object.entries(refusedOperations).find(([name]) => name === op)?.[1];
  if (refused !== undefined) {
    return refuse(site, 'unknown_operation', `"${op}" is left out: ${refused.reason}`, refused.instead);
  }
  const close = nearest(op, ['var', ...Object.keys(operations)]);
  const hint =
    close === null ? `Operations: var ${Object.keys(operations).join(' ')}.` : `Did you mean "${close}"?`;
  return refuse(site, 'unknown_operation', `There is no operation "${op}"`, hint);
}
