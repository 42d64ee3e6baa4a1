import { addDays } from '#fields/date_time/zone.ts';

/** How much of time is one step of a course; a week begins on Monday. */
export type DateStep = 'day' | 'week' | 'month';

interface Days {
  from: string;
  to: string;
}

/** First day of the step that a day lies in, `YYYY-MM-DD`. */
export function startOfStep(day: string, step: DateStep): string {
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  if (step === 'day') return day;
  // Sunday is 0 and the last day of its week.
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** First day of the step behind. */
function nextStep(start: string, step: DateStep): string {
  if (step !== 'month') return addDays(start, step === 'week' ? 7 : 1);
  return startOfStep(addDays(start, 31), 'month');
}

/** First days of all steps that a period touches, in order. */
export function stepsOf({ from, to }: Days, step: DateStep): string[] {
  const steps: string[] = [];
  for (let start = startOfStep(from, step); start <= to; start = nextStep(start, step)) steps.push(start);
  return steps;
}

/** Days of a step that lie in the period. */
export function daysOfStep(start: string, step: DateStep, period: Days): Days {
  const last = addDays(nextStep(start, step), -1);
  return {
    from: start < period.from ? period.from : start,
    to: last > period.to ? period.to : last,
  };
}
