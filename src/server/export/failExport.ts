import type { Language } from '#contract/session.ts';
import type { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import type { ExportJob } from './runExport.ts';

type Parts = Pick<ServerParts, 'db' | 'model' | 'notifier' | 'signals' | 'texts'>;

interface Failed {
  account: number;
  screen: string;
  language: Language;
  filename: string;
  written: number;
  total: number | null;
}

/** Ends a download as `failed` and tells its account why, once: what has ended, or was cancelled, stays as it is. */
export async function failExport(
  { db, model, notifier, signals, texts }: Parts,
  job: ExportJob,
  { code, options }: Failure,
): Promise<void> {
  await db.forTenant(job.customer).transaction(async (tx) => {
    const { rows } = await tx.query<Failed>(
      `UPDATE khuon_export SET state = 'failed', error_code = $3, finished_at = now()
WHERE customer_id = $1 AND id = $2 AND state IN ('queued', 'running')
RETURNING account_id AS account, screen, language, filename, row_count AS written, total_count AS total`,
      [job.customer, job.export, code],
    );
    const [failed] = rows;
    if (!failed) return;
    const { account, screen, language, ...progress } = failed;
    await signals.exportProgress(tx, job.customer, account, { ...progress, state: 'failed' });
    const list = model.lists.find((one) => one.screen === screen);
    await notifier.send(tx, job.customer, 'export_failed', {
      accounts: [account],
      params: { name: progress.filename, reason: texts.ofCode(language, code, options.params) },
      ...(list ? { link: list.route } : {}),
    });
  });
}
