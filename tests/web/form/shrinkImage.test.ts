import { expect, it, vi } from 'vitest';
import { shrinkImage } from '#fields/image/shrinkImage.web.ts';
import { aPicture, closePicture, stubCanvas } from '../pictures.ts';

const pen = { fillStyle: '', fillRect: vi.fn(), drawImage: vi.fn() };
const canvas = {
  width: 0,
  height: 0,
  getContext: () => pen,
  toBlob: vi.fn((take: (blob: Blob | null) => void) => take(new Blob(['jpeg'], { type: 'image/jpeg' }))),
};
stubCanvas(canvas);

type Size = [width: number, height: number];

it.each<[string, Size, Size]>([
  ['made 480 px wide', [1920, 1080], [480, 270]],
  ['made 480 px wide, also when it is tall', [960, 4000], [480, 2000]],
  ['left as wide as it is when that is less (readings: never enlarged)', [200, 100], [200, 100]],
  ['one line at least', [5000, 1], [480, 1]],
])('an image is %s', async (_case, [width, height], [newWidth, newHeight]) => {
  await shrinkImage(aPicture(width, height));
  expect([canvas.width, canvas.height]).toEqual([newWidth, newHeight]);
  expect(pen.drawImage.mock.lastCall?.slice(1)).toEqual([0, 0, newWidth, newHeight]);
  expect(closePicture).toHaveBeenCalledTimes(1);
});

it('is sent as JPEG of quality 0.85 on white (spec 5, 9)', async () => {
  const blob = await shrinkImage(aPicture(10, 10));
  expect(blob.type).toBe('image/jpeg');
  expect(canvas.toBlob.mock.lastCall?.slice(1)).toEqual(['image/jpeg', 0.85]);
  expect(pen.fillStyle).toBe('#fff');
});

it('rejects what the browser cannot read or write', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no image')));
  await expect(shrinkImage(new Blob(['x']))).rejects.toThrow('no image');
  canvas.toBlob.mockImplementationOnce((take) => take(null));
  await expect(shrinkImage(aPicture(10, 10))).rejects.toThrow('canvas gave no JPEG');
});
