import { LogicEngine } from 'json-logic-engine';

type Run = (expression: unknown, data: unknown, options: { above: unknown }) => unknown;
type Method = (args: readonly unknown[], context: unknown, above: unknown, engine: { run: Run }) => unknown;

const unitMs: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
const hundredYears: Record<string, number> = { minute: 52_560_000, hour: 876_000, day: 36_500 };

/** json-logic-engine with the operations that the subset adds to JsonLogic, written independently of the emitters. */
export function createOracle(): (expression: unknown, data: unknown) => unknown {
  const engine = new LogicEngine(undefined, { disableInterpretedOptimization: true });
  engine.addMethod('round', ([value, digits]: readonly unknown[]) => {
    const factor = 10 ** Number(digits ?? 0);
    return Math.floor(Number(value) * factor + 0.5) / factor;
  });
  engine.addMethod('floor', ([value]: readonly unknown[]) => Math.floor(Number(value)));
  engine.addMethod('length', ([value]: readonly unknown[]) => Array.from(value as string | unknown[]).length);
  engine.addMethod('substr', ([text, start, length]: readonly unknown[]) =>
    partOf(String(text), Number(start), Number(length)),
  );
  engine.addMethod('date_add', ([from, amount, unit]: readonly unknown[]) =>
    addToDate(String(from), Number(amount), String(unit)),
  );
  engine.addMethod('month_start', ([day]: readonly unknown[]) => monthOf(String(day)));
  engine.addMethod('days_between', ([from, to]: readonly unknown[]) => daysOf(String(from), String(to)));
  engine.addMethod('sum', { traverse: false, method: sumOfRows });
  engine.addMethod('count', { traverse: false, method: countOfRows });
  return (expression, data) => engine.run(expression, data);
}

/**
 * The same for a record that is still being filled: null where a value is needed gives null, orders and `in` with it are
 * false, and `sum` leaves out the rows that lack theirs.
 */
export function createDraftOracle(): (expression: unknown, data: unknown) => unknown {
  const engine = new LogicEngine(undefined, { disableInterpretedOptimization: true });
  const isNone = (value: unknown) => value === null || value === undefined;
  const add = (name: string, unset: unknown, method: (values: readonly unknown[]) => unknown) =>
    engine.addMethod(name, (given: unknown) => {
      const values = Array.isArray(given) ? (given as unknown[]) : [given];
      return values.some(isNone) ? unset : method(values);
    });
  const numbers = (values: readonly unknown[]) => values as readonly number[];
  const texts = (values: readonly unknown[]) => values as readonly [string, string];
  const inTurn = (test: (left: string, right: string) => boolean) => (values: readonly unknown[]) =>
    texts(values).every((value, at) => at === 0 || test(texts(values)[at - 1] ?? '', value));
  add(
    '<',
    false,
    inTurn((left, right) => left < right),
  );
  add(
    '<=',
    false,
    inTurn((left, right) => left <= right),
  );
  add(
    '>',
    false,
    inTurn((left, right) => left > right),
  );
  add(
    '>=',
    false,
    inTurn((left, right) => left >= right),
  );
  add('in', false, ([item, whole]) =>
    typeof whole === 'string' ? whole.includes(String(item)) : (whole as unknown[]).includes(item),
  );
  // A switch that nobody has set is not true.
  engine.addMethod('and', (values: readonly unknown[]) => values.every((value) => value === true));
  engine.addMethod('or', (values: readonly unknown[]) => values.includes(true));
  add('+', null, (values) => numbers(values).reduce((total, value) => total + value));
  add('*', null, (values) => numbers(values).reduce((total, value) => total * value));
  add('-', null, (values) => {
    const [first = 0, second] = numbers(values);
    return second === undefined ? -first : first - second;
  });
  add('/', null, ([over, under]) => Number(over) / Number(under));
  add('min', null, (values) => Math.min(...numbers(values)));
  add('max', null, (values) => Math.max(...numbers(values)));
  add('floor', null, ([value]) => Math.floor(Number(value)));
  add('cat', null, (values) => values.map(String).join(''));
  add('length', null, ([value]) => Array.from(value as string | unknown[]).length);
  add('substr', null, ([text, start, length]) => partOf(String(text), Number(start), Number(length)));
  add('date_add', null, ([from, amount, unit]) => addToDate(String(from), Number(amount), String(unit)));
  add('month_start', null, ([day]) => monthOf(String(day)));
  add('days_between', null, ([from, to]) => daysOf(String(from), String(to)));
  engine.addMethod('round', ([value, digits]: readonly unknown[]) => {
    const factor = 10 ** Number(digits ?? 0);
    return isNone(value) ? null : Math.floor(Number(value) * factor + 0.5) / factor;
  });
  engine.addMethod('sum', { traverse: false, method: sumOfRows });
  engine.addMethod('count', { traverse: false, method: countOfRows });
  return (expression, data) => engine.run(expression, data);
}

/** Character by character. */
function partOf(text: string, start: number, length: number): string {
  let part = '';
  let at = 0;
  for (const character of text) {
    if (at >= start && at < start + length) part += character;
    at += 1;
  }
  return part;
}

/** By the noons of the days. */
function daysOf(from: string, to: string): number {
  const number = (day: string) => Math.floor(new Date(`${day}T12:00:00Z`).getTime() / 86_400_000);
  return number(to) - number(from);
}

/** Day 1 of its month. */
function monthOf(day: string): string {
  const date = new Date(day);
  date.setUTCDate(1);
  return date.toISOString().slice(0, 10);
}

function addToDate(from: string, amount: number, unit: string): string {
  const most = hundredYears[unit] ?? 0;
  const held = amount > most ? most : amount < -most ? -most : amount;
  const date = new Date(from);
  date.setTime(date.getTime() + held * (unitMs[unit] ?? 0));
  return from.length === 10 ? date.toISOString().slice(0, 10) : date.toISOString();
}

const rowsOf: Method = ([rows], context, above, engine) => engine.run(rows, context, { above }) ?? [];

const countOfRows: Method = (args, context, above, engine) => {
  const rows = rowsOf(args, context, above, engine) as readonly unknown[];
  return args.length < 2
    ? rows.length
    : rows.filter((row) => engine.run(args[1], row, { above }) === true).length;
};

/** Adds exactly: every summand as a whole number of billionths. */
const sumOfRows: Method = (args, context, above, engine) => {
  const rows = rowsOf(args, context, above, engine) as readonly unknown[];
  const total = rows.reduce<bigint>(
    (sum, row) => sum + toBillionths(Number(engine.run(args[1], row, { above }) ?? 0)),
    0n,
  );
  const digits = String(total < 0n ? -total : total).padStart(10, '0');
  return Number(`${total < 0n ? '-' : ''}${digits.slice(0, -9)}.${digits.slice(-9)}`);
};

function toBillionths(value: number): bigint {
  return BigInt(value.toFixed(9).replace('.', ''));
}
