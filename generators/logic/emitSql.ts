import type { SqlText } from '#contract/logic.ts';
import { buildLogic } from './build.ts';
import { maxAmount, unitOf } from './dates.ts';
import { joinPieces, level, toWhole, within } from './piece.ts';
import type { Piece } from './piece.ts';
import { quoteName, quoteText } from './quote.ts';
import { printFrom, printRowsOperation } from './sqlRows.ts';
import { partOf } from './texts.ts';
import { brokenNode, isNull } from './tree.ts';
import type {
  CallNode,
  ConstantNode,
  EachNode,
  LogicNode,
  Origin,
  PlainOperation,
  VariableNode,
} from './tree.ts';
import type { LogicType, Scope } from './types.ts';

export interface SqlOptions {
  /** Name under which the query knows the record's table. */
  readonly alias: string;
  /** The same of its parent's; absent: a field of the parent is a run-time value. */
  readonly parentAlias?: string;
}

/** What printing needs beside the node: the row that `var` names here, and the run-time values met so far. */
interface Place {
  readonly alias: string;
  readonly rowAlias: string;
  readonly parentAlias: string | undefined;
  readonly params: Set<string>;
}

/**
 * PostgreSQL text (15 and later) of a checked expression. Fields of the record are columns; everything else
 * that `var` names stands as `{user.id}` and is listed once in `params`, in order of first appearance.
 * Throws on an expression with problems and on rows that have no table (`selection`, `old`, `parent`).
 */
export function emitSql(expression: unknown, scope: Scope, { alias, parentAlias }: SqlOptions): SqlText {
  const { node, problems } = buildLogic(expression, scope);
  if (problems[0] !== undefined)
    throw new Error(`emitSql got an unchecked expression: ${problems[0].message}`);
  const place: Place = { alias, rowAlias: alias, parentAlias, params: new Set() };
  // In brackets, because a caller who puts "AND" before an "OR" would show rows that nobody may see.
  const text = within(print(node, place), level.whole);
  return { text, params: [...place.params] };
}

type Printer = (args: readonly LogicNode[], place: Place, call: CallNode) => Piece;

const printers: Record<PlainOperation, Printer> = {
  '==': printEqual,
  '!=': printUnequal,
  '<': (args, place) => printOrder(args, '<', place),
  '<=': (args, place) => printOrder(args, '<=', place),
  '>': (args, place) => printOrder(args, '>', place),
  '>=': (args, place) => printOrder(args, '>=', place),
  and: (args, place) => joinPieces(printAll(args, place), 'AND', level.and),
  or: (args, place) => joinPieces(printAll(args, place), 'OR', level.or),
  '!': (args, place) => ({ text: `NOT ${within(printAt(args, 0, place), level.whole)}`, level: level.not }),
  in: printIn,
  if: printIf,
  '+': (args, place) => joinPieces(printNumbers(args, place), '+', level.add),
  '-': printMinus,
  '*': (args, place) => joinPieces(printNumbers(args, place), '*', level.multiply),
  '/': printDivision,
  min: (args, place) => toWhole(`LEAST(${printTexts(args, place)})`),
  max: (args, place) => toWhole(`GREATEST(${printTexts(args, place)})`),
  round: printRound,
  floor: (args, place) => toWhole(`floor(${printAt(args, 0, place).text})`),
  length: printLength,
  cat: printCat,
  substr: printSubstr,
  date_add: printDateAdd,
  month_start: (args, place) =>
    toWhole(`date_trunc('month', (${printAt(args, 0, place).text})::timestamp)::date`),
  days_between: (args, place) =>
    toWhole(
      `(${within(printAt(args, 1, place), level.whole)} - ${within(printAt(args, 0, place), level.whole)})::int8`,
    ),
};

function print(node: LogicNode, place: Place): Piece {
  if (node.kind === 'constant') return printConstant(node);
  if (node.kind === 'variable') return printVariable(node, place);
  if (node.kind === 'call') return printers[node.op](node.args, place, node);
  if (node.kind === 'each') return printEach(node, place);
  if (node.kind === 'list') return toWhole(`(${printTexts(node.items, place)})`);
  throw new Error('emitSql got a broken tree');
}

function printAt(args: readonly LogicNode[], index: number, place: Place): Piece {
  return print(args[index] ?? brokenNode, place);
}

function printAll(args: readonly LogicNode[], place: Place): readonly Piece[] {
  return args.map((arg) => print(arg, place));
}

function printTexts(args: readonly LogicNode[], place: Place): string {
  return args.map((arg) => print(arg, place).text).join(', ');
}

function printConstant({ value, shape }: ConstantNode): Piece {
  if (typeof value === 'number') return { text: String(value), level: value < 0 ? level.unary : level.whole };
  if (typeof value !== 'string') return toWhole(String(value).toUpperCase());
  const prefix = shape.type === 'date' ? 'DATE ' : shape.type === 'date_time' ? 'TIMESTAMPTZ ' : '';
  return toWhole(`${prefix}${quoteText(value)}`);
}

const sqlTypes: Partial<Record<LogicType, string>> = {
  integer: 'int8',
  decimal: 'numeric',
  boolean: 'boolean',
  date: 'date',
  date_time: 'timestamptz',
  'list<string>': 'text[]',
  'list<integer>': 'int8[]',
};

function printVariable(node: VariableNode, place: Place): Piece {
  const { origin, path, field, shape } = node;
  if (field !== null && origin === 'record') return printColumn(node, place.alias, place);
  if (field !== null && origin === 'parent' && place.parentAlias !== undefined)
    return printColumn(node, place.parentAlias, place);
  if (field !== null && origin === 'row') return printColumn(node, place.rowAlias, place);
  if (origin === 'item') return toWhole(`${place.rowAlias}."value"`);
  place.params.add(path);
  const type = shape.type === 'unknown' ? undefined : sqlTypes[shape.type];
  return toWhole(`{${path}}::${type ?? 'text'}`);
}

/** A column of the row `alias`; what no column holds is worked out there. */
function printColumn({ field, among }: VariableNode, alias: string, place: Place): Piece {
  if (field?.onRead === undefined) return toWhole(`${alias}.${quoteName(field?.name ?? '')}`);
  const { logic, settings } = field.onRead;
  const { node } = buildLogic(logic, { record: among, settings });
  return toWhole(within(print(node, { ...place, alias, rowAlias: alias }), level.whole));
}

/** Never NULL, and `column = value` stays visible so that an index can serve it. */
function printEqual(args: readonly LogicNode[], place: Place): Piece {
  const sides = args.map((arg) => within(print(arg, place), level.add));
  const value = sides[args.findIndex((arg) => !isNull(arg))];
  if (args.some(isNull)) return { text: `${value} IS NULL`, level: level.compare };
  if (args.every((arg) => arg.shape.nullable)) {
    return { text: sides.join(' IS NOT DISTINCT FROM '), level: level.compare };
  }
  return printPresent(args, sides, { text: sides.join(' = '), level: level.compare });
}

function printUnequal(args: readonly LogicNode[], place: Place): Piece {
  const sides = args.map((arg) => within(print(arg, place), level.add));
  const value = sides[args.findIndex((arg) => !isNull(arg))];
  if (args.some(isNull)) return { text: `${value} IS NOT NULL`, level: level.compare };
  const operator = args.some((arg) => arg.shape.nullable) ? 'IS DISTINCT FROM' : '<>';
  return { text: sides.join(` ${operator} `), level: level.compare };
}

/** The test, false where the nullable side is NULL. */
function printPresent(args: readonly LogicNode[], sides: readonly string[], test: Piece): Piece {
  const nullable = sides.find((_, index) => args[index]?.shape.nullable);
  return nullable === undefined
    ? test
    : { text: `${nullable} IS NOT NULL AND ${test.text}`, level: level.and };
}

function printOrder(args: readonly LogicNode[], operator: string, place: Place): Piece {
  const sides = args.map((arg) => within(print(arg, place), level.add));
  const pairs = sides
    .slice(1)
    .map((side, index) => ({ text: `${sides[index]} ${operator} ${side}`, level: level.compare }));
  return joinPieces(pairs, 'AND', level.and);
}

function printIn(args: readonly LogicNode[], place: Place): Piece {
  const item = printAt(args, 0, place);
  const whole = args[1] ?? brokenNode;
  const list = print(whole, place).text;
  if (whole.shape.type === 'string')
    return { text: `strpos(${list}, ${item.text}) > 0`, level: level.compare };
  const side = within(item, level.add);
  const text = whole.kind === 'list' ? `${side} IN ${list}` : `${side} = ANY(${list})`;
  return printPresent(args.slice(0, 1), [side], { text, level: level.compare });
}

function printIf(args: readonly LogicNode[], place: Place): Piece {
  const texts = args.map((arg) => print(arg, place).text);
  const last = texts.length - 1;
  const branches = texts.map((text, index) => {
    if (index === last) return `ELSE ${text}`;
    return index % 2 === 0 ? `WHEN ${text}` : `THEN ${text}`;
  });
  return toWhole(`CASE ${branches.join(' ')} END`);
}

/** Arithmetic runs on binary numbers, as in JavaScript: the first operand settles it for the rest. */
function printNumbers(args: readonly LogicNode[], place: Place): readonly Piece[] {
  return args.map((arg, index) => (index === 0 ? printBinary(arg, place) : print(arg, place)));
}

/** A field that a condition has proved not to be 0: SQL promises no order, so it must not stop at a 0 that is never used. */
function printDivision(args: readonly LogicNode[], place: Place): Piece {
  const [over, under = toWhole('')] = printNumbers(args, place);
  const isFixed = args[1]?.kind === 'constant';
  const divisor = isFixed ? under : toWhole(`NULLIF(${under.text}, 0)`);
  return joinPieces([over ?? under, divisor], '/', level.multiply);
}

function printBinary(node: LogicNode, place: Place): Piece {
  const piece = print(node, place);
  return isBinary(node) ? piece : toWhole(`${within(piece, level.whole)}::float8`);
}

function isBinary(node: LogicNode): boolean {
  return node.kind === 'call' && ['+', '-', '*', '/', 'round'].includes(node.op);
}

function printMinus(args: readonly LogicNode[], place: Place): Piece {
  if (args.length > 1) return joinPieces(printNumbers(args, place), '-', level.add);
  return { text: `-${within(printBinary(args[0] ?? brokenNode, place), level.whole)}`, level: level.unary };
}

/** Half goes up, also below zero; the same steps as in TypeScript. */
function printRound(args: readonly LogicNode[], place: Place): Piece {
  const digits = args[1]?.kind === 'constant' ? Number(args[1].value) : 0;
  const number = printBinary(args[0] ?? brokenNode, place);
  if (digits === 0) return toWhole(`floor(${within(number, level.add)} + 0.5)`);
  const factor = 10 ** digits;
  return {
    text: `floor(${within(number, level.multiply)} * ${factor} + 0.5) / ${factor}`,
    level: level.multiply,
  };
}

function printLength(args: readonly LogicNode[], place: Place): Piece {
  const name = args[0]?.shape.type === 'string' ? 'char_length' : 'cardinality';
  return toWhole(`${name}(${printAt(args, 0, place).text})`);
}

function printCat(args: readonly LogicNode[], place: Place): Piece {
  const texts = args.map((arg) => {
    if (arg.kind === 'constant') return quoteText(String(arg.value));
    const text = within(print(arg, place), level.whole);
    return arg.shape.type === 'integer' ? `${text}::int8::text` : text;
  });
  return toWhole(`(${texts.join(' || ')})`);
}

function printSubstr(args: readonly LogicNode[], place: Place): Piece {
  const { text } = printAt(args, 0, place);
  const written = args[0]?.shape.type === 'date' ? `to_char(${text}, 'YYYY-MM-DD')` : text;
  const { start, length } = partOf(args);
  return toWhole(`substr(${written}, ${start + 1}, ${length})`);
}

/** A day of a time is 24 hours, whatever the session's time zone does with its clocks. */
function printDateAdd(args: readonly LogicNode[], place: Place, call: CallNode): Piece {
  const unit = unitOf(args[2]);
  const start = within(printAt(args, 0, place), level.add);
  const amount = printAmount(args[1] ?? brokenNode, maxAmount[unit], place);
  if (call.shape.type === 'date') return { text: `${start} + ${amount}::int4`, level: level.add };
  const step = unit === 'day' ? '24 hours' : `1 ${unit}`;
  return { text: `${start} + ${amount} * INTERVAL '${step}'`, level: level.add };
}

function printAmount(amount: LogicNode, most: number, place: Place): string {
  if (amount.kind !== 'constant') return `LEAST(GREATEST(${print(amount, place).text}, -${most}), ${most})`;
  const value = Math.max(-most, Math.min(most, Number(amount.value)));
  return value < 0 ? `(${value})` : String(value);
}

function printEach(node: EachNode, place: Place): Piece {
  const { origin, name, rows, list } = node.source;
  if (list !== null && node.item !== null) return printEachItem(node, list, node.item, place);
  const outer = findAlias(origin, place);
  if (rows === null || outer === undefined) throw new Error(`"${origin}" has no rows in SQL`);
  const inner = { ...place, rowAlias: `${outer}_${name}` };
  const from = printFrom(rows, outer, inner.rowAlias);
  return printRowsOperation(node, from, node.item === null ? null : print(node.item, inner));
}

/** The row whose child rows are meant. */
function findAlias(origin: Origin, place: Place): string | undefined {
  if (origin === 'row') return place.rowAlias;
  return origin === 'record' ? place.alias : origin === 'parent' ? place.parentAlias : undefined;
}

/** The values of a list as rows of one column; of NULL there are none. */
function printEachItem(node: EachNode, list: VariableNode, item: LogicNode, place: Place): Piece {
  const rowAlias = `${place.rowAlias}_item`;
  const from = `FROM unnest(${print(list, place).text}) ${rowAlias}("value") WHERE TRUE`;
  return printRowsOperation(node, from, print(item, { ...place, rowAlias }));
}
