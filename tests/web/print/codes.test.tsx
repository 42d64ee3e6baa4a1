import { cleanup, render, screen } from '@testing-library/react';
import jsqr from 'jsqr';
import { afterEach, expect, it } from 'vitest';
import { wholeDots } from '#contract/paper.ts';
import { Barcode } from '#web/print/Barcode.tsx';
import { QrCode } from '#web/print/QrCode.tsx';

afterEach(cleanup);

const DOTS_PER_MM = 300 / 25.4;
/** Pixels of a module: more than one, as a camera sees it. */
const SCALE = 4;

/** The picture of a code of squares, as a camera would see it. */
function paint(svg: Element): { pixels: Uint8ClampedArray<ArrayBuffer>; side: number } {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < SCALE; row += 1)
      for (let column = 0; column < SCALE; column += 1) {
        const at = ((Number(y) * SCALE + row) * side + Number(x) * SCALE + column) * 4;
        pixels.fill(0, at, at + 3);
      }
  return { pixels, side };
}

it('a QR code is read back by a decoder', () => {
  const text = 'https://kho.example.vn/check/SSCK7M2QW9RTX4A';
  render(<QrCode text={text} />);
  const { pixels, side } = paint(screen.getByRole('img', { name: text }));
  expect(jsqr(pixels, side, side)?.data).toBe(text);
});

it('modules are whole dots of a printer of 300 dpi, as many as the room allows', () => {
  for (const [modules, most] of [
    [33, 21],
    [37, 21],
    [143, 46],
    [143, 90],
  ] as const) {
    const dots = (wholeDots(modules, most) * DOTS_PER_MM) / modules;
    expect(dots).toBeCloseTo(Math.round(dots), 6);
    expect(dots).toBeGreaterThanOrEqual(1);
    expect(wholeDots(modules, most)).toBeLessThanOrEqual(most);
    expect(((dots + 1) * modules) / DOTS_PER_MM).toBeGreaterThan(most);
  }
  expect(wholeDots(900, 46)).toBe(46);
});

it('a barcode takes no more than its paper has', () => {
  render(<Barcode text="DH0000123" mostMm={46} />);
  const width = Number.parseFloat(screen.getByRole('img', { name: 'DH0000123' }).getAttribute('width') ?? '');
  expect(width).toBeGreaterThan(20);
  expect(width).toBeLessThanOrEqual(46);
});
