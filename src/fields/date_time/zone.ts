/** The wall clock of a zone: `date` is `YYYY-MM-DD`, `time` is `HH:mm`. */
export interface WallClock {
  date: string;
  time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    const [two, numeric] = ['2-digit', 'numeric'] as const;
    const fields = { year: numeric, month: two, day: two, hour: two, minute: two, hourCycle: 'h23' } as const;
    formats.set(timeZone, (format = new Intl.DateTimeFormat('en-CA', { ...fields, timeZone })));
  }
  return format;
}

/** Whether there is a zone of this name (IANA). */
export function isZone(timeZone: string): boolean {
  try {
    return formatOf(timeZone) !== undefined;
  } catch {
    return false;
  }
}

/** What the clock of `timeZone` (IANA name) shows at an instant. */
export function toWallClock(instant: Date, timeZone: string): WallClock {
  const part: Record<string, string> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) part[type] = value;
  return {
    date: `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`,
    time: `${part.hour}:${part.minute}`,
  };
}

/** The instant at which a zone's clock shows this; in the hour that a clock change skips, the time after it. */
export function fromWallClock({ date, time }: WallClock, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const offsetAt = (instant: number): number => {
    const shown = toWallClock(new Date(instant), timeZone);
    return Date.parse(`${shown.date}T${shown.time}:00Z`) - Math.floor(instant / 60_000) * 60_000;
  };
  const first = wanted - offsetAt(wanted);
  const second = wanted - offsetAt(first);
  return new Date(offsetAt(second) === wanted - second ? second : Math.max(first, second));
}

/** When a day begins in the zone. */
export const startOfDay = (date: string, timeZone: string): Date =>
  fromWallClock({ date, time: '00:00' }, timeZone);

/** Today in the zone, `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now: Date): string {
  return toWallClock(now, timeZone).date;
}

/** A calendar day some days later (or earlier), `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Days of a range, both ends counted. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}
