import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { FieldModel } from '#contract/model.ts';
import { splitFormat, toFileName } from '#server/export/ExportFormat.ts';
import type { SheetLayout } from '#server/export/toSheetColumns.ts';
import { printValue, writeCsv } from '#server/export/writeCsv.ts';
import { Failure } from '#server/http/Failure.ts';

const column = (field: FieldModel) => ({
  key: field.name,
  header: `tên ${field.name}`,
  width: 12,
  field,
  hasSum: true,
});

const layout: SheetLayout = {
  keys: ['code', 'paid', 'at', 'day', 'ok'],
  columns: [
    column({ name: 'code', type: 'text', json: 'string' }),
    column({ name: 'paid', type: 'money', json: 'integer' }),
    column({ name: 'at', type: 'date_time', json: 'string' }),
    column({ name: 'day', type: 'date', json: 'string' }),
    column({ name: 'ok', type: 'boolean', json: 'boolean' }),
  ],
  context: { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' },
  texts: {},
  sumsLabel: 'Tổng {{total}} dòng',
};

async function write(...batches: (readonly Record<string, unknown>[])[]) {
  const told: number[] = [];
  async function* feed() {
    for (const batch of batches) yield batch.map((row) => JSON.stringify(layout.keys.map((key) => row[key])));
  }
  // A slow stream: the writer must wait for it.
  const stream = new PassThrough({ highWaterMark: 16 });
  const [bytes, count] = await Promise.all([
    buffer(stream),
    writeCsv(stream, layout, feed(), (done) => void told.push(done)),
  ]);
  return { bytes, count, told };
}

describe('writeCsv', () => {
  it('writes header and rows: plain figures, local times in ISO, no sums among the data', async () => {
    const { bytes, count, told } = await write(
      [{ code: 'Đặng, "Ân"', paid: -25_000, at: '2026-02-27T18:30:59Z', day: '2026-02-28', ok: true }],
      [{ code: null, paid: null, at: null, day: null, ok: false }],
    );
    // Excel reads UTF-8 only where it begins so.
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.subarray(3).toString().split('\r\n')).toEqual([
      'tên code,tên paid,tên at,tên day,tên ok',
      '"Đặng, ""Ân""",-25000,2026-02-28 01:30,2026-02-28,true',
      ',,,,false',
      '',
    ]);
    expect([count, told]).toEqual([2, [1, 2]]);
  });

  it('ends with the failure of its stream', async () => {
    const stream = new PassThrough({ highWaterMark: 1 });
    const written = writeCsv(
      stream,
      layout,
      (async function* () {
        yield ['[]'];
      })(),
    );
    stream.destroy(new Error('disk full'));
    await expect(written).rejects.toThrow('disk full');
  });

  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+1+1', "'+1+1"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['＝1+1', "'＝1+1"],
    ["'=1+1", "''=1+1"],
    ['-5', '-5'],
    ['+84912345678', '+84912345678'],
    ['0912345678', '0912345678'],
    ['hai\ndòng', '"hai\ndòng"'],
    [' viền ', '" viền "'],
    ['a=b', 'a=b'],
  ])('prints %j as %j', (value, printed) => {
    expect(printValue({ value })).toBe(printed);
  });
});

describe('the format of a download', () => {
  it('is Excel unless the body says CSV; it does not reach the list', () => {
    expect(splitFormat({ filters: {}, format: 'csv' })).toEqual({ format: 'csv', request: { filters: {} } });
    expect(splitFormat({ page: 2 })).toEqual({ format: 'xlsx', request: { page: 2 } });
    expect(splitFormat(undefined)).toEqual({ format: 'xlsx', request: undefined });
    expect(splitFormat([])).toEqual({ format: 'xlsx', request: [] });
  });

  it.each([['pdf'], [null], [7], [['csv']]])('%j is refused by name', (format) => {
    let refusal: unknown;
    try {
      splitFormat({ format });
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(Failure);
    expect((refusal as Failure).options.problems).toMatchObject([{ path: 'format', code: 'not_a_choice' }]);
  });

  it('names the file', () => {
    expect(toFileName('orders.xlsx', 'csv')).toBe('orders.csv');
    expect(toFileName('orders.xlsx', 'xlsx', 'a1')).toBe('orders-a1.xlsx');
  });
});
