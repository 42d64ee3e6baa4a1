import { addDays, fromWallClock, toWallClock } from '#fields/date_time/zone.ts';

/** Zalo's night is that of Vietnam, wherever the company is: 22:00 to 06:00 (specification 8, -133). */
const ZONE = 'Asia/Ho_Chi_Minh';
const EVENING = '22:00';
const MORNING = '06:00';

/** Messages that waited go out within so many seconds. */
const SPREAD = 600;

export function isNight(now: Date): boolean {
  const { time } = toWallClock(now, ZONE);
  return time >= EVENING || time < MORNING;
}

/** The next 06:00, and a little later for each by its own number, so that not all go out at once. */
export function nextMorning(now: Date, key: number): Date {
  const { date, time } = toWallClock(now, ZONE);
  const day = time < MORNING ? date : addDays(date, 1);
  return new Date(fromWallClock({ date: day, time: MORNING }, ZONE).getTime() + (key % SPREAD) * 1000);
}
