import exceljs from 'exceljs';
import { expect, it } from 'vitest';
import { readSheet } from '#server/import/readSheet.ts';
import type { WriteErrorsTask } from '#server/import/Sheet.ts';
import { writeErrors } from '#server/import/writeErrors.ts';
import { toRawWorkbook } from './sheets.ts';

/** The cells of the first sheet, written again with an error in row 3 and 4. */
async function rewrite(bytes: Buffer, keep?: readonly number[]) {
  const task: WriteErrorsTask = {
    kind: 'write_errors',
    bytes,
    headerRow: 1,
    header: 'wrong',
    messages: { 3: 'three', 4: 'four' },
    choices: [],
    ...(keep ? { keep } : {}),
  };
  const written = await writeErrors(task, undefined as never);
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(written.buffer as ArrayBuffer);
  return (address: string) => workbook.worksheets[0]?.getCell(address).value;
}

/** Number, computed column, error column. */
const sheet = (formulas: readonly string[]) =>
  toRawWorkbook(
    `<row r="1"><c r="A1" t="inlineStr"><is><t>n</t></is></c><c r="B1" t="inlineStr"><is><t>cod</t></is></c></row>${formulas
      .map((cell, index) => `<row r="${index + 2}"><c r="A${index + 2}"><v>${index + 2}</v></c>${cell}</row>`)
      .join('')}`,
  );

const filledDown = () =>
  sheet([
    '<c r="B2"><f t="shared" ref="B2:B4" si="0">A2*2</f><v>4</v></c>',
    '<c r="B3"><f t="shared" si="0"/><v>6</v></c>',
    '<c r="B4"><f t="shared" si="0"/><v>0</v></c>',
  ]);

it('rows that move up take what their formulas gave, also of a formula filled down from a row that goes', async () => {
  const cell = await rewrite(await filledDown(), [3, 4]);
  expect([cell('A2'), cell('B2'), cell('C2')]).toEqual([3, 6, 'three']);
  expect([cell('A3'), cell('B3'), cell('C3')]).toEqual([4, 0, 'four']);
  expect([cell('A4'), cell('B4'), cell('C4')]).toEqual([null, null, null]);
});

it('a moved formula names no cells of other rows; one without a kept value is an error to mend, not an empty cell', async () => {
  const bytes = await sheet([
    '<c r="B2"><f>A2*2</f><v>4</v></c>',
    '<c r="B3"><f>A3*2</f><v>6</v></c>',
    '<c r="B4"><f>A4*2</f></c>',
  ]);
  const cell = await rewrite(bytes, [3, 4]);
  expect([cell('B2'), cell('B3')]).toEqual([6, { error: '#N/A' }]);
});

it('after a trial every row stays in its place with its formula', async () => {
  const cell = await rewrite(await filledDown());
  expect([cell('A3'), cell('C2'), cell('C3')]).toEqual([3, null, 'three']);
  expect(cell('B2')).toMatchObject({ formula: 'A2*2', result: 4 });
  expect(cell('B3')).toEqual({ sharedFormula: 'B2', result: 6 });
});

it('the empty text of a formula is still one in the file that was written', async () => {
  const bytes = await sheet(['<c r="B2" t="str"><f>IF(A2="","x","")</f><v></v></c>']);
  const written = await writeErrors(
    { kind: 'write_errors', bytes, headerRow: 1, header: 'wrong', messages: {}, choices: [] },
    undefined as never,
  );
  expect(
    await readSheet({ kind: 'read_sheet', bytes: written, maxRows: 10 }, undefined as never),
  ).toMatchObject({ rows: [{ number: 1 }, { number: 2, cells: [2, null] }] });
});
