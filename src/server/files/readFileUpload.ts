import type { FastifyRequest } from 'fastify';
import { compose, dropEnd } from '#contract/text.ts';
import { Failure } from '#server/http/Failure.ts';

/** A received file and the texts beside it. */
export interface FileUpload {
  bytes: Buffer;
  /** For people: no folders, no signs that file systems or readers take for something else. */
  name: string;
  fields: Readonly<Record<string, string>>;
}

/** Reads multipart `file` and the texts that may stand beside it. Throws Failure naming what is wrong. */
export async function readFileUpload(request: FastifyRequest, known: readonly string[]): Promise<FileUpload> {
  if (!request.isMultipart()) throw new Failure('content_type');
  const { file, fields } = await readParts(request, known).catch(refuseBroken);
  if (!file) throw refuseFile('is_empty', '');
  if (file.bytes.length === 0) throw refuseFile('file_empty', file.name);
  return { ...file, fields };
}

/** What a file is refused for; `path` is always `file`. */
export function refuseFile(
  code: string,
  name: string,
  params: Readonly<Record<string, unknown>> = {},
): Failure {
  return new Failure('invalid', { problems: [{ path: 'file', code, params: { value: name, ...params } }] });
}

async function readParts(request: FastifyRequest, known: readonly string[]) {
  const fields: Record<string, string> = {};
  let file: { bytes: Buffer; name: string } | undefined;
  for await (const part of request.parts()) {
    const { fieldname } = part;
    if (part.type === 'file' && fieldname === 'file' && !file)
      file = { bytes: await part.toBuffer(), name: cleanName(part.filename) };
    else if (part.type === 'field' && known.includes(fieldname)) fields[fieldname] = String(part.value);
    else if (part.type === 'file' && !file) throw refuseFile('is_empty', '');
    else
      throw new Failure('invalid', { problems: [{ path: fieldname.slice(0, 100), code: 'unknown_field' }] });
  }
  return { file, fields };
}

/** What the multipart parser cannot read has no code of its own: a broken body is the caller's fault. */
function refuseBroken(error: unknown): never {
  throw error instanceof Error && !('code' in error) && !(error instanceof Failure)
    ? new Failure('malformed')
    : error;
}

/** Most characters of a name that is kept. */
const MAX_NAME = 200;

/** A name for people: no folders, control or direction signs, nothing that Windows refuses, its ending kept. */
export function cleanName(name: string | undefined): string {
  const plain = compose(name ?? '')
    .replace(/^.*[/\\]/, '')
    .replace(/\p{C}/gu, '')
    .replace(/[<>:"|?*]/g, '_');
  const clean = dropEnd(plain, '. ').trim();
  const ending = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? '';
  return clean.length > MAX_NAME ? clean.slice(0, MAX_NAME - ending.length) + ending : clean || 'file';
}
