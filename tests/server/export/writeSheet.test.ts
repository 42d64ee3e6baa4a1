import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import exceljs from 'exceljs';
import { describe, expect, it } from 'vitest';
import type { FieldModel } from '#contract/model.ts';
import { createSum } from '#server/export/createCells.ts';
import type { SheetColumn, SheetLayout } from '#server/export/toSheetColumns.ts';
import { writeSheet } from '#server/export/writeSheet.ts';

const column = (field: FieldModel, hasSum = false): SheetColumn => ({
  key: field.name,
  header: `tên ${field.name}`,
  width: 12,
  field,
  hasSum,
});

const layout: SheetLayout = {
  keys: ['code', 'paid', 'rate', 'at', 'ok'],
  columns: [
    column({ name: 'code', type: 'text', json: 'string' }),
    column({ name: 'paid', type: 'money', json: 'integer' }, true),
    column({ name: 'rate', type: 'decimal', json: 'number', scale: 2 }, true),
    column({ name: 'at', type: 'date_time', json: 'string' }),
    column({ name: 'ok', type: 'boolean', json: 'boolean' }),
  ],
  context: { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' },
  texts: {},
  sumsLabel: 'Tổng {{total}} dòng',
};

async function write(rows: readonly Record<string, unknown>[], over: Partial<SheetLayout> = {}) {
  const { keys } = { ...layout, ...over };
  async function* batches() {
    yield rows.map((row) => JSON.stringify(keys.map((key) => row[key])));
  }
  const stream = new PassThrough();
  const [bytes, count] = await Promise.all([
    buffer(stream),
    writeSheet(stream, { ...layout, ...over }, batches()),
  ]);
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
  return { sheet: workbook.worksheets[0] as exceljs.Worksheet, count };
}

describe('writeSheet: read back by exceljs', () => {
  it('keeps types, formats, the zone, and adds up what the list adds up', async () => {
    const { sheet, count } = await write([
      { code: 'A', paid: 25_000, rate: 0.1, at: '2026-02-27T18:30:59.000Z', ok: true },
      { code: 'B', paid: '9007199254740993', rate: 0.2, at: null, ok: false },
    ]);
    expect(count).toBe(2);
    expect(sheet.getRow(1).values).toEqual([
      undefined,
      'tên code',
      'tên paid',
      'tên rate',
      'tên at',
      'tên ok',
    ]);
    expect(sheet.getCell('A1').font.bold).toBe(true);
    expect(sheet.getCell('B2').value).toBe(25_000);
    expect(sheet.getCell('D2').value).toEqual(new Date('2026-02-28T01:30:00Z'));
    expect(sheet.getCell('D2').numFmt).toBe('hh:mm dd/mm/yyyy');
    expect(sheet.getCell('E3').value).toBe(false);
    expect(sheet.getCell('A4').value).toBe('Tổng 2 dòng');
    expect(sheet.getCell('C4').value).toBe(0.3);
    expect(sheet.getCell('C4').font.bold).toBe(true);
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
  });

  it.each([
    ['=1+1'],
    ['-2'],
    ['＝1'],
    [' leading and trailing '],
    ['two\nlines'],
    ['<b>&amp;"'],
    ['😀 đơn'],
    ['a\rb'],
  ])('gives the text %j as it is, never as a formula', async (code) => {
    const { sheet } = await write([{ code }]);
    expect(sheet.getCell('A2').type).toBe(exceljs.ValueType.String);
    expect(String(sheet.getCell('A2').value).replaceAll('\r\n', '\n')).toBe(code);
    expect(sheet.getCell('A2').formula).toBeUndefined();
  });

  it('leaves out what XML cannot hold, and cuts what Excel cannot open', async () => {
    const { sheet } = await write([{ code: 'a\u0000\u0007b\ud800c' }, { code: 'x'.repeat(40_000) }]);
    expect(sheet.getCell('A2').value).toBe('abc');
    expect(String(sheet.getCell('A3').value)).toHaveLength(32_767);
  });

  it('adds up money of several currencies in a row for each, with its digits and its code', async () => {
    const price = {
      ...column({ name: 'price', type: 'money', json: 'integer' }, true),
      currencyKey: 'currency',
    };
    const inUsd = { ...price, key: 'fee', sumIn: 'USD' };
    const over = {
      keys: ['code', 'paid', 'price', 'fee', 'currency'],
      columns: [...layout.columns.slice(0, 2), price, inUsd],
    };
    const { sheet } = await write(
      [
        { code: 'A', paid: 7, price: 3_550, fee: 5, currency: 'USD' },
        { code: 'B', paid: 8, price: 120_000, fee: 5, currency: 'VND' },
        { code: 'C', paid: 9, price: 1, fee: 5, currency: null },
        { code: 'D', paid: 1, price: '9007199254740993', fee: null, currency: 'EUR' },
      ],
      over,
    );
    const read = (ref: string) => [sheet.getCell(ref).value, sheet.getCell(ref).numFmt];
    expect(read('C2')).toEqual([35.5, '#,##0.00 [$USD]']);
    expect([read('A6')[0], read('B6')[0]]).toEqual(['Tổng 4 dòng', 25]);
    expect(read('C6')).toEqual([120_001, '#,##0']);
    expect(read('C7')[1]).toBe('#,##0.00 [$EUR]');
    expect(read('C8')).toEqual([35.5, '#,##0.00 [$USD]']);
    expect([read('D6')[0], read('D7')[0], read('D8')[0]]).toEqual([null, null, 0.05]);
    expect([read('B7')[0], sheet.rowCount]).toEqual([null, 8]);
  });

  it('has a header without rows, and no sums', async () => {
    const { sheet, count } = await write([]);
    expect([count, sheet.rowCount]).toEqual([0, 1]);
  });

  it('keeps every row of a file that is packed in many pieces, made while others are packed', async () => {
    const rows = Array.from({ length: 12_000 }, (_, index) => ({
      code: `Đơn hàng số ${index}`,
      paid: index * 7,
    }));
    const { sheet } = await write(rows);
    const read = rows.map((_, index) => sheet.getRow(index + 2).values as unknown[]);
    expect(read.map(([, code, paid]) => ({ code, paid }))).toEqual(rows);
  });

  it('names columns beyond Z', async () => {
    const columns = Array.from({ length: 30 }, (_, index) =>
      column({ name: `c${index}`, type: 'text', json: 'string' }),
    );
    const { sheet } = await write([{ c27: 'x' }], { columns, keys: columns.map(({ key }) => key) });
    expect(sheet.getCell('AB2').value).toBe('x');
  });
});

describe('createSum', () => {
  const integer: FieldModel = { name: 'n', type: 'integer', json: 'integer' };
  const decimal: FieldModel = { name: 'n', type: 'decimal', json: 'number', scale: 3 };
  it.each([
    [integer, [2 ** 52, 2 ** 52, 1], String(2n ** 53n + 1n)],
    [integer, [null, -5, 2], '-3'],
    [decimal, [0.001, 0.002, -1], '-0.997'],
    [decimal, ['0.1', 0.2], '0.300'],
  ])('%o %o', (field, values, total) => {
    const sum = createSum(field);
    values.forEach((value) => sum.add(value));
    expect(sum.total()).toBe(total);
  });
});
