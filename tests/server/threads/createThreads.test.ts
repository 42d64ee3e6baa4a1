import { afterAll, describe, expect, it } from 'vitest';
import type { SheetLayout } from '#server/export/toSheetColumns.ts';
import type { WriteSheetTask, WrittenSheet } from '#server/export/writeSheetTask.ts';
import { createThreads, ThreadEnded } from '#server/threads/createThreads.ts';
import { postgresUrl } from '../../support/database.ts';

const layout: SheetLayout = {
  keys: ['n'],
  columns: [
    {
      key: 'n',
      header: 'N',
      width: 9,
      hasSum: false,
      field: { name: 'n', type: 'integer', json: 'integer' },
    },
  ],
  context: { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' },
  texts: {},
  sumsLabel: '',
};

const task: WriteSheetTask = { kind: 'write_sheet', layout, format: 'xlsx' };

describe('createThreads', () => {
  const threads = createThreads({ databaseUrl: undefined });
  afterAll(() => threads.close());

  const feed = (pieces: string[][]) => async () => pieces.shift();

  it('does a task with what it is fed, and tells how far it is', async () => {
    const seen: number[] = [];
    const done = await threads.run<WrittenSheet>(task, {
      pull: feed([['[1]', '[2]'], ['[3]']]),
      onProgress: (value) => seen.push(value),
    });
    expect(done.count).toBe(3);
    expect(seen).toEqual([2, 3]);
  });

  it('passes on what went wrong, and does the next one all the same', async () => {
    await expect(threads.run(task, { pull: feed([['no json']]) })).rejects.toThrow('JSON');
    await expect(threads.run({ kind: 'dance' })).rejects.toThrow('no thread does "dance"');
    await expect(threads.run(task, { pull: () => Promise.reject(new Error('lost')) })).rejects.toThrow(
      'lost',
    );
    expect((await threads.run<WrittenSheet>(task, { pull: feed([]) })).count).toBe(0);
  });

  it('ends in the middle when it is cancelled or takes too long', async () => {
    const abort = new AbortController();
    const endless = async () => {
      abort.abort();
      return ['[1]'];
    };
    await expect(threads.run(task, { pull: endless, signal: abort.signal })).rejects.toThrow(ThreadEnded);
    await expect(
      threads.run(task, { pull: () => new Promise(() => undefined), limitMs: 20 }),
    ).rejects.toThrow(ThreadEnded);
  });

  it('keeps more tasks than threads waiting', async () => {
    const all = Array.from({ length: 6 }, () => threads.run<WrittenSheet>(task, { pull: feed([['[1]']]) }));
    expect((await Promise.all(all)).map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it.skipIf(postgresUrl === null)('reads PostgreSQL by itself', async () => {
    const own = createThreads({ databaseUrl: postgresUrl ?? '' });
    await createRole();
    const source = {
      customerId: 1,
      text: `select json_build_object('n', n)::text as row from generate_series(1, $1) n`,
      values: [2_500],
    };
    expect(own.readsDatabase).toBe(true);
    expect((await own.run<WrittenSheet>({ ...task, source } as WriteSheetTask)).count).toBe(2_500);
    await own.close();
  });
});

/** The role that the first migration of any test makes. */
async function createRole(): Promise<void> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: postgresUrl ?? '' });
  await client.connect();
  await client
    .query('create role khuon_app')
    .catch((error: { code?: string }) => (error.code === '42710' ? undefined : Promise.reject(error)));
  await client.end();
}
