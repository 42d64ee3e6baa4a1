import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { holdsAny } from '#contract/session.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { Failure } from '#server/http/Failure.ts';
import { readFields } from '#server/http/readFields.ts';
import { readToken } from '#server/http/RouteAccess.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import type { StoredFile } from './createFileStore.ts';
import { readImageFacts } from './readImageFacts.ts';

const ANY_LOGIN = { config: { access: [] } };

/** A picture of more pixels than any camera of the trade takes is an attack on whoever opens it. */
const MAX_PIXELS = 60_000_000;

/** Pictures that browsers may show in place; everything else is saved. */
const SHOWN_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** `POST /upload-image`, `GET /files/<id>`, `POST /download-export-excel-file`. */
export function fileRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { db, files } = parts;

  app.post('/upload-image', ANY_LOGIN, async (request) => {
    const { bytes, name } = await readUpload(request);
    const facts = readImageFacts(bytes);
    if (!facts || facts.widthPx * facts.heightPx > MAX_PIXELS) throw refuseFile('file_wrong_type', name);
    const { customer, accountId } = request.session;
    const file = await files.saveBytes(db.forTenant(customer.id), customer.id, bytes, {
      ...facts,
      class: 'private',
      name,
      createdBy: accountId,
    });
    return { path: `files/${file.publicId}` };
  });

  app.get('/files/:id', { config: { access: 'public' } }, async (request, reply) => {
    const { id } = request.params as { id: string };
    const file = await files.find(id);
    if (!file || !(await mayOpen(request, file, parts))) throw new Failure('not_found');
    return sendFile(reply, file, parts, SHOWN_TYPES.includes(file.mediaType));
  });

  app.post('/download-export-excel-file', ANY_LOGIN, async ({ session, body }, reply) => {
    const { filename } = readFields(body, { filename: 'text' });
    const file = await findExport(parts, session, filename);
    if (!file) throw new Failure('not_found');
    return sendFile(reply, file, parts, false);
  });
}

async function readUpload(request: FastifyRequest): Promise<{ bytes: Buffer; name: string }> {
  if (!request.isMultipart()) throw new Failure('content_type');
  const { part, bytes } = await readPart(request).catch(refuseBroken);
  if (part?.fieldname !== 'file') throw refuseFile('is_empty', '');
  if (bytes.length === 0) throw refuseFile('file_empty', part.filename);
  return { bytes, name: cleanName(part.filename) };
}

async function readPart(request: FastifyRequest) {
  const part = await request.file();
  return { part, bytes: (await part?.toBuffer()) ?? Buffer.alloc(0) };
}

/** What the multipart parser cannot read has no code of its own: a broken body is the caller's fault. */
function refuseBroken(error: unknown): never {
  throw error instanceof Error && !('code' in error) ? new Failure('malformed') : error;
}

const refuseFile = (code: 'file_wrong_type' | 'file_empty' | 'is_empty', name: string) =>
  new Failure('invalid', { problems: [{ path: 'file', code, params: { value: name } }] });

/** A name for people: no folders, no control characters. */
const cleanName = (name: string | undefined) =>
  (name ?? '')
    .replace(/^.*[/\\]/, '')
    .replace(/\p{C}/gu, '')
    .slice(0, 200) || 'file';

async function mayOpen(
  request: FastifyRequest,
  file: StoredFile,
  { sessions }: ServerParts,
): Promise<boolean> {
  if (file.class === 'public') return true;
  const token = readToken(request);
  const session = token ? await sessions.find(token) : undefined;
  return session?.customer.id === file.customerId;
}

function sendFile(
  reply: FastifyReply,
  file: StoredFile,
  { files }: ServerParts,
  isShown: boolean,
): FastifyReply {
  const name = encodeURIComponent(file.name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  const isPublic = file.class === 'public';
  return reply
    .header('content-type', file.mediaType)
    .header('content-length', file.sizeByte)
    .header('content-disposition', `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', isPublic ? 'public, max-age=31536000, immutable' : 'private, max-age=3600')
    .header('cross-origin-resource-policy', 'same-site')
    .send(files.open(file));
}

/** Only the account that asked, and only while it still may see the screen. */
async function findExport(
  { db, model }: ServerParts,
  session: ServerSession,
  filename: string,
): Promise<StoredFile | undefined> {
  const { rows } = await db.forTenant(session.customer.id).query<StoredFile & { screen: string }>(
    `select f.id, f.customer_id as "customerId", f.public_id as "publicId", f.class, e.filename as name,
 f.media_type as "mediaType", f.size_byte as "sizeByte", f.sha256, f.path, e.screen
from khuon_export e join khuon_file f on f.customer_id = e.customer_id and f.id = e.file_id
where e.customer_id = $1 and e.account_id = $2 and e.filename = $3 and e.state = 'ready'
 and (e.expires_at is null or e.expires_at > now())`,
    [session.customer.id, session.accountId, filename],
  );
  const [found] = rows;
  const list = found && model.lists.find(({ screen }) => screen === found.screen);
  return list && holdsAny(session.permissions, list.permissions) ? found : undefined;
}
