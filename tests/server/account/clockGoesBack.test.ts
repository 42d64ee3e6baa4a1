import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countWithin } from '#server/account/countWithin.ts';
import { createAttemptLimit } from '#server/account/createAttemptLimit.ts';
import { createOtp } from '#server/account/createOtp.ts';
import type { Db, Tx } from '#server/db/Db.ts';
import { insertExport } from '#server/export/exportQueue.ts';
import type { StoredFile } from '#server/files/storedFile.ts';
import { countFromNow } from '#server/jobs/countFromNow.ts';
import { insertQueued } from '#server/import/importStore.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { toDatabaseShape } from '#server/db/migrations/toDatabaseShape.ts';
import { Failure } from '#server/http/Failure.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { shopSession } from '../../support/shop.ts';
import { model } from '#generated/server.gen.ts';

const REQUEST = { options: {}, isTrial: false, takesGood: false, requestId: 'test' };

/** What was stored before the clock went back by an hour lies an hour in the future after it. */
describeOnDatabase('a clock that goes back by an hour', ({ open }) => {
  let db: Db;

  beforeAll(async () => {
    db = await open(toDatabaseShape(model));
  });
  afterAll(() => db.close());
  beforeEach(() => run('delete from khuon_rate_limit'));

  const run = (text: string) => db.withoutTenant('maintenance').query(text);
  const goBack = () =>
    run(
      `update khuon_rate_limit set window_from = window_from + interval '1 hour', expires_at = expires_at + interval '1 hour', blocked_until = blocked_until + interval '1 hour'`,
    );
  const pass = (seconds: number) =>
    run(
      `update khuon_rate_limit set window_from = window_from - interval '${seconds} seconds', expires_at = expires_at - interval '${seconds} seconds', blocked_until = blocked_until - interval '${seconds} seconds'`,
    );
  /** Seconds to wait; 0 when it may be done. */
  const waitOf = (work: () => Promise<unknown>): Promise<number> =>
    work().then(
      () => 0,
      (error: unknown) => {
        if (!(error instanceof Failure)) throw error;
        return Number(error.options.params?.['seconds']);
      },
    );

  const ask = () => waitOf(() => countWithin(db, 'gap', { times: 1, seconds: 60 }));
  const askMany = () => waitOf(() => countWithin(db, 'many', { times: 3, seconds: 600 }));
  const guess = () => waitOf(() => createAttemptLimit(db).begin('mai', '10.0.0.1'));

  test('a wait of a minute is a minute, and still one', async () => {
    expect(await ask()).toBe(0);
    await goBack();
    expect(await ask()).toBe(60);
    await pass(30);
    expect(await ask()).toBe(30);
    await pass(31);
    expect(await ask()).toBe(0);
  });

  test('a window that has room left is no longer than it was, and forgets nothing', async () => {
    await askMany();
    await goBack();
    expect([await askMany(), await askMany(), await askMany()]).toEqual([0, 0, 600]);
    await pass(601);
    expect(await askMany()).toBe(0);
  });

  test('the block of a guesser is as long as he earned', async () => {
    for (let time = 0; time < 11; time += 1) expect(await guess()).toBe(0);
    await goBack();
    // The eleventh guess earned one second.
    expect(await guess()).toBe(1);
    await pass(1.1);
    expect(await guess()).toBe(0);
    expect(await guess()).toBe(2);
    await goBack();
    expect(await guess()).toBe(2);
  });

  test('strangers are forgotten as fast as before', async () => {
    const strangers = async () => {
      const { rows } = await db
        .withoutTenant('rate_limit')
        .query<{ hits: number }>(`select hits from khuon_rate_limit where bucket like 'login:strangers:%'`);
      return rows[0]?.hits;
    };
    for (let time = 0; time < 5; time += 1) await createAttemptLimit(db).begin('lan', `10.0.1.${time}`);
    await goBack();
    await createAttemptLimit(db).begin('lan', '10.0.1.5');
    await pass(61);
    await createAttemptLimit(db).begin('lan', '10.0.1.6');
    expect(await strangers()).toBe(4);
  });

  test('the next code is sent after a minute; one of before has no longer life', async () => {
    const phone = '0912345678';
    const otp = createOtp(db, { send: async () => undefined });
    let code = '';
    const send = () =>
      otp.send(phone, '10.0.0.1', (sent) => {
        code = sent;
        return sent;
      });
    await send();
    await goBack();
    await run(`update khuon_otp set expires_at = expires_at + interval '1 hour'`);
    expect(await waitOf(send)).toBe(60);
    await expect(otp.submit(phone, code, '10.0.0.1')).rejects.toMatchObject({ code: 'otp_expired' });
    await pass(61);
    await send();
    await otp.submit(phone, code, '10.0.0.1');
  });

  /** Asks for a job of an account, which has one that was lost an hour before it asked: 0 when it is taken. */
  const asking = {
    khuon_import: (tx: Tx, session: ServerSession) =>
      insertQueued(
        tx,
        { sheet: model.imports[0]!, session, language: 'vi' },
        { request: REQUEST, file: { id: 1 } as StoredFile, total: 400 },
      ),
    khuon_export: (tx: Tx, session: ServerSession) =>
      insertExport(tx, { screen: 'orders/list', filename: randomUUID(), body: {}, language: 'vi' }, session),
  };

  test.each(['khuon_import', 'khuon_export'] as const)(
    'a lost row of %s is in the way no longer than before',
    async (table) => {
      const session = shopSession([]);
      const ask = async () => {
        await countFromNow(db, table, session);
        return waitOf(() => db.forTenant(1).transaction((tx) => asking[table](tx, session)));
      };
      expect(await ask()).toBe(0);
      const move = (by: string) => run(`update ${table} set created_at = created_at + interval '${by}'`);
      await move('1 hour');
      expect(await ask()).toBeGreaterThan(0);
      await move('-61 minutes');
      expect(await ask()).toBe(0);
    },
  );
});
