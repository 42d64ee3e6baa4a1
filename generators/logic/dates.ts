import { adaptConstant } from './constants.ts';
import { demandValue } from './demand.ts';
import { refuse, siteOf, toTypeName } from './site.ts';
import type { Call } from './site.ts';
import { brokenNode, integerShape, toName, toShape } from './tree.ts';
import type { LogicNode } from './tree.ts';

/** Length of a unit; a day of a `date_time` is 24 hours. */
export const unitMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;
export type DateUnit = keyof typeof unitMs;

/** A date is moved by at most a hundred years either way; a larger amount counts as that. */
export const maxAmount = { minute: 52_560_000, hour: 876_000, day: 36_500 } as const satisfies Record<
  DateUnit,
  number
>;

/** `date_add`: a date or time, a whole number, a unit. */
export function buildDateAdd(call: Call): LogicNode {
  const start = buildStart(call);
  const amount = call.visit(1);
  const isAmount = isWholeAmount(call, amount);
  if (start === null || !isAmount) return brokenNode;
  const type = start.shape.type === 'date' ? 'date' : 'date_time';
  const unit = call.raw[2];
  if (!isUnit(unit) || (type === 'date' && unit !== 'day')) {
    return refuse(siteOf(call, 2), 'bad_unit', `The unit of ${toTypeName(type)} is ${JSON.stringify(unit)}`);
  }
  const args = [start, amount, { kind: 'constant', shape: toShape('string'), value: unit } as const];
  return { kind: 'call', op: 'date_add', shape: toShape(type), args };
}

/** `month_start`: the first day of the month of a date. */
export function buildMonthStart(call: Call): LogicNode {
  const start = buildStart(call);
  if (start === null) return brokenNode;
  if (start.shape.type === 'date')
    return { kind: 'call', op: 'month_start', shape: toShape('date'), args: [start] };
  return refuse(siteOf(call, 0), 'date_needed', `${toName(start)} is ${toTypeName(start.shape.type)}`);
}

/** `days_between`: how many days the second date is after the first; below 0 where it is before. */
export function buildDaysBetween(call: Call): LogicNode {
  const days = [0, 1].map((index) => buildDay(call, index));
  const [from, to] = days;
  if (from == null || to == null) return brokenNode;
  return { kind: 'call', op: 'days_between', shape: integerShape, args: [from, to] };
}

function buildDay(call: Call, index: number): LogicNode | null {
  const day = buildStart(call, index);
  if (day === null || day.shape.type === 'date') return day;
  refuse(siteOf(call, index), 'date_needed', `${toName(day)} is ${toTypeName(day.shape.type)}`);
  return null;
}

/** Unit of a checked `date_add`. */
export function unitOf(node: LogicNode | undefined): DateUnit {
  return node?.kind === 'constant' && isUnit(node.value) ? node.value : 'day';
}

function buildStart(call: Call, index = 0): LogicNode | null {
  const given = call.visit(index);
  const start = adaptConstant(given, toShape(isDay(given) ? 'date' : 'date_time'), siteOf(call, index));
  if (!demandValue(call, start, index)) return null;
  if (start.shape.type === 'date' || start.shape.type === 'date_time') return start;
  refuse(siteOf(call, index), 'date_needed', `${toName(start)} is ${toTypeName(start.shape.type)}`);
  return null;
}

function isDay(node: LogicNode): boolean {
  return node.kind === 'constant' && String(node.value).length <= 'YYYY-MM-DD'.length;
}

function isWholeAmount(call: Call, amount: LogicNode): boolean {
  if (!demandValue(call, amount, 1)) return false;
  if (amount.shape.type === 'integer') return true;
  refuse(siteOf(call, 1), 'integer_needed', `${toName(amount)} is ${toTypeName(amount.shape.type)}`);
  return false;
}

function isUnit(value: unknown): value is DateUnit {
  return typeof value === 'string' && Object.hasOwn(unitMs, value);
}
