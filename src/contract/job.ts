import type { Context } from './context.ts';
import type { AnyModule, ModuleTypes, SystemReason } from './module.ts';

/** What a job is told: small JSON. */
export type JobData = Readonly<Record<string, unknown>>;

/** Work outside of a request, slow or with the outside: put into the transaction of its cause, done by any process, at least once. */
export interface JobCode<Types extends ModuleTypes = AnyModule> {
  /** So many lanes at once in one process; default 1. */
  concurrency?: number;
  /** Jobs of one lane are done one after the other, in the order in which they were put in; absent: each for itself. */
  keyOf?(data: JobData): string;
  /** How often it is tried; default 4. */
  tries?: number;
  /** Seconds until the second try, doubled with each; default 5. */
  backoffSeconds?: number;
  /** The system acts, for this reason; absent: whoever put the job in. */
  as?: SystemReason;
  run(context: Context<Types>, data: JobData): Promise<void>;
  /** Tells people of a job whose tries have all failed. It stays in the log and in `khuon_task`. */
  onGivenUp?(context: Context<Types>, data: JobData, error: string): Promise<void>;
}

/**
 * What a schedule tells its job beside its own `data`: the times for which it was put in, ISO 8601. A server that was down at the hour
 * does it once when it is back, so a job that looks at a span of time counts from these and not from now.
 */
export interface ScheduledTimes {
  /** The time before, for which it was put in last. */
  since: string;
  /** The last time that has come; of several that were missed the others are left out. */
  at: string;
}

/** A time that a schedule has told its job; undefined where somebody else has put it in. */
export const timeOf = (data: JobData, name: keyof ScheduledTimes): Date | undefined =>
  typeof data[name] === 'string' ? new Date(data[name]) : undefined;

/** When a job is put in, for each company by itself; it is told `ScheduledTimes`. */
export interface ScheduleCode {
  /** Minute, hour, day of the month, month, day of the week, in the customer's zone. */
  cron: string;
  /** Job of the same module; it needs `as`. */
  job: string;
  data?: JobData;
}
