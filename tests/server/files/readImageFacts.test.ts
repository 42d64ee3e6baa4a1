import { describe, expect, test } from 'vitest';
import { readImageFacts } from '#server/files/readImageFacts.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEklEQVR4nGP8z8AARAwMDAwMAA0GAQGqkCEZAAAAAElFTkSuQmCC',
  'base64',
);
const GIF = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([5, 0, 4, 0]), Buffer.alloc(10)]);
const JPEG = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 7, 0, 9, 1, 0, 0, 0, 0xff, 0xd9]),
]);

describe('readImageFacts', () => {
  test.each([
    ['PNG', PNG, { mediaType: 'image/png', widthPx: 3, heightPx: 2 }],
    ['GIF', GIF, { mediaType: 'image/gif', widthPx: 5, heightPx: 4 }],
    ['JPEG', JPEG, { mediaType: 'image/jpeg', widthPx: 9, heightPx: 7 }],
  ])('reads %s by its content', (_, bytes, facts) => {
    expect(readImageFacts(bytes)).toEqual(facts);
  });

  test.each([8, 15, 16, 20, 23])('refuses the first %i bytes of a PNG', (length) => {
    expect(readImageFacts(PNG.subarray(0, length))).toBeNull();
  });

  test('refuses a JPEG whose part has no length', () => {
    expect(readImageFacts(Buffer.concat([JPEG.subarray(0, 4), Buffer.alloc(40)]))).toBeNull();
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML under a picture name', '<!doctype html><script>alert(1)</script>'],
    ['half a JPEG', '\u00ff\u00d8'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(readImageFacts(Buffer.from(text, 'latin1'))).toBeNull();
  });
});
