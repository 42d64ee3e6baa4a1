import type { Field, Fields, LogicType, Root, Rows } from './types.ts';
import { zeroFactsOf } from './zero.ts';

/** Type of a part; `unknown` follows a refusal and silences further ones about the same part. */
export interface Shape {
  readonly type: LogicType | 'unknown';
  readonly nullable: boolean;
  /** Digits after the point; null: a computed decimal that was not rounded yet. */
  readonly scale: number | null;
}

export type CompareOperation = '==' | '!=' | '<' | '<=' | '>' | '>=';
export type ArithmeticOperation = '+' | '-' | '*' | '/' | 'min' | 'max';
export type PlainOperation =
  | CompareOperation
  | ArithmeticOperation
  | 'and'
  | 'or'
  | '!'
  | 'in'
  | 'if'
  | 'round'
  | 'floor'
  | 'length'
  | 'cat'
  | 'substr'
  | 'date_add'
  | 'month_start'
  | 'days_between';
export type RowsOperation = 'some' | 'all' | 'none' | 'sum' | 'count';

export type Constant = string | number | boolean | null;

/** Where a variable starts; inside child rows `row`, inside the selection `selected` (rows without a type), inside a list `item`. */
export type Origin = Root | 'row' | 'selected' | 'item';

/** Child rows that an operation walks over, or the values of a list; for the selection `name` is empty and there is no table. */
export interface RowsSource {
  readonly origin: Origin;
  readonly name: string;
  readonly nullable: boolean;
  readonly fields: Fields;
  readonly rows: Rows | null;
  /** The list whose values are walked over. */
  readonly list: VariableNode | null;
}

export interface ConstantNode {
  readonly kind: 'constant';
  readonly shape: Shape;
  readonly value: Constant;
}
export interface ListNode {
  readonly kind: 'list';
  readonly shape: Shape;
  readonly items: readonly ConstantNode[];
}
export interface VariableNode {
  readonly kind: 'variable';
  readonly shape: Shape;
  readonly origin: Origin;
  /** As written: `record.status`, `now`, or `quantity` inside child rows. */
  readonly path: string;
  /** Null for `now` and `today`. */
  readonly field: Field | null;
  /** All fields that stand beside this one. */
  readonly among: Fields;
  /** True for a required field that nobody may have filled yet (or what equals one), and that nothing around it has settled. */
  readonly mayBeUnset: boolean;
}
export interface CallNode {
  readonly kind: 'call';
  readonly shape: Shape;
  readonly op: PlainOperation;
  readonly args: readonly LogicNode[];
}
export interface EachNode {
  readonly kind: 'each';
  readonly shape: Shape;
  readonly op: RowsOperation;
  readonly source: RowsSource;
  /** Condition or summand over one row; null for a count of all rows. */
  readonly item: LogicNode | null;
}
export interface BrokenNode {
  readonly kind: 'broken';
  readonly shape: Shape;
}

/** A checked expression: every part with its type, ready to be printed. */
export type LogicNode = ConstantNode | ListNode | VariableNode | CallNode | EachNode | BrokenNode;

/** Shape of a value that is never null. */
export function toShape(type: Shape['type'], scale: number | null = 0): Shape {
  return { type, nullable: false, scale };
}

export const booleanShape = toShape('boolean');
export const integerShape = toShape('integer');
export const brokenNode: BrokenNode = { kind: 'broken', shape: toShape('unknown') };

export function isNumber(shape: Shape): boolean {
  return shape.type === 'integer' || shape.type === 'decimal';
}

/** Digits after the point of either of two numbers; null when one of them is not rounded. */
export function joinScales(left: Shape, right: Shape): number | null {
  return left.scale === null || right.scale === null ? null : Math.max(left.scale, right.scale);
}

export function isNull(node: LogicNode): boolean {
  return node.shape.type === 'null';
}

/** Name of a part for messages: what the author wrote. */
export function toName(node: LogicNode): string {
  if (node.kind === 'constant') return JSON.stringify(node.value);
  if (node.kind === 'variable') return node.path;
  if (node.kind === 'call' || node.kind === 'each') return `the result of "${node.op}"`;
  return 'the list';
}

/** A variable that is not null, or `isNotZero`; unless `isSure`, only where everything required has been filled. */
export interface Fact {
  readonly path: string;
  readonly isSure: boolean;
  /** Known of the value, whether or not it may be null. */
  readonly isNotZero?: true;
}

/** Variables that are not null, or not 0, once the node has answered `outcome`. */
export function factsOf(node: LogicNode, outcome: boolean): readonly Fact[] {
  if (node.kind !== 'call') return [];
  const [first, second] = node.args;
  if (first === undefined) return [];
  if (node.op === '!') return factsOf(first, !outcome);
  if (node.op === (outcome ? 'and' : 'or')) return node.args.flatMap((arg) => factsOf(arg, outcome));
  if (node.op === 'in' && outcome) return toFacts(first);
  if (second === undefined) return [];
  return [
    ...zeroFactsOf(node, outcome),
    ...nullFactsOf(node.op, [first, second, ...node.args.slice(2)], outcome),
  ];
}

function nullFactsOf(
  op: PlainOperation,
  args: readonly [LogicNode, LogicNode, ...LogicNode[]],
  outcome: boolean,
): readonly Fact[] {
  const [first, second] = args;
  if (outcome && isOrder(op)) return args.flatMap((arg) => toFacts(arg));
  if (op === (outcome ? '!=' : '==')) return factsOfNullTest(first, second);
  if (op === (outcome ? '==' : '!=')) return factsOfEquality(first, second);
  return [];
}

/** An order holds between values only. */
function isOrder(op: PlainOperation): boolean {
  return op === '<' || op === '<=' || op === '>' || op === '>=';
}

function factsOfNullTest(left: LogicNode, right: LogicNode): readonly Fact[] {
  if (isNull(right)) return toFacts(left);
  return isNull(left) ? toFacts(right) : [];
}

/** What equals a value is one: as surely as the value is there. */
function factsOfEquality(left: LogicNode, right: LogicNode): readonly Fact[] {
  if (!right.shape.nullable) return toFacts(left, isSure(right));
  return left.shape.nullable ? [] : toFacts(right, isSure(left));
}

function toFacts(node: LogicNode, isSure = true): readonly Fact[] {
  return node.kind === 'variable' ? [{ path: node.path, isSure }] : [];
}

/** Whether a value that is never null is there although the record may not be complete. */
function isSure(node: LogicNode): boolean {
  if (node.kind === 'variable') return !node.mayBeUnset;
  return node.kind !== 'call' || node.args.every(isSure);
}
