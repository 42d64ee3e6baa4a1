import { expect, it, vi } from 'vitest';
import { toBackground } from '#web/app/background/toBackground.ts';
import { aPicture, closePicture, stubCanvas } from '../pictures.ts';

const canvas = { width: 0, height: 0, getContext: () => ({ drawImage: vi.fn() }), toDataURL: vi.fn() };
stubCanvas(canvas);

/** JPEG takes so many characters for each pixel of a picture's width. */
const takes = (each: number) => canvas.toDataURL.mockImplementation(() => 'x'.repeat(canvas.width * each));

it.each([
  ['as wide as a screen', 3840, 100, 1920],
  ['narrower until it is small enough to keep', 3840, 500, 1080],
  ['never enlarged', 800, 100, 800],
])('a background is %s', async (_case, width, each, kept) => {
  takes(each);
  const image = await toBackground(aPicture(width, width / 2));
  expect([canvas.width, canvas.height]).toEqual([kept, kept / 2]);
  expect(image).toHaveLength(kept * each);
  expect(closePicture).toHaveBeenCalledTimes(1);
});

it('is refused when no width makes it small enough', async () => {
  takes(5_000);
  await expect(toBackground(aPicture(3840, 2160))).rejects.toThrow('small enough');
  expect(closePicture).toHaveBeenCalledTimes(1);
});
