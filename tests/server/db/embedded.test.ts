import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDb } from '#server/db/createDb.ts';
import { type Db, DatabaseUnavailable } from '#server/db/Db.ts';
import { copiesIn, createDatabaseWorker } from '#server/db/embedded/DatabaseWorker.ts';
import { jobsDue, type MaintenanceState, writeCopy } from '#server/db/embedded/maintenance.ts';
import { openEmbedded } from '#server/db/embedded/openEmbedded.ts';
import { openDb, SOURCE_WORKER_URL } from '#server/db/openDb.ts';
import { TEMPLATE_PATH } from '../../support/database.ts';

const fail = (error: unknown) => {
  throw error;
};

/** Stands for a copy of the database. */
const writeText = (path: string) => writeFile(path, 'a copy');

const RUNAWAY = 'select count(*) from generate_series(1, 1e12::int8)';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'khuon-embedded-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function open(statementLimitMs?: number) {
  const connections = openEmbedded({
    dataDir,
    workerUrl: SOURCE_WORKER_URL,
    templatePath: TEMPLATE_PATH,
    statementLimitMs,
  });
  return { connections, db: createDb(connections, { onEffectError: fail }) };
}

const owner = (db: Db) => db.withoutTenant('job_runner');

describe('embedded database', () => {
  test('keeps what was written over a restart', async () => {
    const first = open().db;
    await owner(first).script('create table kept (id int8); insert into kept values (1)');
    await first.close();
    const second = open().db;
    await expect(owner(second).query('select id from kept')).resolves.toMatchObject({ rows: [{ id: 1 }] });
    await second.close();
  });

  test('closed means that its thread is gone: nothing is written any more', async () => {
    const { db } = open();
    await owner(db).script('create table kept (id int8); insert into kept select generate_series(1, 20000)');
    await db.close();
    const written = () => statSync(join(dataDir, 'db', 'global', 'pg_control')).mtimeMs;
    const before = written();
    await wait(700);
    expect(written()).toBe(before);
  });

  test('given up while it is being opened, it opens again', async () => {
    const worker = createDatabaseWorker({
      dataDir,
      workerUrl: SOURCE_WORKER_URL,
      templatePath: TEMPLATE_PATH,
    });
    const first = worker.createStream();
    first.connect();
    first.destroy();
    const second = worker.createStream();
    second.connect();
    await once(second, 'connect');
    second.destroy();
    await worker.ended();
  });

  test('a damaged one names its folder and the way back, and a copy brings it back', async () => {
    const first = open();
    await owner(first.db).script('create table kept (id int8); insert into kept values (1)');
    await writeCopy(first.connections, copiesIn(dataDir), new Date());
    await first.db.close();
    const folder = join(dataDir, 'db');
    await writeFile(join(folder, 'global', 'pg_control'), 'no control file');
    const damaged = open().db;
    await expect(owner(damaged).query('select 1')).rejects.toThrow(
      `The embedded database in "${folder}" does not open`,
    );
    await damaged.close();
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    const copy = join(copiesIn(dataDir), readdirSync(copiesIn(dataDir))[0] ?? '');
    execFileSync('tar', ['-xf', copy, '-C', folder]);
    const second = open().db;
    await expect(owner(second).query('select id from kept')).resolves.toMatchObject({ rows: [{ id: 1 }] });
    await second.close();
  });

  test('a runaway statement is stopped, those behind it are answered, acknowledged writes stay', async () => {
    const { db } = open(700);
    await owner(db).script('create table kept (id int8); insert into kept values (1)');
    const received: string[] = [];
    await db.listen('news', (payload) => received.push(payload));
    const runaway = owner(db)
      .query(RUNAWAY)
      .catch((error: unknown) => error);
    const behind = owner(db).query('select id from kept');
    expect(db.isUp).toBe(true);
    await expect(runaway).resolves.toBeInstanceOf(DatabaseUnavailable);
    await expect(behind).resolves.toMatchObject({ rows: [{ id: 1 }] });
    await owner(db).query("select pg_notify('news', 'still heard')");
    expect(received).toEqual(['still heard']);
    await db.close();
  });

  test('a runaway inside a transaction rolls it back', async () => {
    const { db } = open(700);
    await owner(db).script('create table kept (id int8)');
    const attempt = owner(db).transaction(async (tx) => {
      await tx.query('insert into kept values (1)');
      await tx.query(RUNAWAY);
    });
    await expect(attempt).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(owner(db).query('select id from kept')).resolves.toMatchObject({ rows: [] });
    await db.close();
  });

  test('a stream whose database was restarted fails instead of ending early', async () => {
    const { db } = open(700);
    await owner(db).script('create role khuon_app nologin');
    const read = async () => {
      for await (const rows of db.stream(1, 'select i from generate_series(1, 100) i', [], 10)) {
        expect(rows).toHaveLength(10);
        await owner(db)
          .query(RUNAWAY)
          .catch(() => undefined);
      }
    };
    await expect(read()).rejects.toThrow('does not exist');
    await db.close();
  });

  test('opens with its lock, its maintenance and a closed door for others', async () => {
    const options = { databaseUrl: undefined, dataDir, onEffectError: fail, onMaintenanceError: fail };
    const db = await openDb(options);
    expect(db.kind).toBe('embedded');
    await expect(openDb(options)).rejects.toThrow(`is in use by process ${process.pid}`);
    await db.close();
    expect(existsSync(join(dataDir, 'lock.sock'))).toBe(false);
  });
});

describe('maintenance', () => {
  const MB = 1024 * 1024;
  const MINUTE = 60_000;
  const done = { at: 0, position: 0 };
  const quiet: MaintenanceState = {
    now: MINUTE,
    position: 0,
    lastUsedAt: 0,
    checkpoint: done,
    vacuum: done,
    copy: done,
  };

  test.each<[string, Partial<MaintenanceState>, string[]]>([
    ['nothing written, nothing due', { now: 600 * MINUTE }, []],
    ['a little written, too early', { position: MB }, []],
    ['a little written, five minutes later', { position: MB, now: 5 * MINUTE }, ['checkpoint']],
    ['much written while busy', { position: 64 * MB, lastUsedAt: MINUTE }, ['checkpoint']],
    ['much written, then quiet', { position: 16 * MB }, ['vacuum']],
    ['an hour later, quiet', { position: MB, now: 60 * MINUTE }, ['checkpoint', 'copy']],
    ['an hour later, busy', { position: MB, now: 60 * MINUTE, lastUsedAt: 60 * MINUTE }, ['checkpoint']],
  ])('%s', (_title, change, jobs) => {
    expect(jobsDue({ ...quiet, ...change })).toEqual(jobs);
  });

  test('keeps the newest three copies', async () => {
    const copies = join(dataDir, 'copies');
    for (const day of [1, 2, 3, 4])
      await writeCopy({ copyTo: writeText }, copies, new Date(Date.UTC(2026, 0, day)));
    expect(readdirSync(copies)).toEqual([
      '2026-01-02T00-00-00.tar',
      '2026-01-03T00-00-00.tar',
      '2026-01-04T00-00-00.tar',
    ]);
  });

  test('a copy is a whole database', async () => {
    const { db, connections } = open();
    await owner(db).script('create table kept (id int8); insert into kept values (7)');
    await connections.maintain('checkpoint');
    await connections.maintain('vacuum (analyze) kept');
    const templatePath = join(dataDir, 'copy.tar');
    await connections.copyTo(templatePath);
    await db.close();
    const restored = createDb(openEmbedded({ dataDir: null, workerUrl: SOURCE_WORKER_URL, templatePath }), {
      onEffectError: fail,
    });
    await expect(owner(restored).query('select id from kept')).resolves.toMatchObject({ rows: [{ id: 7 }] });
    await restored.close();
  });
});
