import type { Sent } from '#contract/module.ts';
import type { GeoPoint } from '#fields/geo_point/geo_point.ts';
import type { ClockActionInput, ClockActionResult } from '#generated/office/clock.action.gen.ts';
import type { OfficeContext } from '#generated/office/module.gen.server.ts';
import type { TimeDevice } from '#generated/office/time-device.entity.gen.ts';
import type { WorkDay } from '#generated/office/work-day.entity.gen.ts';
import { findDevice, isSignedBy } from './devices.server.ts';
import { lockOwnDay, readOwnDay, readSites, type OwnDay } from './ownDay.server.ts';
import { findSite, flagsOf, MAX_ACCURACY_M, toPoint, type FoundSite, type PlaceFlag } from './places.ts';
import { toSignedText } from './proof.ts';
import { isInWindow, kindsOf, minutesBetween, type ClockKind } from './workTime.ts';

const ASKED_MS = 5 * 60_000;

type Clocking = Sent<ClockActionInput>;

/** Somebody comes or goes: his own phone, where he may, when he may. What is refused changes nothing. */
export async function clock(context: OfficeContext, input: Clocking): Promise<ClockActionResult> {
  await context.lockNames([`clock of account ${context.actor.accountId}`]);
  const device = await checkDevice(context, input);
  const own = await readOwnDay(context);
  const found = await checkPlace(context, own, input);
  const at = context.now.toISOString();
  checkTime(context, own, input.kind, at);
  const day = await lockOwnDay(context, own);
  const flags = flagsOf(toPoint(input.geo_point), input.accuracy_m, await readLastPoint(context));
  await noteEvent(context, { day, device, found, flags, input, at });
  await context
    .records('work_day')
    .update([
      { id: day.id, ...toDayChange(day, input.kind, at, found.site.id), flags: join(day.flags, flags) },
    ]);
  await context.records('time_device').update([{ id: device.id, last_used_at: at }]);
  return { clocked_at: at, site: found.site.name, distance_m: found.distance_m };
}

/** The phone that the person uses, if it signed this clocking just now and for the first time. */
async function checkDevice(context: OfficeContext, input: Clocking): Promise<TimeDevice> {
  const device = await findDevice(context, input.signature);
  if (device?.state !== 'active') return context.refuse('messages.device_not_activated');
  const asked = Date.parse(input.asked_at);
  const isUsed = device.last_used_at !== null && Date.parse(device.last_used_at) >= asked;
  if (isUsed || Math.abs(context.now.getTime() - asked) > ASKED_MS) return context.refuse('rule.clock.stale');
  if (
    !isSignedBy(
      device.signature,
      toSignedText({ ...input, geo_point: toPoint(input.geo_point) }),
      input.proof,
    )
  )
    return context.refuse('messages.device_not_activated');
  return device;
}

async function checkPlace(
  context: OfficeContext,
  { shift }: OwnDay,
  { geo_point, accuracy_m }: Clocking,
): Promise<FoundSite> {
  if (accuracy_m > MAX_ACCURACY_M)
    return context.refuse('rule.clock.inaccurate', undefined, { accuracy: accuracy_m });
  const found = findSite(await readSites(context, shift), toPoint(geo_point), accuracy_m);
  if (!found) return context.refuse('rule.clock.no_site');
  if (found.isWithin) return found;
  const { site, distance_m: distance } = found;
  return context.refuse('rule.clock.too_far', undefined, {
    place: site.name,
    distance,
    radius: site.radius_m,
  });
}

function checkTime(context: OfficeContext, { day, shift }: OwnDay, kind: ClockKind, at: string): void {
  if (!kindsOf(day).includes(kind)) context.refuse('rule.clock.not_now');
  if (day && shift && !isInWindow(kind, at, day, shift)) context.refuse('rule.clock.outside_window');
}

async function readLastPoint({ db, actor }: OfficeContext): Promise<GeoPoint | null> {
  const last = await db
    .selectFrom('time_event')
    .select('geo_point')
    .where('account_id', '=', actor.accountId)
    .orderBy('clocked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.geo_point ? toPoint(last.geo_point) : null;
}

interface EventFacts {
  day: WorkDay;
  device: TimeDevice;
  found: FoundSite;
  flags: readonly PlaceFlag[];
  input: Clocking;
  at: string;
}

async function noteEvent({ db, actor }: OfficeContext, event: EventFacts): Promise<void> {
  const { day, device, found, flags, input, at } = event;
  await db
    .insertInto('time_event')
    .values({
      customer_id: actor.customerId,
      created_by: actor.accountId,
      account_id: actor.accountId,
      work_day_id: day.id,
      kind: input.kind,
      clocked_at: at,
      geo_point: input.geo_point,
      accuracy_m: input.accuracy_m,
      site_id: found.site.id,
      distance_m: found.distance_m,
      device_id: device.id,
      flags: [...flags],
    })
    .execute();
}

/** What a clocking changes of the day; the first coming and the last going count. */
function toDayChange({ out_since, mid_minutes }: WorkDay, kind: ClockKind, at: string, site_id: number) {
  if (kind === 'in') return { first_in: at, site_id };
  if (kind === 'out_mid') return { out_since: at };
  const back = { out_since: null, mid_minutes: mid_minutes + minutesBetween(out_since, at) };
  return kind === 'back_mid' ? back : { last_out: at, ...back };
}

const join = (old: readonly PlaceFlag[] | null, more: readonly PlaceFlag[]): PlaceFlag[] => [
  ...new Set([...(old ?? []), ...more]),
];
