import type { Sent } from '#contract/module.ts';
import type { OfficeContext } from '#generated/office/module.gen.server.ts';
import type {
  TimekeepingTodayActionInput,
  TimekeepingTodayActionResult,
} from '#generated/office/timekeeping-today.action.gen.ts';
import { findDevice } from './devices.server.ts';
import type { OwnDayShown, OwnEvent, SiteShown } from './own.ts';
import { readOwnDay, readSites, type OwnDay } from './ownDay.server.ts';
import type { Site } from './places.ts';
import { kindsOf, planDay } from './workTime.ts';

/** Everything that the clocking page shows, in one answer. */
export async function readToday(
  context: OfficeContext,
  { signature }: Sent<TimekeepingTodayActionInput>,
): Promise<TimekeepingTodayActionResult> {
  const own = await readOwnDay(context);
  const device = await findDevice(context, signature);
  return {
    now: context.now.toISOString(),
    device: device?.state ?? 'none',
    kinds: kindsOf(own.day),
    day: showDay(own),
    events: await readEvents(context),
    sites: (await readSites(context, own.shift)).map(showSite),
  };
}

const showSite = ({ id, name, geo_point, radius_m }: Site): SiteShown => ({
  id,
  name,
  ...geo_point,
  radius_m,
});

function showDay({ date, zone, shift, day }: OwnDay): OwnDayShown {
  const plan = shift && planDay(shift, date, zone);
  return {
    working_date: date,
    shift: shift?.name ?? null,
    planned_in: day?.planned_in ?? plan?.planned_in ?? null,
    planned_out: day?.planned_out ?? plan?.planned_out ?? null,
    first_in: day?.first_in ?? null,
    last_out: day?.last_out ?? null,
    out_since: day?.out_since ?? null,
    state: day?.state ?? 'expected',
  };
}

async function readEvents({ db, actor }: OfficeContext): Promise<OwnEvent[]> {
  const rows = await db
    .selectFrom('time_event')
    .leftJoin('work_site', 'work_site.id', 'time_event.site_id')
    .select(['time_event.id', 'time_event.kind', 'time_event.clocked_at', 'work_site.name as site'])
    .where('time_event.account_id', '=', actor.accountId)
    .orderBy('time_event.clocked_at', 'desc')
    .limit(6)
    .execute();
  return rows;
}
