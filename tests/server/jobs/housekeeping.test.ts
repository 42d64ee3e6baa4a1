import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '#server/db/Db.ts';
import { createFileStore } from '#server/files/createFileStore.ts';
import type { JobHandler, Jobs } from '#server/jobs/createJobs.ts';
import { registerHousekeeping } from '#server/jobs/housekeeping.ts';
import { testDatabases } from '../../support/database.ts';
import { fillShop, shopShape } from '../../support/shop.ts';

let db: Db;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'khuon-house-'));
  db = await testDatabases[0].open(shopShape);
  await fillShop(db, []);
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

it('forgets exports and imports with their files, and what a killed process left half written', async () => {
  const files = createFileStore(db, folder);
  let run: JobHandler = async () => undefined;
  const jobs: Partial<Jobs> = { register: (_, handler) => void (run = handler), schedule: () => undefined };
  registerHousekeeping(jobs as Jobs, db, files);

  const save = () =>
    files.saveBytes(db.withoutTenant('seed'), 1, Buffer.from('x'), {
      class: 'private',
      name: 'a.xlsx',
      mediaType: 'application/octet-stream',
    });
  const [old, kept, sent, bad] = await Promise.all([save(), save(), save(), save()]);
  await db.withoutTenant('seed').query(
    `insert into khuon_export (customer_id, account_id, filename, screen, language, state, file_id, expires_at)
values (1, 7, 'old', 's', 'vi', 'ready', $1, now() - interval '1 hour'), (1, 7, 'kept', 's', 'vi', 'ready', $2, now() + interval '1 hour')`,
    [old.id, kept.id],
  );
  await db.withoutTenant('seed').query(
    `insert into khuon_import (customer_id, account_id, screen, language, state, file_id, error_file_id, expires_at)
values (1, 7, 's', 'vi', 'done', $1, $2, now() - interval '1 hour')`,
    [sent.id, bad.id],
  );
  const [stale, fresh] = [await files.toTemporary(), await files.toTemporary()];
  await writeFile(stale, 'x');
  await writeFile(fresh, 'x');
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await utimes(stale, yesterday, yesterday);

  await run({}, 'id');
  expect([old, kept, sent, bad].map((file) => existsSync(files.toAbsolute(file.path)))).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect([stale, fresh].map((file) => existsSync(file))).toEqual([false, true]);
});
