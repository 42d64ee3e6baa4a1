import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Values } from '#contract/logic.ts';
import { isObject } from '#contract/record.ts';
import { Failure } from '#server/http/Failure.ts';

/** A sent sheet and what is wanted of it. */
export interface SheetUpload {
  bytes: Buffer;
  name: string;
  isTrial: boolean;
  takesGood: boolean;
  options: Values;
  /** SHA-256 (hex) of the file: what makes two requests the same. */
  digest: string;
}

const FIELDS = new Set(['dry_run', 'take_good', 'options']);
const YES = new Set(['1', 'true']);

/** Reads multipart `file`, `dry_run`, `take_good` and `options` (JSON). Throws Failure naming what is wrong. */
export async function readUpload(request: FastifyRequest): Promise<SheetUpload> {
  if (!request.isMultipart()) throw new Failure('content_type');
  const { file, fields } = await readParts(request).catch(refuseBroken);
  const unknown = Object.keys(fields).filter((name) => !FIELDS.has(name));
  if (unknown.length > 0)
    throw new Failure('invalid', { problems: unknown.map((path) => ({ path, code: 'unknown_field' })) });
  if (!file) throw refuse('is_empty', '');
  if (file.bytes.length === 0) throw refuse('file_empty', file.name);
  if (!/\.xlsx$/i.test(file.name))
    throw refuse(/\.xlsm$/i.test(file.name) ? 'file_macro' : 'file_wrong_type', file.name);
  return {
    ...file,
    isTrial: YES.has(fields['dry_run'] ?? ''),
    takesGood: YES.has(fields['take_good'] ?? ''),
    options: readOptions(fields['options']),
    digest: createHash('sha256').update(file.bytes).digest('hex'),
  };
}

/** What the file itself is refused for. */
export function refuse(code: string, name: string, params: Readonly<Record<string, unknown>> = {}): Failure {
  return new Failure('invalid', { problems: [{ path: 'file', code, params: { value: name, ...params } }] });
}

async function readParts(request: FastifyRequest) {
  const fields: Record<string, string> = {};
  let file: { bytes: Buffer; name: string } | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else if (part.fieldname === 'file' && !file)
      file = { bytes: await part.toBuffer(), name: cleanName(part.filename) };
    else
      throw new Failure('invalid', {
        problems: [{ path: part.fieldname.slice(0, 100), code: 'unknown_field' }],
      });
  }
  return { file, fields };
}

function readOptions(text: string | undefined): Values {
  if (text === undefined || text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Named below, like any other value that is no object.
  }
  throw new Failure('malformed_json');
}

/** What the multipart parser cannot read has no code of its own: a broken body is the caller's fault. */
function refuseBroken(error: unknown): never {
  throw error instanceof Error && !('code' in error) ? new Failure('malformed') : error;
}

const cleanName = (name: string | undefined): string =>
  (name ?? '')
    .replace(/^.*[/\\]/, '')
    .replace(/\p{C}/gu, '')
    .slice(0, 200) || 'file';
