import type { ImportAnswer, ImportModel, ImportProgress } from '#contract/import.ts';
import type { Values } from '#contract/logic.ts';
import type { Language } from '#contract/session.ts';
import type { Actor } from '#server/access/Actor.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import type { Db, Queries } from '#server/db/Db.ts';
import type { StoredFile } from '#server/files/storedFile.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ImportOutcome } from './runImport.ts';

/** Who sent a file for which import. */
export interface ImportCall {
  sheet: ImportModel;
  session: Actor;
  language: Language;
}

/** What was sent with a file that became a job. */
export interface StoredRequest {
  options: Values;
  isTrial: boolean;
  takesGood: boolean;
  requestId: string;
}

/** A file with errors, and a job, can be asked for so long. */
const KEPT = '24 hours';

/** A job that neither ended nor failed after so long is lost. */
const LOST_AFTER = '1 hour';

/** When to ask again whether the one before has ended. */
const TRY_AGAIN_S = 10;

const IMPORT_LOCK = 7_302;

/** Keeps what came of a file that was worked through at once; gives its id. */
export async function insertDone(
  queries: Queries,
  { sheet, session, language }: ImportCall,
  outcome: ImportOutcome,
  errorFile: StoredFile,
): Promise<number> {
  const { customer, accountId } = session;
  const { rows } = await queries.query<{ id: number }>(
    `INSERT INTO khuon_import (customer_id, account_id, screen, language, state, outcome, error_file_id, expires_at)
VALUES ($1, $2, $3, $4, 'done', $5::jsonb, $6, now() + interval '${KEPT}') RETURNING id`,
    [customer.id, accountId, sheet.screen, language, JSON.stringify(outcome), errorFile.id],
  );
  return rows[0]?.id ?? 0;
}

/** Puts a file into the queue, one at a time and account; gives its id. Throws Failure `import_running` for a second one. */
export async function insertQueued(
  tx: Queries,
  { sheet, session, language }: ImportCall,
  { request, file, total }: { request: StoredRequest; file: StoredFile; total: number },
): Promise<number> {
  const { customer, accountId } = session;
  await tx.query('SELECT pg_advisory_xact_lock($1::int4, hashint8($2::int8))', [IMPORT_LOCK, accountId]);
  const { rows } = await tx.query<{ id: number }>(
    `INSERT INTO khuon_import (customer_id, account_id, screen, language, wish, file_id, total_count, expires_at)
SELECT $1, $2, $3, $4, $5::jsonb, $6, $7, now() + interval '${KEPT}'
WHERE NOT EXISTS (SELECT 1 FROM khuon_import WHERE customer_id = $1 AND account_id = $2 AND state IN ('queued', 'running') AND created_at > now() - interval '${LOST_AFTER}')
RETURNING id`,
    [customer.id, accountId, sheet.screen, language, JSON.stringify(request), file.id, total],
  );
  const [row] = rows;
  if (!row)
    throw new Failure('import_running', {
      params: { seconds: TRY_AGAIN_S },
      problems: [{ path: 'file', code: 'import_running' }],
    });
  return row.id;
}

/** How far a file of the caller's is. Throws Failure `not_found`. */
export async function readProgress(
  db: Db,
  { customer, accountId }: ServerSession,
  { screen, url }: ImportModel,
  id: number,
): Promise<ImportProgress> {
  const { rows } = await db.forTenant(customer.id).query<
    Omit<ImportProgress, 'state'> & {
      state: ImportProgress['state'] | 'stored';
      outcome: { answer: ImportAnswer } | null;
      text: string | null;
      error_file_id: number | null;
    }
  >(
    `SELECT state, done_count AS done, total_count AS total, outcome, message AS text, error_file_id FROM khuon_import
WHERE customer_id = $1 AND account_id = $2 AND screen = $3 AND id = $4`,
    [customer.id, accountId, screen, id],
  );
  const [row] = rows;
  if (!row) throw new Failure('not_found', { params: { value: id } });
  const { state, done, total, outcome, text, error_file_id: errorFile } = row;
  const file = errorFile ? { error_file: `${url}/errors/${id}` } : {};
  return {
    state: state === 'stored' ? 'running' : state,
    done,
    total,
    ...(outcome && state === 'done' ? { answer: { ...outcome.answer, ...file } } : {}),
    ...(text ? { message: text } : {}),
  };
}

/** The file with errors of a file of the caller's; undefined when there is none. */
export async function findErrorFile(
  db: Db,
  { customer, accountId }: ServerSession,
  { screen }: ImportModel,
  id: number,
): Promise<StoredFile | undefined> {
  const { rows } = await db.forTenant(customer.id).query<StoredFile>(
    `SELECT f.id, f.customer_id AS "customerId", f.public_id AS "publicId", f.class, f.name, f.media_type AS "mediaType", f.size_byte AS "sizeByte", f.sha256, f.path
FROM khuon_import i JOIN khuon_file f ON f.customer_id = i.customer_id AND f.id = i.error_file_id
WHERE i.customer_id = $1 AND i.account_id = $2 AND i.screen = $3 AND i.id = $4 AND i.expires_at > now()`,
    [customer.id, accountId, screen, id],
  );
  return rows[0];
}
