import PgBoss from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  DatabaseUnavailable,
  type Db,
  notify,
  type OwnerDb,
  type WithoutTenantReason,
} from '#server/db/Db.ts';
import { JOB_CHANNEL } from '#server/jobs/createLostJobs.ts';
import { createJobs, type Jobs } from '#server/jobs/createJobs.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { toDatabaseShape } from '#server/db/migrations/toDatabaseShape.ts';

describeOnDatabases('jobs', ({ open }) => {
  let db: Db;
  let jobs: Jobs;
  const done: unknown[] = [];
  let failures = 0;
  const errors: unknown[] = [];
  const lost: unknown[] = [];

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
    jobs.register(
      'hopeless',
      async () => {
        throw new Error('never');
      },
      async (data) => {
        const isFirst = !lost.includes(data['value']);
        lost.push(data['value']);
        if (isFirst) throw new Error('not yet');
      },
    );
    jobs.register('nightly', async () => void done.push('nightly'));
    jobs.schedule('nightly', '0 3 * * *', 'Asia/Ho_Chi_Minh');
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

  test('a schedule has its next job waiting, once, also after it came due', async () => {
    const owner = db.withoutTenant('job_runner');
    const waiting = async () => {
      const text = `select extract(hour from start_after at time zone 'Asia/Ho_Chi_Minh')::int as hour, start_after > now() as later
from pgboss.job where name = 'nightly' and singleton_key = 'next' and state = 'created'`;
      return (await owner.query(text)).rows;
    };
    expect(await waiting()).toEqual([{ hour: 3, later: true }]);
    await owner.query(`update pgboss.job set start_after = now() where name = 'nightly'`);
    await owner.transaction((tx) => notify(tx, JOB_CHANNEL, 'nightly'));
    await until('nightly');
    expect(await waiting()).toEqual([{ hour: 3, later: true }]);
    const another = createJobs(db, (error) => errors.push(error));
    another.register('nightly', async () => {});
    another.schedule('nightly', '0 3 * * *', 'Asia/Ho_Chi_Minh');
    await another.start();
    await another.stop();
    expect(await waiting()).toEqual([{ hour: 3, later: true }]);
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

  test('a failed job is repeated, and its failure told to the log', async () => {
    await db.forTenant(1).transaction((tx) => jobs.enqueue(tx, 'shaky', {}));
    await expect.poll(() => failures, { timeout: 10_000 }).toBe(1);
    await db
      .withoutTenant('job_runner')
      .query(`update pgboss.job set start_after = now() where name = 'shaky'`);
    await db.forTenant(1).transaction((tx) => jobs.enqueue(tx, 'shaky', {}));
    await until('shaky');
    expect(errors.map(String)).toEqual(['Error: not yet']);
  });

  test('a database that goes away before the end of a job is written down ends nothing else', async () => {
    const errors: unknown[] = [];
    const away = {
      ...db,
      withoutTenant: (reason: WithoutTenantReason): OwnerDb => {
        const owner = db.withoutTenant(reason);
        const query: OwnerDb['query'] = async (text, values) => {
          if (Array.isArray(values?.[1])) throw new DatabaseUnavailable('away');
          return owner.query(text, values);
        };
        return { ...owner, query };
      },
    };
    const other = createJobs(away, (error) => errors.push(error));
    const tries: unknown[] = [];
    other.register('good', async () => void tries.push('good'));
    other.register('bad', async () => {
      tries.push('bad');
      throw new Error('never');
    });
    await other.start();
    for (const name of ['good', 'bad'])
      await db.forTenant(1).transaction((tx) => other.enqueue(tx, name, {}));
    await expect.poll(() => errors, { timeout: 15_000 }).toHaveLength(3);
    expect(errors.map(String).toSorted()).toEqual([
      'DatabaseUnavailable: away',
      'DatabaseUnavailable: away',
      'Error: never',
    ]);
    expect(tries.toSorted()).toEqual(['bad', 'good']);
    const { rows } = await db
      .withoutTenant('job_runner')
      .query(`select state from pgboss.job where name in ('good', 'bad')`);
    expect(rows).toEqual([{ state: 'active' }, { state: 'active' }]);
    await other.stop();
  });

  describe('a job whose tries have all failed', () => {
    const run = (text: string, values: unknown[] = []) =>
      db.withoutTenant('job_runner').query<{ state: string }>(text, values);
    const wake = (name: string) => notify(db.withoutTenant('job_runner'), 'khuon_job', name);
    const countLost = (count: number, value: string) =>
      expect
        .poll(
          async () => {
            await wake('hopeless-given-up');
            return lost.filter((one) => one === value).length;
          },
          { timeout: 15_000, interval: 100 },
        )
        .toBe(count);
    const enqueue = (value: string, startAfter?: Date) =>
      db.forTenant(1).transaction((tx) => jobs.enqueue(tx, 'hopeless', { value }, { startAfter }));

    /** What pg-boss does every two minutes. */
    const maintain = async () => {
      const executeSql = async (text: string, values: unknown[] = []) =>
        values.length > 0
          ? run(text, values)
          : ((await db.withoutTenant('job_runner').script(text)).at(-1) ?? { rows: [] });
      const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false, migrate: false });
      await boss.start();
      await boss.maintain();
      await boss.stop({ graceful: false });
    };

    test('is told to who handles that, and again only when that fails', { timeout: 60_000 }, async () => {
      const later = new Date(Date.now() + 3_600_000);
      await enqueue('first', later);
      await enqueue('second', later);
      expect(lost).toEqual([]);
      await run(
        `update pgboss.job set retry_count = retry_limit, start_after = now() where name = 'hopeless'`,
      );
      await wake('hopeless');
      await countLost(2, 'first');
      await wake('hopeless');
      await countLost(2, 'second');
    });

    test('is not given up while it may be tried again', async () => {
      await enqueue('third');
      const text = `select state from pgboss.job where name = 'hopeless' and data ->> 'value' = 'third'`;
      const find = async () => {
        await wake('hopeless');
        return (await run(text)).rows;
      };
      await expect.poll(find, { timeout: 15_000 }).toEqual([{ state: 'retry' }]);
      await countLost(0, 'third');
    });

    test('is told of also where an older version has made its queue', async () => {
      const findNext = async () => {
        const text = `select dead_letter from pgboss.queue where name = 'aged'`;
        return (await db.withoutTenant('job_runner').query(text)).rows;
      };
      for (const onGivenUp of [undefined, async () => {}]) {
        const version = createJobs(db, (error) => errors.push(error));
        version.register('aged', async () => {}, onGivenUp);
        await version.start();
        await version.stop();
        expect(await findNext()).toEqual([{ dead_letter: onGivenUp ? 'aged-given-up' : null }]);
      }
    });

    test('is told of also when its process died with it', { timeout: 60_000 }, async () => {
      await enqueue('dead', new Date(Date.now() + 3_600_000));
      await run(
        `update pgboss.job set retry_count = retry_limit, state = 'active', started_on = now() - interval '1 day' where name = 'hopeless' and data ->> 'value' = 'dead'`,
      );
      await maintain();
      await countLost(2, 'dead');
    });
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
