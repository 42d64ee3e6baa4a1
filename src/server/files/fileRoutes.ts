import type { FastifyReply, FastifyRequest } from 'fastify';
import { endingOf, FILE_KINDS, fileRuleOf, formatBytes, namesOfKinds } from '#fields/file/fileKinds.ts';
import { NOTE_FILES } from '#contract/history.ts';
import { isOfFiles } from '#fields/file/isOfFiles.ts';
import type { Calls } from '#server/http/Calls.ts';
import { createAccess } from '#server/access/Access.ts';
import { findEntity, findField } from '#server/access/modelIndex.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { findExport } from '#server/export/findExport.ts';
import { Failure } from '#server/http/Failure.ts';
import { noteFiles } from '#server/record/recordNotes.ts';
import { readFields } from '#server/http/readFields.ts';
import { readToken } from '#server/http/RouteAccess.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { registerForgetFiles } from './forgetFiles.ts';
import { mayOpen } from './mayOpen.ts';
import { readFileUpload, refuseFile } from './readFileUpload.ts';
import { sniffFile } from './sniffFile.ts';
import type { StoredFile } from './storedFile.ts';
import { storeUpload } from './storeUpload.ts';

const ANY_LOGIN = { config: { access: [] } };

/** Pictures that browsers may show in place; everything else is saved. */
const SHOWN_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** `POST /upload-image`, `POST /upload-file`, `POST /file-facts`, `GET /files/<id>`, `POST /download-export-excel-file`. */
export function fileRoutes(calls: Calls, parts: ServerParts): void {
  const { files } = parts;
  registerForgetFiles(parts);

  calls.post('/upload-image', ANY_LOGIN, async (request) => {
    const { bytes, name } = await readFileUpload(request, []);
    const found = sniffFile(bytes, name);
    if ('code' in found || !found.image) throw refuseFile('file_wrong_type', name);
    const file = await storeUpload(request, parts, { bytes, name }, found);
    return { path: `files/${file.publicId}` };
  });

  calls.get('/files/:id', { config: { access: 'public' } }, async (request, reply) => {
    const { id } = request.params as { id: string };
    const file = await files.find(id);
    if (!file || !(await mayOpen(file, await findSession(request, parts), parts)))
      throw new Failure('not_found');
    return sendFile(reply, file, parts, SHOWN_TYPES.includes(file.mediaType));
  });

  calls.post('/upload-file', ANY_LOGIN, async (request) => toFacts(await storeFor(request, parts)));

  calls.post('/file-facts', ANY_LOGIN, (request) => readFacts(request, parts));

  calls.post('/download-export-excel-file', ANY_LOGIN, async (request, reply) => {
    const { filename } = readFields(request.body, { filename: 'text' });
    const file = await findExport(parts, request, filename);
    if (!file) throw new Failure('not_found');
    return sendFile(reply, file, parts, false);
  });
}

/** The session of whoever asks for a file, if there is one: public files need none. */
async function findSession(request: FastifyRequest, { sessions }: ServerParts) {
  const token = readToken(request);
  return token ? ((await sessions.find(token)) ?? undefined) : undefined;
}

/** Stores a file for a field that its sender may write, by the field's own rule. */
async function storeFor(request: FastifyRequest, parts: ServerParts) {
  const { bytes, name, fields } = await readFileUpload(request, ['field']);
  const { field, isWritable } = findFileField(request.session, fields['field'] ?? '', parts);
  if (!field) throw new Failure('invalid', { problems: [{ path: 'field', code: 'unknown_field' }] });
  if (!isWritable) throw new Failure('no_permission');
  const { types, maxBytes } = fileRuleOf(field);
  if (bytes.length > maxBytes)
    throw refuseFile('file_too_large', name, { limit: formatBytes(maxBytes, request.language) });
  const found = sniffFile(bytes, name);
  if ('code' in found) throw refuseFile(found.code, name);
  const hasOwnName = FILE_KINDS[found.kind].endings.includes(endingOf(name));
  if (!types.includes(found.kind) || !hasOwnName)
    throw refuseFile('file_not_allowed', name, { allowed: namesOfKinds(types) });
  return storeUpload(request, parts, { bytes, name }, found);
}

/** `order.attachments`: the field, and whether a session may write it. */
function findFileField(session: ServerSession, name: string, { model }: ServerParts) {
  const [first = '', leaf = ''] = name.split('.');
  const entity = findEntity(model, first);
  if (entity && leaf === NOTE_FILES)
    return { field: noteFiles, isWritable: createAccess(session, model).canRead(entity) };
  const field = entity && findField(entity, leaf);
  if (!entity || !field || !isOfFiles(field)) return { isWritable: false };
  const access = createAccess(session, model);
  const isWritable =
    (access.canCreate(entity) && access.writableFields(entity, 'create').has(leaf)) ||
    (access.canUpdate(entity) && access.writableFields(entity, 'update').has(leaf));
  return { field, isWritable };
}

/** Most paths of one question. */
const MAX_PATHS = 50;

/** Name, size and type of the files that the caller may open. */
async function readFacts({ session, body }: FastifyRequest, parts: ServerParts) {
  const { paths } = readFields(body, { paths: 'texts' });
  const rows = [];
  for (const path of paths.slice(0, MAX_PATHS)) {
    const file = await parts.files.find(path.replace(/^\/?files\//, ''));
    if (file && (await mayOpen(file, session, parts))) rows.push(toFacts(file));
  }
  return { rows };
}

const toFacts = ({ id, publicId, name, sizeByte, mediaType }: StoredFile) => ({
  id,
  path: `files/${publicId}`,
  name,
  size_byte: sizeByte,
  media_type: mediaType,
});

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
