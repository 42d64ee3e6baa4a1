import { addDays, toWallClock } from '#fields/date_time/zone.ts';
import type { OfficeContext } from '#generated/office/module.gen.server.ts';
import type { WorkDay } from '#generated/office/work-day.entity.gen.ts';
import type { WorkShift } from '#generated/office/work-shift.entity.gen.ts';
import { toPoint, type Site } from './places.ts';
import { draftDay, readAssignments } from './workDays.server.ts';
import { workDateOf } from './workTime.ts';

/** The day that somebody works on now; `day` is null as long as it has no row. */
export interface OwnDay {
  date: string;
  zone: string;
  shift: WorkShift | undefined;
  day: WorkDay | null;
}

/** The day, shift and row of whoever asks: yesterday's as long as its cutoff has not come. */
export async function readOwnDay(context: OfficeContext): Promise<OwnDay> {
  const { actor, now, records } = context;
  const zone = context.company.timeZone;
  const clock = toWallClock(now, zone);
  const before = await findShift(context, addDays(clock.date, -1), actor.accountId);
  const date = workDateOf(clock, before?.cutoff ?? null);
  const shift = date === clock.date ? await findShift(context, date, actor.accountId) : before;
  const [day = null] = await records('work_day').find({ account_id: actor.accountId, working_date: date });
  return { date, zone, shift, day };
}

/** The shift that somebody has on a date. */
export async function findShift(
  context: OfficeContext,
  date: string,
  accountId: number,
): Promise<WorkShift | undefined> {
  const [assignment] = await readAssignments(context, date, accountId);
  if (!assignment) return undefined;
  const [shift] = await context.records('work_shift').find({ id: assignment.shift_id });
  return shift;
}

/** The row of the day, locked: made where nobody has come yet. */
export async function lockOwnDay(context: OfficeContext, own: OwnDay): Promise<WorkDay> {
  const days = context.records('work_day');
  if (own.day) {
    const [locked] = await days.lock({ id: own.day.id });
    if (locked) return locked;
  }
  const [created] = await days.create([draftDay(context.actor.accountId, own.shift, own)]);
  return created ?? context.refuse('not_found');
}

/** Places where people of a shift clock; all that are in use where it names none. */
export async function readSites({ records }: OfficeContext, shift: WorkShift | undefined): Promise<Site[]> {
  const named = shift?.site_ids ?? [];
  const sites = await records('work_site').find(
    named.length > 0 ? { id: named, active: true } : { active: true },
  );
  return sites.map(({ id, name, geo_point, radius_m }) => ({
    id,
    name,
    radius_m,
    geo_point: toPoint(geo_point),
  }));
}
