import type { FastifyRequest } from 'fastify';
import type { StoredFile } from '#server/files/storedFile.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { openList } from '#server/list/listRoutes.ts';
import { parseListRequest } from '#server/list/parseListRequest.ts';
import { maySee, type ExportContent } from './ExportContent.ts';
import { splitFormat } from './ExportFormat.ts';

type FinishedRow = StoredFile & { screen: string; request: unknown; content: ExportContent | null };

/**
 * A finished download, for the account that asked and only while it may see all that is in it: the screen, what it was
 * filtered by, its columns and its rows.
 */
export async function findExport(
  { db, model, now }: Pick<ServerParts, 'db' | 'model' | 'now'>,
  { session, language }: Pick<FastifyRequest, 'session' | 'language'>,
  filename: string,
): Promise<StoredFile | undefined> {
  const { rows } = await db.forTenant(session.customer.id).query<FinishedRow>(
    `select f.id, f.customer_id as "customerId", f.public_id as "publicId", f.class, e.filename as name,
 f.media_type as "mediaType", f.size_byte as "sizeByte", f.sha256, f.path, e.screen, e.request, e.content
from khuon_export e join khuon_file f on f.customer_id = e.customer_id and f.id = e.file_id
where e.customer_id = $1 and e.account_id = $2 and e.filename = $3 and e.state = 'ready'
 and (e.expires_at is null or e.expires_at > now())`,
    [session.customer.id, session.accountId, filename],
  );
  const [found] = rows;
  const list = found && model.lists.find(({ screen }) => screen === found.screen);
  if (!list || !found.content) return undefined;
  try {
    const scope = openList(list, session, { model, now }, language);
    // A filter tells of what it filters by.
    parseListRequest(splitFormat(found.request).request, scope);
    return maySee(found.content, scope) ? found : undefined;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
