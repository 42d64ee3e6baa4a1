import type { Language } from '#contract/session.ts';
import type { Tx } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import type { ImportJob } from './runImportJob.ts';

type Parts = Pick<ServerParts, 'db' | 'model' | 'notifier' | 'texts'>;

interface Open {
  account: number;
  screen: string;
  language: Language;
  state: string;
  name: string;
}

/**
 * Ends a file as `failed` and tells its sender why, once: what has ended stays as it is. A file whose records are stored is
 * done, whatever came after.
 */
export async function failImport(parts: Parts, job: ImportJob, failure: Failure): Promise<void> {
  await parts.db.forTenant(job.customer).transaction(async (tx) => {
    const open = await lockOpen(tx, job);
    if (!open) return;
    const ids = [job.customer, job.import];
    if (open.state === 'stored') {
      const done = `UPDATE khuon_import SET state = 'done', done_count = total_count WHERE customer_id = $1 AND id = $2`;
      await tx.query(done, ids);
      return;
    }
    const reason = toText(failure, open.language, parts);
    const failed = `UPDATE khuon_import SET state = 'failed', message = $3 WHERE customer_id = $1 AND id = $2`;
    await tx.query(failed, [...ids, reason]);
    const sheet = parts.model.imports.find(({ screen }) => screen === open.screen);
    await parts.notifier.send(tx, job.customer, 'import_failed', {
      accounts: [open.account],
      params: { name: open.name, reason },
      ...(sheet ? { link: sheet.route } : {}),
    });
  });
}

/** Waits for a try that is about to store its records. */
async function lockOpen(tx: Tx, job: ImportJob): Promise<Open | undefined> {
  const { rows } = await tx.query<Open>(
    `SELECT i.account_id AS account, i.screen, i.language, i.state, coalesce(f.name, '') AS name
FROM khuon_import i LEFT JOIN khuon_file f ON f.customer_id = i.customer_id AND f.id = i.file_id
WHERE i.customer_id = $1 AND i.id = $2 AND i.state IN ('queued', 'running', 'stored') FOR UPDATE OF i`,
    [job.customer, job.import],
  );
  return rows[0];
}

function toText({ code, options }: Failure, language: Language, { texts }: Pick<Parts, 'texts'>): string {
  const [problem] = options.problems ?? [];
  return problem
    ? texts.ofCode(language, problem.code, { label: problem.path, ...problem.params })
    : texts.ofCode(language, code, options.params);
}
