import { inflateRawSync } from 'node:zlib';
import type { Refusal } from './Sheet.ts';

/** Unpacked bytes that no honest sheet of 10,000 rows reaches. */
const MAX_BYTES = 64 * 1_048_576;
const MAX_FILES = 500;

/** Rows of an unpacked sheet, empty ones that somebody formatted included. */
const MAX_ROW_MARKS = 60_000;
const MAX_CELL_MARKS = 600_000;

const OLD_OFFICE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le');

/** A file in an archive, as the archive itself describes it. */
export interface Entry {
  name: string;
  isEncrypted: boolean;
  method: number;
  packed: number;
  offset: number;
}

/**
 * Looks into the archive before anything else does: what it really unpacks to, never what it claims
 * (reliability.md 2, row 22). Undefined when it may be read.
 */
export function guardArchive(bytes: Buffer): Refusal | undefined {
  if (bytes.subarray(0, 8).equals(OLD_OFFICE))
    return { code: bytes.includes(ENCRYPTED_STREAM) ? 'file_encrypted' : 'file_wrong_type' };
  const entries = readEntries(bytes);
  if (!entries) return { code: 'file_wrong_type' };
  if (entries.length > MAX_FILES) return { code: 'file_too_complex' };
  if (entries.some(({ isEncrypted }) => isEncrypted)) return { code: 'file_encrypted' };
  if (entries.some(({ name }) => /vbaProject|macrosheets/i.test(name))) return { code: 'file_macro' };
  const isWorkbook = ['[Content_Types].xml', 'xl/workbook.xml'].every((part) =>
    entries.some(({ name }) => name.replace(/^\//, '') === part),
  );
  return isWorkbook ? guardContents(bytes, entries) : { code: 'file_wrong_type' };
}

function guardContents(bytes: Buffer, entries: readonly Entry[]): Refusal | undefined {
  let left = MAX_BYTES;
  for (const entry of entries) {
    const content = unpack(bytes, entry, left);
    if (content === 'too large') return { code: 'file_too_complex' };
    if (content === 'broken') return { code: 'file_wrong_type' };
    left -= content.length;
    const refusal = /\.(xml|rels|vml)$/i.test(entry.name) ? guardXml(entry.name, content) : undefined;
    if (refusal) return refusal;
  }
  return undefined;
}

/** Entities are how an XML file grows without end; no spreadsheet needs them. */
function guardXml(name: string, content: Buffer): Refusal | undefined {
  if (content.includes('<!DOCTYPE') || content.includes('<!ENTITY')) return { code: 'file_wrong_type' };
  if (!/worksheets\//.test(name)) return undefined;
  const isTooMuch = count(content, '<row', MAX_ROW_MARKS) || count(content, '<c ', MAX_CELL_MARKS);
  return isTooMuch ? { code: 'import_too_many_rows' } : undefined;
}

/** Whether a mark stands in it more often than so. */
function count(content: Buffer, mark: string, most: number): boolean {
  let found = 0;
  for (let at = content.indexOf(mark); at >= 0; at = content.indexOf(mark, at + mark.length)) {
    found += 1;
    if (found > most) return true;
  }
  return false;
}

function unpack(
  bytes: Buffer,
  { method, packed, offset }: Entry,
  most: number,
): Buffer | 'too large' | 'broken' {
  if (offset + 30 > bytes.length) return 'broken';
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const data = bytes.subarray(start, start + packed);
  if (data.length < packed) return 'broken';
  if (method === 0) return data.length > most ? 'too large' : data;
  if (method !== 8) return 'broken';
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    return error instanceof RangeError ? 'too large' : 'broken';
  }
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;

/** The archive's own list of its files; undefined when it has none. */
export function readEntries(bytes: Buffer): Entry[] | undefined {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== END) return undefined;
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== CENTRAL) return undefined;
    const length = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + length),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}
