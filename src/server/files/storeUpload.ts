import type { FastifyRequest } from 'fastify';
import { FILE_KINDS, formatBytes } from '#fields/file/fileKinds.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import type { Db } from '#server/db/Db.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { dropMetadata } from './dropMetadata.ts';
import { refuseFile } from './readFileUpload.ts';
import type { Sniffed } from './sniffFile.ts';
import type { StoredFile } from './storedFile.ts';

/** What one account may send within a day: no packer takes so many pictures. What no record names is gone a day later. */
const QUOTA = { files: 5_000, bytes: 2 * 1_073_741_824 };

/**
 * Stores what an account has sent: pictures without what cameras write beside them, and no more than one account may send.
 * Throws Failure `invalid` that names the file.
 */
export async function storeUpload(
  { session, language }: Pick<FastifyRequest, 'session' | 'language'>,
  { db, files }: Pick<ServerParts, 'db' | 'files'>,
  sent: { bytes: Buffer; name: string },
  found: Exclude<Sniffed, { code: string }>,
): Promise<StoredFile> {
  const { name } = sent;
  const bytes = found.image ? dropMetadata(sent.bytes, found.image.mediaType) : sent.bytes;
  if (!bytes) throw refuseFile('file_wrong_type', name);
  const today = await readToday(db, session);
  if (today.files >= QUOTA.files || today.bytes + bytes.length > QUOTA.bytes)
    throw refuseFile('file_quota', name, { files: QUOTA.files, limit: formatBytes(QUOTA.bytes, language) });
  const { customer, accountId } = session;
  return files.saveBytes(db.forTenant(customer.id), customer.id, bytes, {
    ...found.image,
    mediaType: FILE_KINDS[found.kind].mediaType,
    class: 'private',
    name,
    createdBy: accountId,
  });
}

/** What the account has sent within the last day, whether or not it is still there. */
async function readToday(
  db: Db,
  { customer, accountId }: ServerSession,
): Promise<{ files: number; bytes: number }> {
  const { rows } = await db.forTenant(customer.id).query<{ files: number; bytes: number }>(
    `select count(*)::int as files, coalesce(sum(size_byte), 0)::int8 as bytes from khuon_file
where customer_id = $1 and created_by = $2 and created_at > now() - interval '1 day'`,
    [customer.id, accountId],
  );
  return rows[0] ?? { files: 0, bytes: 0 };
}
