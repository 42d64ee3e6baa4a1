import { describe, expect, test } from 'vitest';
import { dropMetadata } from '#server/files/dropMetadata.ts';
import { readImageFacts } from '#server/files/readImageFacts.ts';
import { workOf } from '../../support/watchLoop.ts';

const SECRET = 'GPS 10.7769,106.7009 Nguyen Van An';

const part = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** EXIF as cameras write it: how the picture is turned, and more. */
function exif(turn: number, isLittle: boolean): Buffer {
  const facts = Buffer.alloc(26);
  facts.write(isLittle ? 'II' : 'MM');
  const short = (value: number, at: number) =>
    isLittle ? facts.writeUInt16LE(value, at) : facts.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? facts.writeUInt32LE(value, at) : facts.writeUInt32BE(value, at);
  short(42, 2);
  long(8, 4);
  short(1, 8);
  short(0x0112, 10);
  short(3, 12);
  long(1, 14);
  short(turn, 18);
  return part(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), facts, Buffer.from(SECRET)]));
}

const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const FRAME = part(0xc0, Buffer.from([8, 0, 7, 0, 9, 1, 0, 0, 0]));
const JFIF = part(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1'));
const PIXELS = Buffer.concat([
  part(0xda, Buffer.from([1, 0, 0, 0, 63, 0])),
  Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3]),
]);
const PLAIN = Buffer.concat([START, JFIF, FRAME, PIXELS, END]);

describe('a JPEG', () => {
  test('loses what the camera wrote, and keeps every pixel', () => {
    const marked = [
      exif(1, true),
      part(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)),
      part(0xed, Buffer.from(SECRET)),
      part(0xfe, Buffer.from(SECRET)),
      part(0xe2, Buffer.from(`MPF\0${SECRET}`)),
    ];
    const bytes = Buffer.concat([START, JFIF, ...marked, FRAME, PIXELS, END, PLAIN, Buffer.from(SECRET)]);
    expect(dropMetadata(bytes, 'image/jpeg')).toEqual(PLAIN);
  });

  test.each([true, false])('stays turned (little end first: %s)', (isLittle) => {
    const bytes = Buffer.concat([START, exif(6, isLittle), FRAME, PIXELS, END]);
    const kept = dropMetadata(bytes, 'image/jpeg') ?? Buffer.alloc(0);
    expect(kept.includes(SECRET)).toBe(false);
    const turn = Buffer.from(
      'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000',
      'hex',
    );
    expect(kept).toEqual(Buffer.concat([START, turn, FRAME, PIXELS, END]));
    expect(readImageFacts(kept)).toEqual({ mediaType: 'image/jpeg', widthPx: 9, heightPx: 7 });
  });

  test('keeps the profile of its colours', () => {
    const profile = part(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01x', 'latin1'));
    const bytes = Buffer.concat([START, profile, FRAME, PIXELS, END]);
    expect(dropMetadata(bytes, 'image/jpeg')).toEqual(bytes);
  });

  test('whose parts overlap is none', () => {
    expect(
      dropMetadata(Buffer.concat([START, Buffer.from([0xff, 0xe1, 0xff, 0xff, 1])]), 'image/jpeg'),
    ).toBeNull();
  });

  test('of ten million marks holds nobody up', () => {
    const bytes = Buffer.concat([START, FRAME, PIXELS, Buffer.alloc(10 * 1_048_576, 0xff)]);
    expect(workOf(() => dropMetadata(bytes, 'image/jpeg'))).toBeLessThan(50);
  });
});

const chunk = (name: string, content: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)]);
};

describe('a PNG', () => {
  const head = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const [size, pixels, end] = [
    chunk('IHDR', Buffer.alloc(13, 1)),
    chunk('IDAT', Buffer.alloc(9, 2)),
    chunk('IEND', Buffer.alloc(0)),
  ];

  test('loses its texts and what stands behind it', () => {
    const marked = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'].map((name) => chunk(name, Buffer.from(SECRET)));
    const bytes = Buffer.concat([head, size, ...marked, pixels, end, Buffer.from(SECRET)]);
    expect(dropMetadata(bytes, 'image/png')).toEqual(Buffer.concat([head, size, pixels, end]));
  });

  test('that is cut off is none', () => {
    const bytes = Buffer.concat([head, size, pixels]);
    for (const length of [24, 30, bytes.length - 1, bytes.length])
      expect(dropMetadata(bytes.subarray(0, length), 'image/png')).toBeNull();
  });
});

describe('a WebP', () => {
  const riff = (name: string, content: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(content.length);
    return Buffer.concat([Buffer.from(name), length, content, Buffer.alloc(content.length % 2)]);
  };
  const file = (...parts: Buffer[]): Buffer => riff('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]));
  const facts = (flags: number): Buffer => riff('VP8X', Buffer.from([flags, 0, 0, 0, 8, 0, 0, 6, 0, 0]));
  const pixels = riff('VP8L', Buffer.from('pixel'));

  test('loses what was written beside it, and no longer promises it', () => {
    const bytes = file(
      facts(0x1c),
      pixels,
      riff('EXIF', Buffer.from(SECRET)),
      riff('XMP ', Buffer.from(SECRET)),
    );
    expect(dropMetadata(bytes, 'image/webp')).toEqual(file(facts(0x10), pixels));
  });
});
