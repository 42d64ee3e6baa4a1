import type { FileKind } from '#contract/field.ts';
import { kindOfName } from '#fields/file/fileKinds.ts';
import { readEntries } from '#server/import/guardArchive.ts';
import { readImageFacts, type ImageFacts } from './readImageFacts.ts';
import { isSafeSvg, isSvg } from './readSvg.ts';

/** A picture of more pixels than any camera of the trade takes is an attack on whoever opens it. */
const MAX_PIXELS = 60_000_000;

/** What a file is by its content, or the code of what is wrong with it. */
export type Sniffed =
  | { kind: FileKind; image?: ImageFacts }
  | { code: 'file_wrong_type' | 'file_macro' | 'file_unsafe' };

const WRONG = { code: 'file_wrong_type' } as const;

const IMAGE_KINDS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const;

/** The kind of a file by its content; its name only tells a table from a text. */
export function sniffFile(bytes: Buffer, name: string): Sniffed {
  const image = readImageFacts(bytes);
  if (image)
    return image.widthPx * image.heightPx > MAX_PIXELS
      ? WRONG
      : { kind: IMAGE_KINDS[image.mediaType], image };
  if (bytes.subarray(0, 1024).includes('%PDF-')) return { kind: 'pdf' };
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return sniffArchive(bytes);
  const text = readText(bytes);
  if (text === null) return WRONG;
  if (isSvg(text)) return isSafeSvg(text) ? { kind: 'svg' } : { code: 'file_unsafe' };
  // A page would run where it is opened, whatever its name says.
  if (/^\s*</.test(text)) return WRONG;
  return { kind: kindOfName(name) === 'csv' ? 'csv' : 'txt' };
}

function sniffArchive(bytes: Buffer): Sniffed {
  const names = (readEntries(bytes) ?? []).map((entry) => entry.name.replace(/^\//, ''));
  if (names.length === 0) return WRONG;
  if (names.some((name) => /vbaProject|macrosheets/i.test(name))) return { code: 'file_macro' };
  const isOffice = names.includes('[Content_Types].xml');
  if (isOffice && names.includes('xl/workbook.xml')) return { kind: 'xlsx' };
  if (isOffice && names.includes('word/document.xml')) return { kind: 'docx' };
  return { kind: 'zip' };
}

/** The text of a file of text; null for bytes that are none. */
function readText(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // oxlint-disable-next-line no-control-regex -- signs that no text has are what is looked for
    return /[\u0000-\u0008\u000e-\u001f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}
