import { useState, type ClipboardEvent } from 'react';
import { useNotify } from 'react-admin';
import type { Values } from '#contract/logic.ts';
import { fold } from '#contract/text.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { fieldTypes } from '#fields/types.ts';
import { checkValue } from '../../checkForm.ts';
import { useForm, useFormState } from '../../FormContext.ts';
import type { FormProblem, FormState } from '../../FormStore.ts';
import { rowsAt } from '../../place.ts';
import { readBlock } from '../readBlock.ts';
import { layOut, withCell, type MatrixLine, type MatrixSite } from './layOut.ts';
import { placeOf } from './useMatrixKeys.ts';

interface PasteProps {
  site: MatrixSite;
  lines: readonly MatrixLine[];
  columns: readonly string[];
  /** Most rows. */
  max: number;
  isEditable: boolean;
}

interface Undo {
  before: FormState;
  after: unknown;
  count: number;
}

/** Takes a block copied from a spreadsheet into the cells to the right and down; what lies outside of the matrix is said to be left. */
export function useMatrixPaste({ site, lines, columns, max, isEditable }: PasteProps) {
  const { store } = useForm();
  const { values: context } = useFieldTools();
  const notify = useNotify();
  const { name } = site;
  const [last, setLast] = useState<Undo | null>(null);
  const isUndoable = useFormState(store, ({ values }) => last !== null && values[name] === last.after);

  const write = (block: readonly (readonly string[])[], [from, first]: readonly [number, number]): void => {
    const { field } = site.cell;
    const entity = store.entityAt({ name, index: 0, child: field.name }).name;
    const emptyRow = () => store.emptyRow(name);
    let rows: readonly Values[] = rowsAt(store.state().values, name);
    const problems: FormProblem[] = [];
    let count = 0;
    for (const [at, cells] of block.slice(0, Math.max(0, lines.length - from)).entries()) {
      count += 1;
      for (const [place, text] of cells.entries()) {
        const column = columns[first + place];
        // Rows that were added since are found again by the line's first one.
        const start = lines[from + at]?.rows[0] ?? -1;
        const line = layOut(rows, site).find((one) => one.rows.includes(start));
        if (column === undefined || !line) continue;
        const value = text === '' ? null : fieldTypes[field.type].normalize(text, field, context);
        const next = withCell(rows, { line, column, value }, { ...site, emptyRow });
        if (next.length > max) continue;
        rows = next;
        const index = layOut(rows, site)
          .find((one) => one.rows.includes(start))
          ?.cells.get(column);
        const path = `${name}.${index}.${field.name}`;
        const problem = index === undefined ? null : checkValue(value, { field, entity, path }, context);
        if (problem) problems.push(problem);
      }
    }
    const before = store.state();
    store.setRows(name, rows, problems);
    setLast({ before, after: store.state().values[name], count });
    const left = block.length - count;
    const key = left > 0 ? 'kit.form.pasted_part' : 'kit.form.pasted';
    notify(key, { type: left > 0 ? 'warning' : 'success', messageArgs: { count, left } });
  };

  const onPaste = (event: ClipboardEvent<HTMLElement>): void => {
    const place = placeOf(event.target as HTMLElement);
    const block = place && isEditable ? readBlock(event.clipboardData.getData('text/plain')) : null;
    if (!block || !place) return;
    event.preventDefault();
    write(isHead(block[0], columns.slice(place[1])) ? block.slice(1) : block, place);
  };
  const undo = (): void => {
    if (!last) return;
    const { values, problems } = last.before;
    store.setValues({ ...store.state().values, [name]: values[name] }, problems);
    setLast(null);
  };
  return { onPaste, pasted: isUndoable && last ? { count: last.count, undo } : null };
}

/** A first line that repeats the names of the columns is not data. */
const isHead = (cells: readonly string[] | undefined, columns: readonly string[]): boolean =>
  cells !== undefined &&
  cells.some((cell) => cell !== '') &&
  cells.every((cell, at) => cell === '' || fold(cell) === fold(columns[at] ?? ''));
