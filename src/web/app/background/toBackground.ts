/** Widths in px that are tried, and the characters that the result may have: drafts need the storage more. */
const WIDTHS = [1920, 1440, 1080, 720];
const MAX_CHARACTERS = 600_000;
const QUALITY = 0.8;

/** A picture as a JPEG data URL small enough to keep; rejects for a file that is no picture. */
export async function toBackground(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  try {
    const images = WIDTHS.map((width) => () => draw(bitmap, width));
    for (const make of images) {
      const image = make();
      if (image.length <= MAX_CHARACTERS) return image;
    }
    throw new Error('no width makes the picture small enough');
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, maxWidth: number): string {
  const scale = Math.min(1, maxWidth / bitmap.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', QUALITY);
}
