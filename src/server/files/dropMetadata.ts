import { dropFromJpeg } from './dropFromJpeg.ts';
import type { ImageFacts } from './readImageFacts.ts';

/*
 * What a camera writes beside a picture (the place, the time, its owner's name) is nobody's business once others can see
 * the picture. The pixels stay as they are, byte for byte.
 */

/** The picture without what was written beside it; how it is to be turned stays. Null when its parts cannot be told apart. */
export function dropMetadata(bytes: Buffer, mediaType: ImageFacts['mediaType']): Buffer | null {
  if (mediaType === 'image/jpeg') return dropFromJpeg(bytes);
  if (mediaType === 'image/png') return dropFromPng(bytes);
  return mediaType === 'image/webp' ? dropFromWebp(bytes) : bytes;
}

const PNG_HEAD = 8;
const PNG_DROPPED: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

/** Length, name, content, checksum; nothing belongs behind `IEND`. */
function dropFromPng(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, PNG_HEAD)];
  for (let at = PNG_HEAD; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (!PNG_DROPPED.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return null;
}

const RIFF_HEAD = 12;
const WEBP_DROPPED: ReadonlySet<string> = new Set(['EXIF', 'XMP ']);
/** Bits of a `VP8X` that promise the dropped parts. */
const WEBP_PROMISES = 0x0c;

/** Name, length, content, filled up to an even place. */
function dropFromWebp(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [];
  const whole = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  for (let at = RIFF_HEAD; at + 8 <= whole;) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > whole) return null;
    const name = bytes.toString('latin1', at, at + 4);
    const part = Buffer.from(bytes.subarray(at, Math.min(end, whole)));
    if (name === 'VP8X') part[8] = (part[8] ?? 0) & ~WEBP_PROMISES;
    if (!WEBP_DROPPED.has(name)) kept.push(part);
    at = end;
  }
  const head = Buffer.from(bytes.subarray(0, RIFF_HEAD));
  const all = Buffer.concat([head, ...kept]);
  all.writeUInt32LE(all.length - 8, 4);
  return all;
}
