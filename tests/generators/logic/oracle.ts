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
  engine.addMethod('date_add', ([from, amount, unit]: readonly unknown[]) =>
    addToDate(String(from), Number(amount), String(unit)),
  );
  engine.addMethod('sum', { traverse: false, method: sumOfRows });
  engine.addMethod('count', { traverse: false, method: countOfRows });
  return (expression, data) => engine.run(expression, data);
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
    (sum, row) => sum + toBillionths(Number(engine.run(args[1], row, { above }))),
    0n,
  );
  const digits = String(total < 0n ? -total : total).padStart(10, '0');
  return Number(`${total < 0n ? '-' : ''}${digits.slice(0, -9)}.${digits.slice(-9)}`);
};

function toBillionths(value: number): bigint {
  return BigInt(value.toFixed(9).replace('.', ''));
}
