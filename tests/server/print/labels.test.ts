import { expect, it } from 'vitest';
import { model } from '#generated/server.gen.ts';
import { toPdfParts } from '#server/print/toPdfParts.ts';
import { writePdf } from '#server/print/writePdf.ts';
import { isInWholeDots, readCodes, readPdf } from '../../support/readPdf.ts';

/* Every code of every document of the product, as it stands in a file: a scanner reads it back. */

const ORIGIN = 'https://kho.example.vn';
const CODES = ['DH0000123', 'VN1234567890', 'SSCK7M2QW9RTX4A', 'A-01-02-03'];

const tools = {
  values: { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' },
  translate: (key: string) => model.messages.vi[key] ?? key,
  company: 'Công ty Thảo Nguyên',
  origin: ORIGIN,
} as const;

it('every code of every printed document is read back by a scanner, in whole dots of its printer', async () => {
  const documents = model.prints.filter(({ blocks }) =>
    blocks.some(({ kind }) => kind === 'barcode' || kind === 'qr'),
  );
  expect(documents.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'parcel-label',
      'stamp-label',
      'receipt',
      'handover-record',
      'cell-label',
      'basket-label',
    ]),
  );
  for (const { name, paper, blocks } of documents) {
    const shown = blocks.flatMap((block) => (block.kind === 'barcode' || block.kind === 'qr' ? [block] : []));
    const records = CODES.map((code) => Object.fromEntries(shown.map(({ field }) => [field.name, code])));
    const bytes = await writePdf(
      {
        kind: 'write_pdf',
        name,
        paper,
        language: 'vi',
        title: name,
        time: new Date('2026-02-28T03:00:00Z'),
        missing: '',
        documents: records.map((record) => toPdfParts(blocks, record, tools)),
      },
      { pull: async () => undefined, report: () => undefined, databaseUrl: undefined },
    );
    const pages = await readPdf(bytes);
    expect([name, pages.length]).toEqual([name, CODES.length]);
    for (const [index, code] of CODES.entries()) {
      const page = pages[index];
      const wanted = shown.map((block) =>
        block.kind === 'qr' && block.link ? `${ORIGIN}${block.link}${code}` : code,
      );
      expect([name, page && readCodes(page)]).toEqual([name, wanted]);
      expect([name, page && isInWholeDots(page)]).toEqual([name, true]);
    }
  }
});
