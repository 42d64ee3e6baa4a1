import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { timekeepingTodayAction } from '#generated/office/timekeeping-today.action.gen.ts';
import { shapes } from '#web/kit/shapes.ts';
import { useAsk } from '#web/kit/useAsk.ts';
import { openDeviceKey, type DeviceKey } from './deviceKey.web.ts';
import type { OwnDayShown, OwnEvent, SiteShown } from './own.ts';
import type { ClockKind } from './workTime.ts';

const { isNumber, isText, listOf, nullable, objectOf, oneOf } = shapes;

export interface Today {
  now: string;
  device: string;
  kinds: readonly ClockKind[];
  day: OwnDayShown;
  events: readonly OwnEvent[];
  sites: readonly SiteShown[];
}

const isKind = oneOf('in', 'out', 'out_mid', 'back_mid');
const isState = oneOf('expected', 'working', 'present', 'incomplete', 'absent', 'leave', 'day_off');
const isMoment = nullable(isText);

const isToday = objectOf<Today>({
  now: isText,
  device: isText,
  kinds: listOf(isKind),
  day: objectOf<OwnDayShown>({
    working_date: isText,
    shift: isMoment,
    planned_in: isMoment,
    planned_out: isMoment,
    first_in: isMoment,
    last_out: isMoment,
    out_since: isMoment,
    state: isState,
  }),
  events: listOf(objectOf<OwnEvent>({ id: isNumber, kind: isKind, clocked_at: isText, site: isMoment })),
  sites: listOf(
    objectOf<SiteShown>({ id: isNumber, name: isText, lat: isNumber, lng: isNumber, radius_m: isNumber }),
  ),
});

/** What the page shows, and the key of the phone that it is shown for. */
export function useToday() {
  const ask = useAsk(timekeepingTodayAction, isToday);
  const [shown, setShown] = useState<{ today: Today; key: DeviceKey }>();
  const read = useEvent(async () => {
    const key = shown?.key ?? (await openDeviceKey());
    const today = await ask({ signature: key.signature });
    if (today) setShown({ today, key });
    return today;
  });
  useEffect(() => void read(), [read]);
  return { ...shown, read };
}
