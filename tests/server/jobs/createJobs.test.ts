import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#server/db/Db.ts';
import { createJobs, type Jobs } from '#server/jobs/createJobs.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { toDatabaseShape } from '#server/db/migrations/toDatabaseShape.ts';

describeOnDatabases('jobs', ({ open }) => {
  let db: Db;
  let jobs: Jobs;
  const done: unknown[] = [];
  let failures = 0;
  const errors: unknown[] = [];

  beforeAll(async () => {
    db = await open(toDatabaseShape({ entities: [] }));
    await db.withoutTenant('seed').query('insert into khuon_customer default values');
    jobs = createJobs(db, (error) => errors.push(error));
    jobs.register('note', async (data) => void done.push(data['value']));
    jobs.register('shaky', async () => {
      failures += 1;
      if (failures < 2) throw new Error('not yet');
      done.push('shaky');
    });
    jobs.schedule('note', '0 3 * * *', 'Asia/Ho_Chi_Minh');
    await jobs.start();
  });
  afterAll(async () => {
    await jobs.stop();
    await db.close();
  });

  const until = (value: unknown) =>
    expect.poll(() => done, { timeout: 15_000, interval: 50 }).toContain(value);

  test('a job is done soon after its transaction', async () => {
    await db.forTenant(1).transaction((tx) => jobs.enqueue(tx, 'note', { value: 'committed' }));
    await until('committed');
  });

  test('a job disappears with the rollback of its cause', async () => {
    const failing = db.forTenant(1).transaction(async (tx) => {
      await jobs.enqueue(tx, 'note', { value: 'rolled back' });
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    await db.forTenant(1).transaction((tx) => jobs.enqueue(tx, 'note', { value: 'after' }));
    await until('after');
    expect(done).not.toContain('rolled back');
  });

  test('a key keeps a second waiting job out', async () => {
    const startAfter = new Date(Date.now() + 3_600_000);
    for (const value of [1, 2]) {
      await db
        .forTenant(1)
        .transaction((tx) => jobs.enqueue(tx, 'note', { value }, { singletonKey: 'one', startAfter }));
    }
    const { rows } = await db
      .withoutTenant('job_runner')
      .query(`select data from pgboss.job where singleton_key = 'one'`);
    expect(rows).toEqual([{ data: { value: 1 } }]);
  });

  test('the application role queues jobs and reads none', async () => {
    await expect(db.forTenant(1).query('select data from pgboss.job')).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('a job that nobody does is refused at once', async () => {
    const unknown = db.forTenant(1).transaction((tx) => jobs.enqueue(tx, 'nobody', {}));
    await expect(unknown).rejects.toThrow('No handler is registered for the job "nobody"');
  });

  test('a kind that is registered after the start is done too', async () => {
    jobs.register('late', async () => void done.push('late'));
    const countQueues = async () => {
      const text = `select 1 from pgboss.queue where name = 'late'`;
      return (await db.withoutTenant('job_runner').query(text)).rows.length;
    };
    await expect.poll(countQueues, { timeout: 15_000, interval: 100 }).toBe(1);
    await db.forTenant(1).transaction((tx) => jobs.enqueue(tx, 'late', {}));
    await until('late');
  });

  test('a failed job is repeated', async () => {
    await db.forTenant(1).transaction((tx) => jobs.enqueue(tx, 'shaky', {}));
    await expect.poll(() => failures, { timeout: 10_000 }).toBe(1);
    await db
      .withoutTenant('job_runner')
      .query(`update pgboss.job set start_after = now() where name = 'shaky'`);
    await db.forTenant(1).transaction((tx) => jobs.enqueue(tx, 'shaky', {}));
    await until('shaky');
    expect(errors).toEqual([]);
  });

  test(
    'processes that start at once on an empty database all start',
    { timeout: 60_000 },
    async ({ skip }) => {
      skip(db.kind === 'embedded', 'one process alone holds it');
      for (let round = 0; round < 5; round += 1) {
        const fresh = await open(toDatabaseShape({ entities: [] }));
        const both = [
          createJobs(fresh, (error) => errors.push(error)),
          createJobs(fresh, (error) => errors.push(error)),
        ];
        for (const one of both) for (const name of ['a', 'b', 'c', 'd']) one.register(name, async () => {});
        const ends = await Promise.allSettled(both.map((one) => one.start()));
        await Promise.all(both.map((one) => one.stop()));
        await fresh.close();
        expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
      }
    },
  );
});
