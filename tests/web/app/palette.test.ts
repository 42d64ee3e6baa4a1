import { describe, expect, it } from 'vitest';
import { darkPalette, lightPalette } from '#web/app/palette.ts';

/** WCAG 2.2 AA: text, and parts of controls. */
const TEXT = 4.5;
const PART = 3;

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
});

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('%s', (_scheme, palette) => {
  const grounds = [palette.background.default, palette.background.paper, ...Object.values(palette.surface)];

  it.each(Object.entries(palette.tone))(
    'reads the tone %s on its ground and on the page',
    (_tone, { fg, bg }) => {
      expect(contrast(fg, bg)).toBeGreaterThanOrEqual(TEXT);
      for (const ground of grounds) expect(contrast(fg, ground)).toBeGreaterThanOrEqual(TEXT);
    },
  );

  it('reads text, accent and errors on every surface', () => {
    const texts = [palette.text.primary, palette.text.secondary, palette.primary.main, palette.error.main];
    for (const text of texts)
      for (const ground of grounds) expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(palette.primary.contrastText, palette.primary.main)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(palette.primary.main, palette.action.selected)).toBeGreaterThanOrEqual(TEXT);
  });

  it('shows the edges of fields', () => {
    expect(contrast(palette.text.disabled, palette.background.paper)).toBeGreaterThanOrEqual(PART);
  });
});
