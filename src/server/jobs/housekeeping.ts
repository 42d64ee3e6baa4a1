import { unlink } from 'node:fs/promises';
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
  `delete from khuon_signal where created_at < now() - interval '7 days'`,
];

/** Registers the nightly job that forgets old keys, sessions and exports; safe to run at any time. */
export function registerHousekeeping(jobs: Jobs, db: Db, files: FileStore): void {
  jobs.register(NAME, async () => {
    for (const text of FORGET) await db.withoutTenant('maintenance').query(text);
    await forgetExports(db, files);
  });
  jobs.schedule(NAME, '20 3 * * *', 'Asia/Ho_Chi_Minh');
}

/** The row goes first: a file without a row is found by nobody. */
async function forgetExports(db: Db, files: FileStore): Promise<void> {
  const { rows } = await db.withoutTenant('maintenance').query<{ path: string }>(
    `with gone as (delete from khuon_export where expires_at < now() returning customer_id, file_id)
delete from khuon_file f using gone where f.customer_id = gone.customer_id and f.id = gone.file_id returning f.path`,
  );
  for (const { path } of rows) await unlink(files.toAbsolute(path)).catch(() => undefined);
}
