import { randomUUID } from 'node:crypto';
import PgBoss from 'pg-boss';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '#server/db/Db.ts';
import { toDatabaseShape } from '#server/db/migrations/toDatabaseShape.ts';
import { createJobs, type Jobs } from '#server/jobs/createJobs.ts';
import { createLostJobs } from '#server/jobs/createLostJobs.ts';
import { describeOnDatabases } from '../../support/database.ts';

interface Stored {
  state: string;
  retry_count: number;
  seconds: number;
}

describeOnDatabases('jobs that nobody does any more', ({ open, name }) => {
  let db: Db;
  let jobs: Jobs;
  let boss: PgBoss;

  beforeAll(async () => {
    db = await open(toDatabaseShape({ entities: [] }));
    jobs = createJobs(db, (error) => {
      throw error;
    });
    jobs.register(
      'export',
      async () => undefined,
      async () => undefined,
    );
    await jobs.start();
    // What it queues from now on nobody takes.
    await jobs.stop();
    boss = new PgBoss({ db: { executeSql: (text, values) => run(text, values as unknown[]) } });
  });
  afterAll(() => db.close());
  beforeEach(() => run('delete from pgboss.job'));

  const run = <Row extends object>(text: string, values: unknown[] = []) =>
    db.withoutTenant('job_runner').query<Row>(text, values);

  async function aJob(set: string): Promise<string> {
    const id = await boss.send(
      'export',
      { value: 1 },
      { singletonKey: randomUUID(), retryLimit: 3, retryDelay: 5, deadLetter: 'export-given-up' },
    );
    await run(`update pgboss.job set ${set} where id = $1::uuid`, [id]);
    return String(id);
  }
  const read = async (id: string) =>
    (
      await run<Stored>(
        `select state, retry_count, extract(epoch from start_after - now())::float8 as seconds from pgboss.job where id = $1::uuid`,
        [id],
      )
    ).rows[0];
  const TAKEN = `state = 'active', started_on = now()`;
  const looks = (queues = ['export']) => {
    const lost = createLostJobs(db, boss);
    return { look: () => lost.look(queues), holding: lost.holding };
  };

  test('go back to their queue at once', async () => {
    const id = await aJob(TAKEN);
    const { look } = looks();
    await look();
    if (name === 'postgres') {
      // A process that has just taken it may not hold it yet.
      expect(await read(id)).toMatchObject({ state: 'active' });
      await look();
    }
    const stored = await read(id);
    expect(stored).toMatchObject({ state: 'retry' });
    expect(stored?.seconds).toBeLessThanOrEqual(0);
  });

  test('are given up when that was their last try', async () => {
    const id = await aJob(`${TAKEN}, retry_count = retry_limit`);
    const { look } = looks();
    await look();
    await look();
    expect(await read(id)).toMatchObject({ state: 'failed' });
    const { rows } = await run(`select name from pgboss.job where name = 'export-given-up'`);
    expect(rows).toHaveLength(1);
  });

  test('are none of those that are done here', async () => {
    const id = await aJob(TAKEN);
    const { look, holding } = looks();
    await holding(id, async () => {
      for (let time = 0; time < 3; time += 1) await look();
    });
    expect(await read(id)).toMatchObject({ state: 'active' });
  });

  test.skipIf(name === 'embedded')('are none of those that another process does', async () => {
    const id = await aJob(TAKEN);
    const other = looks();
    const { look } = looks();
    await other.holding(id, async () => {
      for (let time = 0; time < 3; time += 1) await look();
      expect(await read(id)).toMatchObject({ state: 'active' });
    });
    for (let time = 0; time < 2; time += 1) await look();
    expect(await read(id)).toMatchObject({ state: 'retry' });
  });

  test('nor those of another kit', async () => {
    const id = await aJob(TAKEN);
    const { look } = looks(['import']);
    for (let time = 0; time < 2; time += 1) await look();
    expect(await read(id)).toMatchObject({ state: 'active' });
  });

  test('those that were queued before the clock went back wait no longer than was meant', async () => {
    const hour = `+ interval '1 hour'`;
    const [now, soon, again] = [
      await aJob(`created_on = now() ${hour}, start_after = now() ${hour}`),
      await aJob(`created_on = now() ${hour}, start_after = now() ${hour} + interval '30 seconds'`),
      await aJob(
        `state = 'retry', started_on = now() ${hour}, start_after = now() ${hour} + interval '5 seconds'`,
      ),
    ];
    const due = await aJob(`start_after = now() ${hour}`);
    await looks().look();
    const seconds = async (id: string) => Math.round((await read(id))?.seconds ?? 0);
    expect(await Promise.all([now, soon, again, due].map(seconds))).toEqual([
      expect.toSatisfy((value: number) => value <= 0),
      expect.toSatisfy((value: number) => value > 25 && value <= 30),
      expect.toSatisfy((value: number) => value <= 0),
      expect.toSatisfy((value: number) => value > 3_590),
    ]);
  });
});
