import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';

/** A dark rectangle, in any unit. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a scanner reads of dark rectangles on white paper, which is painted with so many pixels a unit; throws where it reads nothing. */
export function readCode(dark: readonly Rectangle[], scale: number): string {
  const left = Math.min(...dark.map(({ x }) => x));
  const top = Math.min(...dark.map(({ y }) => y));
  const right = Math.max(...dark.map(({ x, width }) => x + width));
  const bottom = Math.max(...dark.map(({ y, height }) => y + height));
  const [width, height] = [right - left, bottom - top].map(
    (side) => Math.round(side * scale) + 2 * BLANK,
  ) as [number, number];
  const pixels = new Uint8ClampedArray(width * height).fill(255);
  for (const one of dark) {
    const from = Math.round((one.x - left) * scale) + BLANK;
    const to = Math.round((one.x + one.width - left) * scale) + BLANK;
    const end = Math.round((one.y + one.height - top) * scale) + BLANK;
    for (let row = Math.round((one.y - top) * scale) + BLANK; row < end; row += 1)
      pixels.fill(0, row * width + from, row * width + to);
  }
  const reader = new MultiFormatReader();
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128, BarcodeFormat.QR_CODE]],
    [DecodeHintType.TRY_HARDER, true],
  ]);
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(pixels, width, height)));
  return reader.decode(bitmap, hints).getText();
}

/** Pixels that stay white around a code. */
const BLANK = 40;
