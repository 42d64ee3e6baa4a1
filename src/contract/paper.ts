import type { Paper, PrintModel } from './print.ts';

/** What a paper is like, on the screen's way to the printer and in a file alike; lengths are millimetres. */
export interface PaperShape {
  width: number;
  /** Absent: a roll, cut where the text ends. */
  height?: number;
  /** What does not fit is cut, never on the next one. */
  isLabel?: true;
  /** What stays blank around each page: above and below, then at the sides (absent: the same). */
  margin?: readonly [number, number?];
  /** What the printer leaves blank at the sides of a roll. */
  sides?: number;
  /** Size of the letters in CSS pixels, 96 to the inch. */
  letterPx: number;
  /** Of a line, in letters' sizes. */
  lineHeight: number;
  /** What the bars of a code may take. */
  bars: number;
  /** Height that the company's logo may take; 0: there is no room for one. */
  logo: number;
  /** There is room for few words: a code for phones stands beside what follows, what is strong without its name. */
  isSmall?: true;
}

export const PAPERS: Readonly<Record<Paper, PaperShape>> = {
  '58mm': { width: 58, sides: 4, letterPx: 11, lineHeight: 1.4, bars: 48, logo: 18 },
  '80mm': { width: 80, sides: 4, letterPx: 12, lineHeight: 1.4, bars: 70, logo: 18 },
  '50x30mm': {
    width: 50,
    height: 30,
    isLabel: true,
    isSmall: true,
    margin: [1, 2],
    letterPx: 8.5,
    lineHeight: 1.25,
    bars: 46,
    logo: 0,
  },
  '100x150mm': {
    width: 100,
    height: 150,
    isLabel: true,
    margin: [4, 5],
    letterPx: 14,
    lineHeight: 1.4,
    bars: 90,
    logo: 10,
  },
  A6: {
    width: 105,
    height: 148,
    isLabel: true,
    margin: [4, 5],
    letterPx: 14,
    lineHeight: 1.4,
    bars: 94,
    logo: 10,
  },
  A4: { width: 210, height: 297, margin: [12], letterPx: 14, lineHeight: 1.4, bars: 70, logo: 18 },
};

/** The paper of a document in a company with these settings. */
export function paperOf(
  { paper, paperSetting = '' }: Pick<PrintModel, 'paper' | 'paperSetting'>,
  settings: Readonly<Record<string, unknown>> = {},
): Paper {
  const chosen = settings[paperSetting];
  return typeof chosen === 'string' && Object.hasOwn(PAPERS, chosen) ? (chosen as Paper) : paper;
}

/** Dots of a label printer in a millimetre: 300 dpi (specification 8, "Printing"). */
export const DOTS_PER_MM = 300 / 25.4;

/**
 * Millimetres that so many modules of a code take: each of the same whole number of printer dots, as many as the room allows, so that
 * none is a dot wider than another; all of the room where not even one dot a module fits.
 */
export function wholeDots(modules: number, most: number): number {
  const dots = Math.floor((most * DOTS_PER_MM) / modules);
  return dots === 0 ? most : (modules * dots) / DOTS_PER_MM;
}

/** Height of the bars of a code. */
export const BARS_HEIGHT = 14;

/** What a code of squares may take. */
export const SQUARES = 21;

/** What people who sign have room in. */
export const SIGNATURES_HEIGHT = 38;
