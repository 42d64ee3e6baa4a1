import type { FieldModel } from '#contract/model.ts';
import { input, type FormDefinition } from '#web/form/FormDefinition.ts';

/** Rows and columns of the bench (performance.md, C5). */
export const ROWS = 1_000;
const COLUMNS = 20;

/** Figures, texts and money in turn, all of them inputs. */
const fields: readonly FieldModel[] = Array.from({ length: COLUMNS }, (_, index): FieldModel => {
  const name = `c${index}`;
  if (index % 4 === 0) return { name, type: 'text', json: 'string', maxLength: 50 };
  return { name, type: index % 4 === 1 ? 'money' : 'integer', json: 'integer' };
});

const lines: FieldModel = {
  name: 'lines',
  type: 'rows',
  json: 'array',
  rows: { entity: 'line', foreignKey: 'sheet_id', max: ROWS },
};

const inputs = fields.map((field) => input(field, { label: field.name }));

/** A record with nothing but child rows. */
export const gridForm: FormDefinition = {
  screen: 'bench/grid',
  route: '/bench/grid',
  resource: 'sheet',
  title: 'grid',
  mode: 'edit',
  permissions: [],
  layout: 'sections',
  sections: [{ key: 'lines', label: 'lines', inputs: [input(lines, { label: 'lines', rows: inputs })] }],
  models: {
    sheet: { name: 'sheet', fields: [lines], rules: [] },
    line: {
      name: 'line',
      fields,
      rules: [],
      parent: { entity: 'sheet', foreignKey: 'sheet_id', field: 'lines' },
    },
  },
  display: ['grid'],
};

/** The stored record; the values of a column are in no order. */
export function createSheet() {
  const rows = Array.from({ length: ROWS }, (_, row) => ({
    id: row + 1,
    version: 1,
    sheet_id: 1,
    ...Object.fromEntries(fields.map(({ name, json }, column) => [name, toValue(json, row, column)])),
  }));
  return { id: 1, version: 1, lines: rows };
}

function toValue(json: FieldModel['json'], row: number, column: number): string | number {
  const number = (row * 7919 + column * 104_729) % 100_003;
  return json === 'string' ? `Hàng ${number}` : number;
}
