import { demandNumber, demandRounded, demandValue } from './demand.ts';
import { refuse, siteOf, toTypeName } from './site.ts';
import type { Call } from './site.ts';
import { brokenNode, integerShape, joinScales, toName, toShape } from './tree.ts';
import type { ArithmeticOperation, LogicNode, PlainOperation, Shape } from './tree.ts';

/** Digits that "round" may keep. */
const MAX_ROUND_DIGITS = 6;

/** `+ - *`: whole numbers stay whole; with a decimal the result must be rounded before use. */
export function buildArithmetic(call: Call): LogicNode {
  const args = buildNumbers(call);
  if (args === null) return brokenNode;
  const isWhole = args.every((arg) => arg.shape.type === 'integer');
  return toNode(call, isWhole ? integerShape : toShape('decimal', null), args);
}

/** `/` by a constant, or by a value that a condition around it has proved not to be 0. */
export function buildDivision(call: Call): LogicNode {
  const args = buildNumbers(call);
  if (args === null) return brokenNode;
  const divisor = args[1];
  if (divisor?.kind === 'constant' && divisor.value !== 0)
    return toNode(call, toShape('decimal', null), args);
  if (divisor?.kind === 'variable' && isNotZero(call, divisor.path))
    return toNode(call, toShape('decimal', null), args);
  const seen = `The divisor is ${toName(divisor ?? brokenNode)}`;
  const hint =
    divisor?.kind === 'variable'
      ? `Write {"if": [{"!=": [{"var": "${divisor.path}"}, 0]}, …, null]} around it.`
      : undefined;
  return refuse(siteOf(call, 1), 'division', seen, hint);
}

const isNotZero = ({ site }: Call, name: string): boolean =>
  site.known.some((fact) => fact.path === name && fact.isNotZero === true);

/** `min`, `max` of numbers. */
export function buildExtreme(call: Call): LogicNode {
  const args = buildNumbers(call);
  if (args === null) return brokenNode;
  return toNode(call, args.map((arg) => arg.shape).reduce(joinNumbers), args);
}

/** `round` to whole numbers or to some digits; half goes up. */
export function buildRound(call: Call): LogicNode {
  const node = call.visit(0);
  const digits = call.raw[1] ?? 0;
  const isNumeric = demandNumber(call, node, 0);
  if (!isDigits(digits)) {
    return refuse(
      siteOf(call, 1),
      'fixed_argument',
      `Digits are ${JSON.stringify(digits)}`,
      `Write 0 to ${MAX_ROUND_DIGITS}.`,
    );
  }
  if (!isNumeric) return brokenNode;
  const shape = digits === 0 ? integerShape : toShape('decimal', digits);
  return toNode(call, shape, [node, { kind: 'constant', shape: integerShape, value: digits }]);
}

/** `floor`: the whole number below. */
export function buildFloor(call: Call): LogicNode {
  const node = call.visit(0);
  return demandNumber(call, node, 0) ? toNode(call, integerShape, [node]) : brokenNode;
}

/** `length` of a text in characters (code points), or of a list. */
export function buildLength(call: Call): LogicNode {
  const node = call.visit(0);
  if (!demandValue(call, node, 0)) return brokenNode;
  const { type } = node.shape;
  if (type === 'string' || type.startsWith('list')) return toNode(call, integerShape, [node]);
  return refuse(siteOf(call, 0), 'text_or_list_needed', `${toName(node)} is ${toTypeName(type)}`);
}

/** `cat`: texts and whole numbers, one behind the other. */
export function buildCat(call: Call): LogicNode {
  const args = call.raw.map((_, index) => call.visit(index));
  const usable = args.map((arg, index) => isJoinable(call, arg, index)).every(Boolean);
  return usable ? toNode(call, toShape('string'), args) : brokenNode;
}

function isJoinable(call: Call, node: LogicNode, index: number): boolean {
  if (!demandValue(call, node, index)) return false;
  const { type } = node.shape;
  if (type === 'string' || type === 'integer') return true;
  refuse(siteOf(call, index), 'not_joined', `${toName(node)} is ${toTypeName(type)}`);
  return false;
}

/** A number that can be added up in any order: whole, or a decimal with known digits. */
export function demandSummand(call: Call, node: LogicNode, index: number): boolean {
  return demandNumber(call, node, index) && demandRounded(call, node, index);
}

function buildNumbers(call: Call): readonly LogicNode[] | null {
  const args = call.raw.map((_, index) => call.visit(index));
  const usable = args.map((arg, index) => demandNumber(call, arg, index)).every(Boolean);
  return usable ? args : null;
}

function joinNumbers(left: Shape, right: Shape): Shape {
  return left.type === right.type && left.type === 'integer'
    ? left
    : toShape('decimal', joinScales(left, right));
}

function isDigits(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_ROUND_DIGITS;
}

function toNode(call: Call, shape: Shape, args: readonly LogicNode[]): LogicNode {
  return { kind: 'call', op: call.op as ArithmeticOperation | PlainOperation, shape, args };
}
