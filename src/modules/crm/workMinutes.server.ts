import { startOfDay } from '#fields/date_time/zone.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';

/** When people work, every day alike. */
export interface WorkHours {
  timeZone: string;
  /** Hours of the day: from the beginning of the first to the beginning of the second. */
  from: number;
  to: number;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export const readHours = ({ company, settings }: CrmContext): WorkHours => ({
  timeZone: company.timeZone,
  from: Number(settings['crm_work_from'] ?? 0),
  to: Number(settings['crm_work_to'] ?? 24),
});

/** When the day began where the company is. */
export const startOfToday = ({ today, company }: CrmContext): string =>
  startOfDay(today, company.timeZone).toISOString();

/** Whole minutes between two moments that lie within working hours. */
export function workMinutes(begin: Date, end: Date, { timeZone, from, to }: WorkHours): number {
  const [first, last] = [toWall(begin, timeZone), toWall(end, timeZone)];
  let sum = 0;
  for (let day = first - (first % DAY_MS); day <= last; day += DAY_MS) {
    const opened = Math.max(first, day + from * HOUR_MS);
    const closed = Math.min(last, day + to * HOUR_MS);
    sum += Math.max(0, closed - opened);
  }
  return Math.floor(sum / 60_000);
}

/** What the clock on the wall says, as if it stood in Greenwich. */
function toWall(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}
