import type { Sent } from '#contract/module.ts';
import type { OfficeContext } from '#generated/office/module.gen.server.ts';
import type { OwnMonthActionInput, OwnMonthActionResult } from '#generated/office/own-month.action.gen.ts';
import { totalsOf, type MonthDay } from './own.ts';

const NAMES = [
  'work_day.id',
  'work_day.working_date',
  'work_day.state',
  'work_day.lock',
  'work_day.first_in',
  'work_day.last_out',
  'work_day.worked_minutes',
  'work_day.late_minutes',
  'work_day.early_minutes',
  'work_day.mid_minutes',
  'work_day.overtime_minutes',
  'work_shift.name as shift',
] as const;

/** The days of a month of whoever asks, with what they come to. */
export async function readOwnMonth(
  context: OfficeContext,
  { month }: Sent<OwnMonthActionInput>,
): Promise<OwnMonthActionResult> {
  const { today } = context;
  const first = firstOf(month ?? today);
  const days = await readDays(context, first);
  return { month: first, is_current: first === firstOf(today), days, totals: totalsOf(days) };
}

export const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The last day of the month that begins so. */
export function lastOf(first: string): string {
  const [year = 0, month = 0] = first.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

async function readDays(context: OfficeContext, first: string): Promise<MonthDay[]> {
  const { db, actor } = context;
  const days = await db
    .selectFrom('work_day')
    .leftJoin('work_shift', 'work_shift.id', 'work_day.shift_id')
    .select(NAMES)
    .where('work_day.account_id', '=', actor.accountId)
    .where('work_day.working_date', '>=', first)
    .where('work_day.working_date', '<=', lastOf(first))
    .where('work_day.deleted_at', 'is', null)
    .orderBy('work_day.working_date', 'desc')
    .execute();
  const asked = await readCorrections(context, first);
  return days.map((day) => {
    const correction = asked.find(
      ({ working_date, ends_on }) =>
        working_date <= day.working_date && day.working_date <= (ends_on ?? working_date),
    );
    return { ...day, correction_id: correction?.id ?? null, correction_status: correction?.status ?? null };
  });
}

/** Corrections that may be of days of the month, the latest first; one of several days may have begun before. */
const readCorrections = ({ db, actor }: OfficeContext, first: string) =>
  db
    .selectFrom('time_correction')
    .select(['id', 'status', 'working_date', 'ends_on'])
    .where('account_id', '=', actor.accountId)
    .where('working_date', '<=', lastOf(first))
    .where((where) => where.or([where('working_date', '>=', first), where('ends_on', '>=', first)]))
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
