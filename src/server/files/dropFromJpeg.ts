const [MARK, START_OF_SCAN, END_OF_IMAGE, FIRST_APP] = [0xff, 0xda, 0xd9, 0xe0];

/** Parts that say how the pixels are read: JFIF, the profile of the colours, Adobe's kind of colours. */
const KEPT: Readonly<Record<number, string>> = { 0xe0: 'JF', 0xe2: 'ICC_PROFILE', 0xee: 'Adobe' };
const COMMENT = 0xfe;

/**
 * A JPEG without what cameras and programs wrote into it, and without anything behind its end, where phones keep a second
 * picture; a turned one stays turned. Null when its parts cannot be told apart.
 */
export function dropFromJpeg(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, 2)];
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== MARK) return null;
    const marker = bytes[at + 1] ?? 0;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === END_OF_IMAGE) break;
    if (end < at + 4 || end > bytes.length) return null;
    const part = bytes.subarray(at, end);
    if (!isBeside(marker, part)) kept.push(part);
    const turn = marker === 0xe1 ? readTurn(part) : undefined;
    if (turn !== undefined) kept.push(printTurn(turn));
    at = end;
    if (marker !== START_OF_SCAN) continue;
    at = endOfScan(bytes, end);
    kept.push(bytes.subarray(end, at));
  }
  return Buffer.concat([...kept, Buffer.from([MARK, END_OF_IMAGE])]);
}

function isBeside(marker: number, part: Buffer): boolean {
  if (marker === COMMENT) return true;
  if (marker < FIRST_APP || marker > 0xef) return false;
  const name = KEPT[marker];
  return name === undefined || part.toString('latin1', 4, 4 + name.length) !== name;
}

/** Place of the next marker behind the pixels: within them 0xff stands before 0, or before the eight that only divide them. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(MARK, start); at >= 0; at = bytes.indexOf(MARK, at + 1)) {
    at = lastMark(bytes, at);
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** As much as is compared at once: a picture may be nothing but marks. */
const MARKS = Buffer.alloc(65_536, MARK);

/** Place of the last of the marks that stand in a row from `start`. */
function lastMark(bytes: Buffer, start: number): number {
  let at = start;
  while (bytes[at + 1] === MARK) {
    const isRow = MARKS.equals(bytes.subarray(at + 1, at + 1 + MARKS.length));
    at += isRow ? MARKS.length : 1;
  }
  return at;
}

const EXIF = 'Exif\0\0';
/** Number of the fact in EXIF that says how the picture is to be turned, 1 to 8; 1 is not at all. */
const TURN = 0x0112;

/** How EXIF says that the picture is to be turned; undefined when it need not be. */
function readTurn(part: Buffer): number | undefined {
  if (part.toString('latin1', 4, 10) !== EXIF || part.length < 20) return undefined;
  const facts = part.subarray(10);
  const isLittle = facts.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number =>
    at + 2 > facts.length ? 0 : isLittle ? facts.readUInt16LE(at) : facts.readUInt16BE(at);
  const first = isLittle ? facts.readUInt32LE(4) : facts.readUInt32BE(4);
  const places = Array.from({ length: Math.min(short(first), 100) }, (_, index) => first + 2 + index * 12);
  const place = places.find((at) => short(at) === TURN);
  const turn = place === undefined ? 1 : short(place + 8);
  return turn >= 2 && turn <= 8 ? turn : undefined;
}

/** An EXIF part of that one fact. */
function printTurn(turn: number): Buffer {
  const part = Buffer.alloc(36);
  part.writeUInt32BE(0xffe1_0022, 0);
  part.write(`${EXIF}MM`, 4, 'latin1');
  part.writeUInt16BE(42, 12);
  part.writeUInt32BE(8, 14);
  part.writeUInt16BE(1, 18);
  part.writeUInt16BE(TURN, 20);
  part.writeUInt16BE(3, 22);
  part.writeUInt32BE(1, 24);
  part.writeUInt16BE(turn, 28);
  return part;
}
