/** What the first bytes of a picture say. */
export interface ImageFacts {
  mediaType: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';
  widthPx: number;
  heightPx: number;
}

/** Kind and size of a picture by its content; null for everything else (SVG, HTML, a wrong name …). */
export function readImageFacts(bytes: Buffer): ImageFacts | null {
  if (bytes.length < 16) return null;
  if (bytes.subarray(0, 8).equals(PNG))
    return bytes.length < 24 ? null : toFacts('image/png', bytes.readUInt32BE(16), bytes.readUInt32BE(20));
  const start = bytes.toString('latin1', 0, 6);
  if (start === 'GIF87a' || start === 'GIF89a')
    return toFacts('image/gif', bytes.readUInt16LE(6), bytes.readUInt16LE(8));
  if (bytes.readUInt16BE(0) === 0xffd8) return readJpeg(bytes);
  const isWebp = start.startsWith('RIFF') && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp && bytes.length >= 30 ? readWebp(bytes) : null;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function toFacts(mediaType: ImageFacts['mediaType'], widthPx: number, heightPx: number): ImageFacts | null {
  return widthPx > 0 && heightPx > 0 ? { mediaType, widthPx, heightPx } : null;
}

/** Frame headers C0–CF, but for the tables C4, C8 and CC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(bytes: Buffer): ImageFacts | null {
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) return toFacts('image/jpeg', bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return null;
    at += 2 + length;
  }
  return null;
}

function readWebp(bytes: Buffer): ImageFacts | null {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return toFacts('image/webp', 1 + bytes.readUIntLE(24, 3), 1 + bytes.readUIntLE(27, 3));
  if (kind === 'VP8 ')
    return toFacts('image/webp', bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
  if (kind !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(21);
  return toFacts('image/webp', 1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff));
}
