import { afterEach, beforeEach, vi } from 'vitest';

/** Called when a picture of `aPicture` is let go. */
export const closePicture = vi.fn();

/** A picture of this size in the browser, in the tests of the file that calls `stubCanvas`. */
export function aPicture(width: number, height: number): Blob {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: closePicture }));
  return new Blob(['x'], { type: 'image/png' });
}

/** Gives `canvas` wherever the browser would make one: the tests' own draws nothing. */
export function stubCanvas(canvas: object): void {
  beforeEach(() => {
    vi.clearAllMocks();
    vi.spyOn(document, 'createElement').mockReturnValue(canvas as HTMLElement);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
