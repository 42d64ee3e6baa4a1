/** Spec 5: images become JPEG of quality 0.85 at width 480; readings: never enlarged. */
const WIDTH_PX = 480;
const QUALITY = 0.85;

/** The image as it is sent. Rejects when the file is no image that the browser can read. */
export async function shrinkImage(file: Blob): Promise<Blob> {
  const full = await createImageBitmap(file);
  const width = Math.min(WIDTH_PX, full.width);
  const height = Math.max(1, Math.round((full.height * width) / full.width));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen) {
    // JPEG has no transparency: what is see-through becomes white, not black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, width, height);
    pen.drawImage(full, 0, 0, width, height);
  }
  full.close();
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null): void =>
      blob ? resolve(blob) : reject(new Error('canvas gave no JPEG'));
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });
}
