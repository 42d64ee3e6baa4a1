import { setTimeout as delay } from 'node:timers/promises';
import { BULK_JOB } from '#server/workflow/BulkJob.ts';
import type { World } from './World.ts';

/*
 * Triggers note every changed row of every table that a refused call must leave alone. That is more than a hash
 * before and after: it costs the same however large the tables are and names the table and the call at once.
 * Rows of a transaction that was rolled back are not noted.
 */

/** Tables in which a refused call may leave something: who asked, how often. */
const OF_CALLS = new Set([
  'khuon_session',
  'khuon_rate_limit',
  'khuon_ticket',
  'khuon_signal',
  'fuzz_change',
]);

/** Who works on which tasks of modules at the moment. */
const OF_LANES = 'khuon_lane';

/** A task, or a job over a selection, that somebody works on or begins with at once. */
const AT_WORK = `select 1 from ${OF_LANES}
union all select 1 from pgboss.job where name = '${BULK_JOB}' and state in ('created', 'active') limit 1`;

/** A job takes its task first and puts it away last: what was changed meanwhile may be its own. */
const OF_A_JOB = new Set(['update khuon_task', 'delete khuon_task']);

export const isOfJob = (changes: readonly string[]): boolean => changes.some((one) => OF_A_JOB.has(one));

export interface ChangeLog {
  /** Waits until nobody works on a job: what jobs change is not counted to the call that comes next. */
  settle(): Promise<void>;
  /** `insert into order`, … since the last call. */
  take(): Promise<string[]>;
  /** Gives deleted notes' room back; the embedded database does not by itself. */
  tidy(): Promise<void>;
}

/** Three minutes: a job over thousands of records takes more than half a one on a busy machine. */
const SETTLE_TRIES = 9000;
const SETTLE_MS = 20;

export async function createChangeLog(world: World): Promise<ChangeLog> {
  await world.run('create table fuzz_change (what text not null)');
  await world.run(`create function fuzz_note() returns trigger language plpgsql security definer as $$
begin insert into fuzz_change values (lower(tg_op) || ' ' || tg_table_name); return null; end $$`);
  const tables = await world.run<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  for (const { name } of tables.filter((table) => !OF_CALLS.has(table.name) && table.name !== OF_LANES))
    await world.run(
      `create trigger fuzz_note after insert or update or delete on "${name}" for each row execute function fuzz_note()`,
    );
  return {
    async settle() {
      for (let left = SETTLE_TRIES; left > 0; left -= 1) {
        if ((await world.run(AT_WORK)).length === 0) return;
        await delay(SETTLE_MS);
      }
      throw new Error('a job has been worked on for three minutes');
    },
    async take() {
      const rows = await world.run<{ what: string }>('delete from fuzz_change returning what');
      return [...new Set(rows.map((row) => row.what))];
    },
    tidy: async () => void (await world.run('vacuum fuzz_change')),
  };
}
