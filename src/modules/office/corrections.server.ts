import type { RecordChange } from '#contract/module.ts';
import { addDays, toWallClock } from '#fields/date_time/zone.ts';
import type { OfficeContext } from '#generated/office/module.gen.server.ts';
import type { TimeCorrection } from '#generated/office/time-correction.entity.gen.ts';
import type { WorkDay } from '#generated/office/work-day.entity.gen.ts';
import { findShift } from './ownDay.server.ts';
import { draftDay } from './workDays.server.ts';
import { toCorrected } from './correctedDay.ts';
import { daysFrom, weekdayOf } from './workTime.ts';

/** Code of `approval_status` (spec 4). */
const WAITING = 1;

type Changes = readonly RecordChange<TimeCorrection>[];
type Written = RecordChange<TimeCorrection> & { readonly record: TimeCorrection };

const isWritten = (change: RecordChange<TimeCorrection>): change is Written => change.record !== null;

/** Who asks, asks for himself; what is approved changes the day in the same transaction (B10, B13). */
export async function completeCorrections(context: OfficeContext, changes: Changes): Promise<void> {
  for (const change of changes) {
    const { action, note, old, record } = change;
    if (!record && (old?.created_by !== context.actor.accountId || old.status !== WAITING))
      change.refuse('rule.time_correction.not_to_withdraw');
    if (record && action === 'create') record.account_id = context.actor.accountId;
    if (record && ['approve', 'reject', 'give_back'].includes(action)) record.decision_note = note;
  }
  const written = changes.filter(isWritten);
  const asked = written.filter(({ action }) => ['create', 'update', 'resubmit'].includes(action));
  if (asked.length > 0) await checkAsked(context, asked);
  const approved = written.filter(({ action }) => action === 'approve');
  if (approved.length > 0) await applyApproved(context, approved);
}

/** What is refused now spares whoever decides the question. */
async function checkAsked(context: OfficeContext, changes: readonly Written[]): Promise<void> {
  const zone = context.company.timeZone;
  const days = await context.records('work_day').find({
    account_id: changes.map(({ record }) => ownerOf(record)),
    working_date: changes.flatMap(({ record }) => datesOf(record)),
  });
  for (const change of changes) {
    const { record } = change;
    const own = days.filter((one) => isDayOf(one, record));
    record.work_day_id = own[0]?.id ?? null;
    for (const name of ['from_at', 'to_at'] as const)
      if (!isNear(record[name], record.working_date, zone))
        change.refuse('rule.time_correction.other_day', name, {
          date: record.working_date.split('-').toReversed().join('/'),
        });
    own.some((day) => refuseDay(change, day));
  }
}

/** One day, or each of a leave or a trip. */
const datesOf = ({ working_date, ends_on }: TimeCorrection): string[] =>
  daysFrom(working_date, ends_on ?? working_date);

/** A shift that crosses midnight ends in the morning after. */
function isNear(at: string | null, date: string, zone: string): boolean {
  if (at === null) return true;
  const { date: of } = toWallClock(new Date(at), zone);
  return of === date || of === addDays(date, 1);
}

const isDayOf = (day: WorkDay, record: TimeCorrection): boolean =>
  day.account_id === ownerOf(record) && datesOf(record).includes(day.working_date);

/** Whoever asked; each stored correction has one. */
const ownerOf = ({ account_id }: TimeCorrection): number => account_id ?? 0;

/** A locked day is paid by already; a day on which somebody came was no leave. */
function refuseDay(change: Written, day: WorkDay): boolean {
  const isWorked = day.first_in !== null || day.last_out !== null;
  if (day.lock === 'locked') change.refuse('rule.time_correction.locked', 'working_date');
  else if (change.record.kind === 'leave' && isWorked) change.refuse('rule.time_correction.worked', 'kind');
  else return false;
  return true;
}

async function applyApproved(context: OfficeContext, changes: readonly Written[]): Promise<void> {
  await context.lockNames(changes.map(({ record }) => `clock of account ${ownerOf(record)}`));
  for (const change of changes) await applyTo(context, change);
}

async function applyTo(context: OfficeContext, change: Written): Promise<void> {
  const { record } = change;
  const dates = datesOf(record);
  const days = await context.records('work_day').lock({
    account_id: ownerOf(record),
    working_date: dates,
  });
  if (days.some((day) => refuseDay(change, day))) return;
  record.work_day_id = null;
  for (const date of dates) {
    const written = await writeDay(context, change, {
      date,
      day: days.find(({ working_date }) => working_date === date),
    });
    record.work_day_id ??= written?.id ?? null;
  }
  if (record.work_day_id === null) change.refuse('rule.time_correction.no_days', 'ends_on');
}

/** A day as it was approved; of several days those are left out on which nobody works. */
async function writeDay(
  context: OfficeContext,
  change: Written,
  { date, day }: { date: string; day: WorkDay | undefined },
): Promise<WorkDay | undefined> {
  const { record } = change;
  const shift = await findShift(context, date, ownerOf(record));
  const works = shift?.weekdays.some((one) => one === weekdayOf(date)) === true;
  if (record.ends_on !== null && !day && !works) return undefined;
  const draft = draftDay(ownerOf(record), shift, { date, zone: context.company.timeZone });
  const asked = record.ends_on === null ? record : { ...record, from_at: null, to_at: null };
  const corrected = toCorrected(asked, day ?? draft);
  if (!corrected) {
    change.refuse('rule.time_correction.no_shift', 'from_at');
    return undefined;
  }
  const values = { ...corrected, is_corrected: true };
  const [written] = day
    ? await context.records('work_day').update([{ ...values, id: day.id }])
    : await context.records('work_day').create([{ ...draft, ...values }]);
  return written;
}

/** Managers hear of what comes in, and of what comes in again. */
export async function notifyManagers({ actor, db, notify }: OfficeContext, changes: Changes): Promise<void> {
  const ids = changes.flatMap(({ id, action, record }) =>
    record && ['create', 'resubmit'].includes(action) ? [id] : [],
  );
  if (ids.length === 0) return;
  const person = await db
    .selectFrom('account')
    .select('display_name')
    .where('id', '=', actor.accountId)
    .executeTakeFirst();
  for (const id of ids)
    await notify('correction_waiting', {
      id,
      params: { name: person?.display_name ?? '' },
      about: { entity: 'time_correction', ids: [id] },
      but: actor.accountId,
    });
}
