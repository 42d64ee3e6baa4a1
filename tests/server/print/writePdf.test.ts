import { createRequire } from 'node:module';
import { afterEach, expect, it } from 'vitest';
import { PAPERS } from '#contract/paper.ts';
import type { Paper } from '#contract/print.ts';
import { writePdf } from '#server/print/writePdf.ts';
import type { PdfPart, WritePdfTask } from '#server/print/WritePdfTask.ts';
import { isInWholeDots, readCodes, readPdf } from '../../support/readPdf.ts';

const MM = 72 / 25.4;

const tools = {
  pull: async () => undefined,
  report: () => undefined,
  databaseUrl: undefined,
};

/** A typeface with other signs than the product's own: Greek ones. */
const GREEK = createRequire(import.meta.url).resolve(
  '@fontsource/ibm-plex-sans/files/ibm-plex-sans-greek-400-normal.woff',
);
let font: string | undefined;
afterEach(() => (font = undefined));

const write = async (paper: Paper, ...documents: (readonly PdfPart[])[]) => {
  const task: WritePdfTask = {
    kind: 'write_pdf',
    name: 'label',
    paper,
    language: 'vi',
    title: 'Nhãn đơn hàng',
    time: new Date('2026-02-28T03:00:00Z'),
    missing: 'Thiếu {count} ký tự',
    font,
    documents,
  };
  return readPdf(await writePdf(task, tools));
};

const fields = (...texts: string[]): PdfPart => ({
  kind: 'fields',
  fields: texts.map((text, index) => ({ name: `Tên ${index}`, text, isStrong: index === 0 })),
});

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

it('writes every letter of Vietnamese so that a reader of the file gets it back', async () => {
  const marked = 'àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ';
  const words = 'Nguyễn Thị Bưởi, 12 ngõ Quỳnh Lôi, phường Bạch Mai, Hà Nội – 1.250.000 ₫';
  const [page] = await write('A4', [
    { kind: 'heading', text: 'Biên bản bàn giao' },
    fields(words, marked, marked.toUpperCase()),
  ]);
  const text = page?.text.replaceAll(/\s+/g, '') ?? '';
  for (const part of ['Biên bản bàn giao', words, marked, marked.toUpperCase()])
    expect(text).toContain(part.replaceAll(' ', ''));
});

it('writes each document on a page of the size of its paper; a roll is as long as its text', async () => {
  for (const [paper, { width, height }] of Object.entries(PAPERS)) {
    const pages = await write(paper as Paper, [fields('Một')], [fields('Hai')]);
    expect(pages.map((page) => flat(page.text))).toEqual([
      expect.stringContaining('Một'),
      expect.stringContaining('Hai'),
    ]);
    for (const page of pages) {
      expect(page.width).toBeCloseTo(width * MM, 1);
      if (height !== undefined) expect(page.height).toBeCloseTo(height * MM, 1);
    }
  }
  const [short] = await write('80mm', [fields('Một')]);
  const [long] = await write('80mm', [fields(...Array.from({ length: 40 }, () => 'Một'))]);
  expect(long?.height).toBeGreaterThan((short?.height ?? 0) * 10);
});

it('draws codes that a scanner reads, in whole dots of a printer of 300 dpi', async () => {
  const link = 'https://kho.example.vn/check/SSCK7M2QW9RTX4A';
  const barcode = (text: string): PdfPart => ({ kind: 'barcode', text });
  const [label] = await write('100x150mm', [
    { kind: 'heading', text: 'Công ty' },
    barcode('VN1234567890'),
    barcode('DH0000123'),
  ]);
  expect(label && readCodes(label)).toEqual(['VN1234567890', 'DH0000123']);
  expect(label && isInWholeDots(label)).toBe(true);
  const [stamp] = await write('50x30mm', [
    { kind: 'qr', text: link },
    fields('Trà ô long', 'SSCK7M2QW9RTX4A'),
  ]);
  expect(stamp && readCodes(stamp)).toEqual([link]);
  expect(stamp && isInWholeDots(stamp)).toBe(true);
  for (const paper of ['58mm', '80mm', '50x30mm', 'A4'] as const) {
    const [page] = await write(paper, [barcode('A-01-02-03')]);
    expect(page && readCodes(page)).toEqual(['A-01-02-03']);
    expect(page && isInWholeDots(page)).toBe(true);
  }
});

it('writes what no barcode can show in letters alone', async () => {
  const [page] = await write('100x150mm', [{ kind: 'barcode', text: 'Đơn 7' }]);
  expect([flat(page?.text ?? ''), page?.dark]).toEqual([expect.stringContaining('Đơn 7'), []]);
});

const table = (count: number): PdfPart => ({
  kind: 'table',
  table: {
    names: ['#', 'Mã đơn', 'Tiền'],
    figures: [true, false, true],
    rows: Array.from({ length: count }, (_, index) => [String(index + 1), `DH${index + 1}.`, '1.000 ₫']),
    sums: ['', '', `${count}.000 ₫`],
  },
});

it('goes on on the next sheet with the head of its table, and loses no row', async () => {
  const pages = await write('A4', [table(120), { kind: 'signatures', texts: ['Bên giao', 'Bên nhận'] }]);
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages.slice(0, 2)) expect(flat(page.text)).toContain('Mã đơn');
  const all = pages.map(({ text }) => text).join(' ');
  for (let number = 1; number <= 120; number += 1) expect(all).toContain(`DH${number}.`);
  expect(flat(pages.at(-1)?.text ?? '')).toMatch(/120\.000 ₫.*Bên giao.*Bên nhận/);
});

it('cuts from a label what does not fit, and never writes on the next one', async () => {
  const pages = await write('100x150mm', [table(120)], [fields('Hai')]);
  expect(pages).toHaveLength(2);
  expect(pages[0]?.text).toContain('DH1.');
  expect(pages[0]?.text).not.toContain('DH120.');
});

it('breaks long texts between words, and inside a word that is too long', async () => {
  const word = 'ABCDEFGHIJ'.repeat(12);
  const [page] = await write('58mm', [fields(`Khu phố chợ ${word} cuối đường`)]);
  const text = page?.text.replaceAll(/\s+/g, '') ?? '';
  expect(text).toContain(`Khuphốchợ${word}cuốiđường`);
});

it('says what it could not write, and writes it with a typeface that has it', async () => {
  const parts = [fields('Trà Ωμ 茶\u200d', 'Trà Ω')];
  const [without, next] = await write('A4', parts, [fields('Trà ô long')]);
  expect(flat(without?.text ?? '')).toContain('Trà ?? ?');
  expect(flat(without?.text ?? '')).toContain('Thiếu 3 ký tự');
  expect(flat(next?.text ?? '')).not.toContain('Thiếu');
  font = GREEK;
  const [page] = await write('80mm', parts);
  expect(flat(page?.text ?? '')).toMatch(/Trà ?Ωμ ?\?/);
  expect(flat(page?.text ?? '')).toContain('Thiếu 1 ký tự');
});
