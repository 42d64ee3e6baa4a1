import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { readCode, type Rectangle } from './readCodes.ts';

/** A page as a reader of the file sees it; lengths are points. */
export interface PdfPage {
  width: number;
  height: number;
  text: string;
  /** What is filled, from the upper left corner. */
  dark: readonly Rectangle[];
}

const DOTS_PER_POINT = 300 / 72;

/** The pages of a file, by a reader that did not write it. */
export async function readPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  const dark = contentsOf(Buffer.from(bytes)).map(rectanglesOf);
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const pages: PdfPage[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    pages.push({ width, height, text, dark: dark[number - 1] ?? [] });
  }
  return pages;
}

/** The drawing orders of each page. */
function contentsOf(bytes: Buffer): string[] {
  const text = bytes.toString('latin1');
  return [...text.matchAll(/<<\s*\/Length (\d+)\s*\/Filter \/FlateDecode\s*>>\s*stream\r?\n/g)]
    .map(({ 0: head, 1: length, index }) => {
      const from = index + head.length;
      return inflateSync(bytes.subarray(from, from + Number(length))).toString('latin1');
    })
    .filter((content) => /^1 0 0 -1 0 [\d.]+ cm/.test(content));
}

const rectanglesOf = (content: string): Rectangle[] =>
  [...content.matchAll(/^(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re$/gm)].map(([, ...numbers]) => {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
    return { x, y, width, height };
  });

/** What a scanner reads from a page that a printer of 300 dpi printed: the codes from top to bottom. */
export function readCodes({ dark }: PdfPage): string[] {
  const groups: Rectangle[][] = [];
  for (const one of dark.toSorted((a, b) => a.y - b.y)) {
    const last = groups.at(-1);
    const isSame = last?.some(({ y, height }) => one.y <= y + height + 0.5);
    if (last && isSame) last.push(one);
    else groups.push([one]);
  }
  return groups.map((group) => readCode(group, DOTS_PER_POINT));
}

/** Whether everything dark begins and ends at a dot of a printer of 300 dpi, seen from where its code begins. */
export function isInWholeDots({ dark }: PdfPage): boolean {
  const isWhole = (points: number): boolean =>
    Math.abs(points * DOTS_PER_POINT - Math.round(points * DOTS_PER_POINT)) < 0.01;
  return dark.every(({ x, width }) => isWhole(x) && isWhole(width));
}
