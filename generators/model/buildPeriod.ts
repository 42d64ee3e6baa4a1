import { at, checkFields, findField, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { checkRow } from './buildChecks.ts';
import { buildCondition } from './buildExpression.ts';
import { toType, TYPES, writtenOf } from './buildFieldFacts.ts';
import { given } from './buildMembers.ts';
import { buildRecordScope } from './buildScope.ts';
import type { Source } from './buildSources.ts';
import { buildReads } from './buildWalls.ts';
import type { PeriodFile } from './schemas.ts';
import type { Json, ModelEntity, ModelRule } from './types.ts';

/** What of a period the database holds to: records that agree in its keys share no day. */
export function buildPeriod(context: Context, source: Source<'entity'>): ModelEntity['period'] {
  const period = periodOf(source);
  if (period === undefined) return undefined;
  checkPeriod(context, source, period);
  const { from, to, noOverlap: keys } = period;
  if (keys === undefined) return undefined;
  const place = at(source, 'x-period', 'where');
  const { settings: _, ...scope } = buildRecordScope(context, source, []);
  const where = buildCondition({ context, scope, place }, period.where);
  if (where) checkRow(context, where, place);
  context.texts.need('messages.period_taken', at(source, 'x-period', 'noOverlap'), '_shared');
  return { from, to, keys, ...given({ where }) };
}

/** The first day is not after the last one; told at the last. */
export function buildPeriodRule(context: Context, source: Source<'entity'>): readonly ModelRule[] {
  const period = periodOf(source);
  if (period === undefined) return [];
  const place = at(source, 'x-period');
  context.texts.need('messages.period_backwards', place, '_shared');
  const scope = buildRecordScope(context, source, []);
  const areDays = [period.from, period.to].every((name) => isDay(source, name));
  const check = areDays && buildCondition({ context, scope, place }, toLogic(source, period));
  if (!check) return [];
  const reads = buildReads(context, source, check);
  const rule = { key: 'period', level: 'error', on: ['create', 'update'], at: period.to } as const;
  return [{ ...rule, check, message: 'period_backwards', ...given({ reads }) }];
}

/** What its module or a view writes is not looked after by the kit (`GEN219`). */
const periodOf = ({ value }: Source<'entity'>): PeriodFile | undefined =>
  writtenOf(value) === undefined ? value['x-period'] : undefined;

/** A day that may be left empty bounds nothing while it is. */
function toLogic({ value: { required = [] } }: Source<'entity'>, { from, to }: PeriodFile): Json {
  const order = { '<=': [{ var: `record.${from}` }, { var: `record.${to}` }] };
  const open = [from, to].filter((name) => !required.includes(name));
  if (open.length === 0) return order;
  return { or: [...open.map((name) => ({ '==': [{ var: `record.${name}` }, null] })), order] };
}

function isDay({ value }: Source<'entity'>, name: string): boolean {
  const field = value.properties[name];
  return field !== undefined && toType(field) === 'date';
}

function checkPeriod(context: Context, source: Source<'entity'>, period: PeriodFile): void {
  for (const side of ['from', 'to'] as const) {
    const place = at(source, 'x-period', side);
    const field = findField(context, source, period[side], place);
    if (field !== null && !isDay(source, period[side]))
      context.report.at(place, 'GEN211', `"${period[side]}" is ${toType(field)}, not a day.`);
  }
  const { noOverlap: keys = [] } = period;
  checkFields(context, source, keys, at(source, 'x-period', 'noOverlap'));
  for (const [index, name] of keys.entries()) {
    const field = source.value.properties[name];
    if (field === undefined) continue;
    const isOne = TYPES[toType(field)].json.every((json) => json === 'string' || json === 'integer');
    const isStored = field['x-compute']?.stored !== false;
    if (isOne && isStored) continue;
    const text = `"${name}" is no stored value by which records agree.`;
    context.report.at(under(at(source, 'x-period', 'noOverlap'), index), 'GEN211', text);
  }
}
