import type { ColumnShape, TableShape } from './DatabaseShape.ts';
import { quoteName } from './names.ts';
import { printColumnMark } from './printSql.ts';
import { type Step, step } from './Step.ts';

/**
 * Brings a column's values into the form that they have now. Where they must be unique, all go first that repeat no
 * other; the rest is a step of its own, which waits and names them while they do.
 */
export function planSettled(table: TableShape, column: ColumnShape): Step[] {
  const { name, settled } = column;
  if (!settled) return [];
  const [place, value] = [quoteName(table.name), quoteName(name)];
  const form = (row: string) => settled.sql.replaceAll(value, `${row}.${value}`);
  const update = `update ${place} t set ${value} = ${form('t')} where t.${value} <> ${form('t')}`;
  const isFirst = `(o.${value} = ${form('o')} or o."id" < t."id")`;
  const twin = `select from ${place} o where o."id" <> t."id" and ${form('o')} = ${form('t')} and ${isFirst}`;
  const rest = step(`${table.name}: form of column ${name}`, [
    update,
    ...printColumnMark(table.name, column),
  ]);
  if (!isUnique(table, column)) return [rest];
  return [
    step(`${table.name}: form of column ${name}, where none repeats`, [`${update} and not exists (${twin})`]),
    rest,
  ];
}

const isUnique = ({ indexes }: TableShape, { name }: ColumnShape): boolean =>
  indexes.some(({ sql }) => sql.startsWith('create unique') && sql.includes(quoteName(name)));
