import { readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '#server/db/Db.ts';
import type { FileStore } from '#server/files/createFileStore.ts';
import type { Jobs } from './createJobs.ts';

const NAME = 'housekeeping';

/** What is only kept for a while, and how long (reliability.md 5.10: idempotency keys 48 h). */
const FORGET = [
  `delete from khuon_idempotency where created_at < now() - interval '48 hours'`,
  `delete from khuon_ticket where expires_at < now()`,
  `delete from khuon_session where least(idle_expires_at, expires_at) < now() - interval '30 days' or revoked_at < now() - interval '30 days'`,
  `delete from khuon_rate_limit where expires_at < now()`,
  `delete from khuon_otp where expires_at < now() - interval '1 day'`,
  `delete from khuon_outbox where created_at < now() - interval '7 days'`,
  `delete from khuon_task where failed_at < now() - interval '30 days'`,
  `delete from khuon_timer where retry_at < now() - interval '30 days'`,
  `delete from khuon_inbox where received_at < now() - interval '30 days'`,
  `delete from khuon_signal where created_at < now() - interval '7 days'`,
];

/** Registers the nightly job that forgets old keys, sessions and exports; safe to run at any time. */
export function registerHousekeeping(jobs: Jobs, db: Db, files: FileStore): void {
  jobs.register(NAME, async () => {
    for (const text of FORGET) await db.withoutTenant('maintenance').query(text);
    await forgetFiles(db, files, 'khuon_export', 'file_id');
    await forgetFiles(db, files, 'khuon_import', 'file_id, error_file_id');
    await forgetTemporary(files.toAbsolute('temporary'));
  });
  jobs.schedule(NAME, '20 3 * * *', 'Asia/Ho_Chi_Minh');
}

/** The row goes first: a file without a row is found by nobody. */
async function forgetFiles(db: Db, files: FileStore, table: string, columns: string): Promise<void> {
  const { rows } = await db.withoutTenant('maintenance').query<{ path: string }>(
    `with gone as (delete from ${table} where expires_at < now() returning customer_id, array[${columns}] as ids)
delete from khuon_file f using gone where f.customer_id = gone.customer_id and f.id = any(gone.ids) returning f.path`,
  );
  for (const { path } of rows) await unlink(files.toAbsolute(path)).catch(() => undefined);
}

/** A file that is written longer than this belongs to a process that was killed. */
const TEMPORARY_MS = 24 * 3_600_000;

/** What a killed process left half written. */
async function forgetTemporary(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const age = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > TEMPORARY_MS) await unlink(file).catch(() => undefined);
  }
}
