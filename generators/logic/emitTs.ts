import { buildLogic } from './build.ts';
import { maxAmount, unitMs, unitOf } from './dates.ts';
import { joinPieces, level, toWhole, within } from './piece.ts';
import type { Piece } from './piece.ts';
import { partOf } from './texts.ts';
import { brokenNode, isNull } from './tree.ts';
import type {
  CallNode,
  Constant,
  EachNode,
  LogicNode,
  PlainOperation,
  RowsSource,
  VariableNode,
} from './tree.ts';
import type { LogicType, Scope } from './types.ts';
import { asSet, joinNeeds, mayBeNull, missingOf, needsOf } from './unset.ts';
import type { Printers } from './unset.ts';

/** What a place makes of an expression while fields are unset that it needs: false, null, or (a rule) nothing to say. */
export type Use = 'condition' | 'value' | 'rule';

/**
 * TypeScript text of a checked expression over a context `c` (`LogicContext` of the contract).
 * An expression with problems is a bug of the caller: it throws.
 */
export function emitTs(expression: unknown, scope: Scope, use: Use): string {
  const { node, problems } = buildLogic(expression, scope);
  if (problems[0] !== undefined)
    throw new Error(`emitTs got an unchecked expression: ${problems[0].message}`);
  if (use === 'value') return printResult(node).text;
  return use === 'condition' ? printCondition(node).text : printRule(node);
}

const printing: Printers = { print, condition: printCondition, rows: printRows };

function printRule(node: LogicNode): string {
  const missing = missingOf(node, printing);
  const check = within(printCondition(asSet(node)), missing.length > 0 ? level.or : level.choice);
  return [...missing, check].join(' || ');
}

/** True or false, also of a switch that nobody has set. */
function printCondition(node: LogicNode): Piece {
  if (node.kind === 'variable' && node.mayBeUnset)
    return { text: `${print(node).text} === true`, level: level.compare };
  return node.kind === 'call' && node.op === 'if' ? printIf(node.args, printCondition) : print(node);
}

/** A value, or null while something is unset that it needs. */
function printResult(node: LogicNode): Piece {
  if (node.kind === 'variable') return print(node);
  if (node.kind === 'call' && node.op === 'if') return printIf(node.args, printResult);
  const needs = joinNeeds(needsIn([node]));
  if (needs === '') return print(node);
  return { text: `${needs} ? ${within(print(node), level.or)} : null`, level: level.choice };
}

function needsIn(nodes: readonly LogicNode[]): readonly string[] {
  return [...new Set(nodes.flatMap((node) => needsOf(node, printing)))];
}

/** A test of values, false while one of them is unset. */
function printNeeding(nodes: readonly LogicNode[], test: Piece): Piece {
  const needs = joinNeeds(needsIn(nodes));
  return needs === '' ? test : { text: `${needs} && ${within(test, level.and)}`, level: level.and };
}

type Printer = (args: readonly LogicNode[], call: CallNode) => Piece;

const printers: Record<PlainOperation, Printer> = {
  '==': (args) => printEquality(args, '='),
  '!=': (args) => printEquality(args, '!'),
  '<': (args) => printOrder(args, '<'),
  '<=': (args) => printOrder(args, '<='),
  '>': (args) => printOrder(args, '>'),
  '>=': (args) => printOrder(args, '>='),
  and: (args) => joinPieces(args.map(printCondition), '&&', level.and),
  or: (args) => joinPieces(args.map(printCondition), '||', level.or),
  '!': (args) => ({
    text: `!${within(printCondition(args[0] ?? brokenNode), level.unary)}`,
    level: level.unary,
  }),
  in: printIn,
  if: (args) => printIf(args, print),
  '+': (args) => joinPieces(args.map(print), '+', level.add),
  '-': printMinus,
  '*': (args) => joinPieces(args.map(print), '*', level.multiply),
  '/': (args) => joinPieces(args.map(print), '/', level.multiply),
  min: (args) => toWhole(`Math.min(${args.map((arg) => print(arg).text).join(', ')})`),
  max: (args) => toWhole(`Math.max(${args.map((arg) => print(arg).text).join(', ')})`),
  round: printRound,
  floor: (args) => toWhole(`Math.floor(${printAt(args, 0).text})`),
  length: printLength,
  cat: (args) => toWhole(`[${args.map((arg) => print(arg).text).join(', ')}].join('')`),
  substr: printSubstr,
  date_add: printDateAdd,
  month_start: (args) => toWhole(`${within(printAt(args, 0), level.whole)}.slice(0, 8).concat('01')`),
  days_between: (args) => ({
    text: `(Date.parse(${printAt(args, 1).text}) - Date.parse(${printAt(args, 0).text})) / ${unitMs.day}`,
    level: level.multiply,
  }),
};

function print(node: LogicNode): Piece {
  if (node.kind === 'constant') return printConstant(node.value);
  if (node.kind === 'variable') return printVariable(node);
  if (node.kind === 'call') return printers[node.op](node.args, node);
  if (node.kind === 'each') return printEach(node);
  if (node.kind === 'list') return toWhole(`[${node.items.map((item) => print(item).text).join(', ')}]`);
  throw new Error('emitTs got a broken tree');
}

function printAt(args: readonly LogicNode[], index: number): Piece {
  return print(args[index] ?? brokenNode);
}

function printConstant(value: Constant): Piece {
  if (typeof value === 'string') return toWhole(printText(value));
  return typeof value === 'number' && value < 0
    ? { text: String(value), level: level.unary }
    : toWhole(String(value));
}

function printText(value: string): string {
  const body = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${body.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}

function printVariable({ origin, field, shape }: VariableNode): Piece {
  if (field === null) return toWhole(`c.${origin}`);
  const place = printPlace(origin, field.name);
  if (origin !== 'settings' && origin !== 'selected') return toWhole(place);
  // Settings and selected rows have no type of their own in the contract.
  return toWhole(`(${place} as ${printType(field.type)}${shape.nullable ? ' | null' : ''})`);
}

function printPlace(origin: VariableNode['origin'], name: string): string {
  if (origin === 'item') return 'item';
  if (origin === 'row' || origin === 'selected') return `row.${name}`;
  return origin === 'old' ? `c.old?.${name}` : `c.${origin}.${name}`;
}

const printedTypes: Partial<Record<LogicType, string>> = {
  integer: 'number',
  decimal: 'number',
  boolean: 'boolean',
  'list<string>': 'readonly string[]',
  'list<integer>': 'readonly number[]',
  opaque: 'object',
};

function printType(type: LogicType): string {
  return printedTypes[type] ?? 'string';
}

/** Absent fields of a draft are undefined: `== null` takes them for null, and so does `?? null`. */
function printEquality(args: readonly LogicNode[], first: '=' | '!'): Piece {
  const value = args.find((arg) => !isNull(arg));
  if (args.some(isNull) && value !== undefined) {
    return { text: `${within(printResult(value), level.add)} ${first}= null`, level: level.compare };
  }
  const isLoose = args.every((arg) => mayBeNull(arg, printing));
  const sides = args.map((arg) => printSide(arg, isLoose));
  return { text: sides.join(` ${first}== `), level: level.compare };
}

function printSide(arg: LogicNode, isLoose: boolean): string {
  const piece = printResult(arg);
  return isLoose ? `(${within(piece, level.or)} ?? null)` : within(piece, level.add);
}

/** Three arguments mean "between": neighbours are compared pair by pair. */
function printOrder(args: readonly LogicNode[], operator: string): Piece {
  const sides = args.map((arg) => within(print(arg), level.add));
  const pairs = sides
    .slice(1)
    .map((side, index) => ({ text: `${sides[index]} ${operator} ${side}`, level: level.compare }));
  return printNeeding(args, joinPieces(pairs, '&&', level.and));
}

/** A list holds no null, so that a field alone needs no test of its own. */
function printIn(args: readonly LogicNode[]): Piece {
  const [item = brokenNode, whole = brokenNode] = args;
  const present = print({ ...item, shape: { ...item.shape, nullable: false } });
  const test = `${within(print(whole), level.whole)}.includes(${present.text})`;
  const needing = item.kind === 'variable' ? [whole] : args;
  if (!item.shape.nullable) return printNeeding(needing, toWhole(test));
  const isThere = `${within(print(item), level.add)} != null`;
  return printNeeding(needing, { text: `${isThere} && ${test}`, level: level.and });
}

function printIf(args: readonly LogicNode[], printArm: (arm: LogicNode) => Piece): Piece {
  const last = args.length - 1;
  const texts = args.map((arg, index) =>
    within(index % 2 === 1 || index === last ? printArm(arg) : printCondition(arg), level.or),
  );
  const separators = args.map((_, index) => (index === 0 ? '' : index % 2 === 1 ? ' ? ' : ' : '));
  return { text: texts.map((text, index) => `${separators[index]}${text}`).join(''), level: level.choice };
}

function printMinus(args: readonly LogicNode[]): Piece {
  if (args.length > 1) return joinPieces(args.map(print), '-', level.add);
  return { text: `-${within(printAt(args, 0), level.whole)}`, level: level.unary };
}

/** Half goes up, also below zero; the same steps on binary numbers as in SQL. */
function printRound(args: readonly LogicNode[]): Piece {
  const digits = args[1]?.kind === 'constant' ? Number(args[1].value) : 0;
  if (digits === 0) return toWhole(`Math.floor(${within(printAt(args, 0), level.add)} + 0.5)`);
  const factor = 10 ** digits;
  const text = `Math.floor(${within(printAt(args, 0), level.multiply)} * ${factor} + 0.5) / ${factor}`;
  return { text, level: level.multiply };
}

function printLength(args: readonly LogicNode[]): Piece {
  const isText = args[0]?.shape.type === 'string';
  return toWhole(
    isText ? `[...${printAt(args, 0).text}].length` : `${within(printAt(args, 0), level.whole)}.length`,
  );
}

/** A date is written in characters of one unit each. */
function printSubstr(args: readonly LogicNode[]): Piece {
  const { start, length } = partOf(args);
  const cut = `.slice(${start}, ${start + length})`;
  if (args[0]?.shape.type === 'date') return toWhole(`${within(printAt(args, 0), level.whole)}${cut}`);
  return toWhole(`[...${printAt(args, 0).text}]${cut}.join('')`);
}

function printDateAdd(args: readonly LogicNode[], call: CallNode): Piece {
  const unit = unitOf(args[2]);
  const moved = `Date.parse(${printAt(args, 0).text}) ${printAmount(args[1] ?? brokenNode, maxAmount[unit])} * ${unitMs[unit]}`;
  const text = `new Date(${moved}).toISOString()`;
  return toWhole(call.shape.type === 'date' ? `${text}.slice(0, 10)` : text);
}

function printAmount(amount: LogicNode, most: number): string {
  if (amount.kind !== 'constant') return `+ Math.max(-${most}, Math.min(${most}, ${print(amount).text}))`;
  const value = Number(amount.value);
  return `${value < 0 ? '-' : '+'} ${Math.min(most, Math.abs(value))}`;
}

function printEach(node: EachNode): Piece {
  const rows = printRows(node.source);
  if (node.item === null) return toWhole(`${rows}.length`);
  if (node.op === 'sum') return printSum(rows, node.item);
  const item = `(${node.source.list === null ? 'row' : 'item'}) => ${printCondition(node.item).text}`;
  if (node.op === 'count') return toWhole(`${rows}.filter(${item}).length`);
  if (node.op === 'none') return { text: `!${rows}.some(${item})`, level: level.unary };
  return toWhole(`${rows}.${node.op === 'all' ? 'every' : 'some'}(${item})`);
}

/** Decimals are added as whole numbers of their last digit, so that order and binary rests do not matter. */
function printSum(rows: string, item: LogicNode): Piece {
  const factor = 10 ** (item.shape.scale ?? 0);
  const known = printSummand(item);
  if (factor === 1) return toWhole(`${rows}.reduce((total, row) => total + ${known}, 0)`);
  const summand = `Math.round(${known} * ${factor})`;
  return { text: `${rows}.reduce((total, row) => total + ${summand}, 0) / ${factor}`, level: level.multiply };
}

/** A row that lacks what is added up adds nothing. */
function printSummand(item: LogicNode): string {
  const needs = joinNeeds(needsIn([item]));
  if (needs === '') return within(print(item), level.multiply);
  if (item.kind === 'variable') return `(${print(item).text} ?? 0)`;
  return `(${needs} ? ${within(print(item), level.or)} : 0)`;
}

/** What was read without its rows has none. */
function printRows({ origin, name, list }: RowsSource): string {
  if (list !== null) return `(${print(list).text} ?? [])`;
  if (origin === 'selection') return '(c.selection ?? [])';
  const place = printPlace(origin, name);
  if (origin === 'selected') return `((${place} as readonly Record<string, unknown>[] | null) ?? [])`;
  return `(${place} ?? [])`;
}
