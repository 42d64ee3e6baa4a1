import exceljs from 'exceljs';
import { afterAll, describe, expect, it } from 'vitest';
import { guardArchive } from '#server/import/guardArchive.ts';
import type { ReadSheet } from '#server/import/Sheet.ts';
import { createThreads } from '#server/threads/createThreads.ts';
import { archive, toRawWorkbook, toWorkbook } from './sheets.ts';

const parts = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' };
const sheet = (content: string) => archive({ ...parts, 'xl/worksheets/sheet1.xml': content });

/** Every local and central header says that its file is encrypted. */
function encrypted(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (const [mark, place] of [
    ['PK\u0003\u0004', 6],
    ['PK\u0001\u0002', 8],
  ] as const)
    for (let at = copy.indexOf(mark); at >= 0; at = copy.indexOf(mark, at + 4))
      copy.writeUInt16LE(copy.readUInt16LE(at + place) | 1, at + place);
  return copy;
}

const OLD = Buffer.from('d0cf11e0a1b11ae1', 'hex');

describe('guardArchive', () => {
  it('lets a workbook through', async () => {
    expect(guardArchive(await toWorkbook([['a']]))).toBeUndefined();
    expect(guardArchive(await archive(parts))).toBeUndefined();
  });

  it.each([
    ['text', async () => Buffer.from('sku;quantity\nA;1'), 'file_wrong_type'],
    ['a picture', async () => Buffer.from('89504e470d0a1a0a', 'hex'), 'file_wrong_type'],
    ['an old workbook', async () => Buffer.concat([OLD, Buffer.alloc(600)]), 'file_wrong_type'],
    [
      'a workbook with a password',
      async () => Buffer.concat([OLD, Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le')]),
      'file_encrypted',
    ],
    ['an archive with a password', async () => encrypted(await archive(parts)), 'file_encrypted'],
    ['an archive of something else', async () => archive({ 'a.txt': 'a' }), 'file_wrong_type'],
    ['macros', async () => archive({ ...parts, 'xl/vbaProject.bin': 'x' }), 'file_macro'],
    ['entities', async () => sheet('<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>'), 'file_wrong_type'],
    ['a bomb', async () => sheet(' '.repeat(80 * 1_048_576)), 'file_too_complex'],
    ['a million empty rows', async () => sheet('<row r="1"/>'.repeat(1_000_000)), 'import_too_many_rows'],
    [
      'a million cells',
      async () => sheet(`<row>${'<c r="A1"/>'.repeat(1_000_000)}</row>`),
      'import_too_many_rows',
    ],
    [
      'too many files',
      async () =>
        archive({ ...parts, ...Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`f${n}`, ''])) }),
      'file_too_complex',
    ],
    ['half a file', async () => (await archive(parts)).subarray(0, 100), 'file_wrong_type'],
  ])('refuses %s', { timeout: 60_000 }, async (_, make, code) => {
    expect(guardArchive(await make())).toEqual({ code });
  });

  it('believes what a file unpacks to, not what it claims', async () => {
    const bytes = await sheet(' '.repeat(80 * 1_048_576));
    bytes.writeUInt32LE(10, bytes.lastIndexOf('PK\u0001\u0002') + 24);
    expect(guardArchive(bytes)).toEqual({ code: 'file_too_complex' });
  });
});

describe('read_sheet', () => {
  const threads = createThreads({ databaseUrl: undefined });
  afterAll(() => threads.close());

  const read = (bytes: Uint8Array, maxRows = 100) =>
    threads.run<ReadSheet>({ kind: 'read_sheet', bytes, maxRows } as never, { limitMs: 30_000 });

  it('reads what cells say, formulas by the value that Excel kept', async () => {
    const found = await read(
      await toWorkbook([
        [
          '  Mã  ',
          12.5,
          true,
          new Date('2026-02-28T00:00:00Z'),
          { formula: 'A1', result: 7 },
          { formula: 'A1' },
        ],
        [
          { richText: [{ text: 'a' }, { text: 'b' }] },
          { text: 'c', hyperlink: 'http://x' },
          { error: '#N/A' },
        ],
      ]),
    );
    expect(found).toEqual({
      rows: [
        {
          number: 1,
          cells: ['Mã', 12.5, true, { date: '2026-02-28T00:00' }, 7, { problem: 'import_formula' }],
        },
        { number: 2, cells: ['ab', 'c', { problem: 'import_cell_error' }] },
      ],
    });
  });

  it('keeps the numbers of rows over empty ones', async () => {
    expect(await read(await toWorkbook([['a'], [], [null, null], ['b']]))).toMatchObject({
      rows: [{ number: 1 }, { number: 4 }],
    });
  });

  it('reads the first sheet that people see', async () => {
    const workbook = new exceljs.Workbook();
    workbook.addWorksheet('lists', { state: 'hidden' }).addRow(['hidden']);
    workbook.addWorksheet('orders').addRow(['seen']);
    const bytes = Buffer.from(await workbook.xlsx.writeBuffer());
    expect(await read(bytes)).toMatchObject({ rows: [{ cells: ['seen'] }] });
  });

  it('refuses an empty sheet and one with too many rows', async () => {
    expect(await read(await toWorkbook([[]]))).toEqual({ refusal: { code: 'file_empty' } });
    const many = await toWorkbook(Array.from({ length: 150 }, (_, n) => [n]));
    expect(await read(many)).toEqual({ refusal: { code: 'import_too_many_rows' } });
  });

  it('a formula that gave 0, an empty text or FALSE has a value; one without a kept value is refused', async () => {
    const bytes = await toRawWorkbook(
      `<row r="1"><c r="A1"><f>H2*0</f><v>0</v></c><c r="B1" t="str"><f>IF(H2="","x","")</f><v></v></c><c r="C1" t="b"><f>1=2</f><v>0</v></c><c r="D1"><f>H2</f></c><c r="E1"><f>H2</f><v></v></c></row>
<row r="2"><c r="A2"><f t="shared" ref="A2:A3" si="0">H2*0</f><v>0</v></c><c r="B2" t="str"><f t="shared" ref="B2:B3" si="1">""</f><v/></c><c r="C2" t="b"><f t="shared" ref="C2:C3" si="2">FALSE</f><v>0</v></c><c r="D2"><f t="shared" ref="D2:D3" si="3">H2</f></c><c r="E2" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>
<row r="3"><c r="A3"><f t="shared" si="0"/><v>0</v></c><c r="B3" t="str"><f t="shared" si="1"/><v></v></c><c r="C3" t="b"><f t="shared" si="2"/><v>0</v></c><c r="D3"><f t="shared" si="3"/></c></row>`,
    );
    const none = { problem: 'import_formula' };
    expect(await read(bytes)).toEqual({
      rows: [
        { number: 1, cells: [0, null, false, none, none] },
        { number: 2, cells: [0, null, false, none, { problem: 'import_cell_error' }] },
        { number: 3, cells: [0, null, false, none] },
      ],
    });
  });

  it('the empty text of a formula is no date, however its cell is shown', async () => {
    const workbook = new exceljs.Workbook();
    const cells = workbook.addWorksheet('orders').addRow(['a', { formula: 'IF(A1="","x","")', result: '' }]);
    cells.getCell(2).numFmt = 'dd/mm/yyyy';
    const bytes = Buffer.from(await workbook.xlsx.writeBuffer());
    expect(await read(bytes)).toEqual({ rows: [{ number: 1, cells: ['a', null] }] });
  });

  it('does not unfold ranges that were merged over the whole sheet', async () => {
    const bytes = await toRawWorkbook(
      '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>far</t></is></c></row>',
      '<mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells><dataValidations count="1"><dataValidation type="list" sqref="A1:XFD1048576"><formula1>"a"</formula1></dataValidation></dataValidations>',
    );
    expect(await read(bytes)).toEqual({ refusal: { code: 'file_empty' } });
  });
});
