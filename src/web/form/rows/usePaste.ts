import { useState, type ClipboardEvent } from 'react';
import { useNotify } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import { fold } from '#contract/text.ts';
import { useFieldTools, type FieldTools } from '#fields/FieldTools.tsx';
import { isWritable } from '../access.ts';
import { controlId, useForm, useFormState } from '../FormContext.ts';
import type { FormState } from '../FormStore.ts';
import { rowsAt } from '../place.ts';
import { pasteBlock } from './pasteBlock.ts';
import { readBlock } from './readBlock.ts';
import { readCellId } from './readCellId.ts';
import type { RowsGridProps } from './RowsGridProps.ts';

type Site = Pick<RowsGridProps, 'name' | 'rows' | 'isEditable'> & {
  /** Most rows. */
  max: number;
  /** Numbers of the rows in the order in which they are drawn. */
  order: readonly number[];
};

/** What can be taken back, until something else is typed into the rows. */
interface Undo {
  before: FormState;
  /** The rows as they were pasted. */
  after: unknown;
  /** The cell that it was pasted into. */
  path: string;
  /** Rows that were written. */
  count: number;
}

/** Takes a block copied from a spreadsheet: it is written from the cell with the cursor to the right and down. */
export function usePaste({ name, rows, isEditable, max, order }: Site) {
  const { id, store, focus } = useForm();
  const tools = useFieldTools();
  const notify = useNotify();
  const [isPasting, setPasting] = useState(false);
  const [last, setLast] = useState<Undo | null>(null);
  const isUndoable = useFormState(store, ({ values }) => last !== null && values[name] === last.after);
  const paste = async (
    block: readonly (readonly string[])[],
    column: number,
    from: number,
  ): Promise<void> => {
    const keysOf = (count: number) => store.rowKeys.of(name, count);
    const present = () => rowsAt(store.state().values, name);
    const keys = keysOf(present().length);
    const wanted = order.slice(from).map((index) => keys[index] ?? -1);
    setPasting(true);
    try {
      const pasted = await pasteBlock(block, {
        name,
        entity: store.entityAt({ name, index: 0, child: '' }),
        inputs: rows.slice(column),
        isWritable: (field) => isWritable(field, store.access),
        present: () => {
          const now = keysOf(present().length);
          const targets = wanted.map((key) => now.indexOf(key)).filter((index) => index >= 0);
          return { rows: present(), targets };
        },
        max,
        emptyRow: () => store.emptyRow(name),
        context: tools.values,
        translate: tools.translate,
        resolve: (field, text) => resolve(tools, field, text),
      });
      const before = store.state();
      store.setRows(name, pasted.rows, pasted.problems);
      const path = `${name}.${order[from] ?? 0}.${rows[column]?.field.name ?? ''}`;
      setLast({ before, after: store.state().values[name], path, count: pasted.count });
      const key = pasted.left > 0 ? 'kit.form.pasted_part' : 'kit.form.pasted';
      const messageArgs = { count: pasted.count, left: pasted.left };
      notify(key, { type: pasted.left > 0 ? 'warning' : 'success', messageArgs });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'messages.internal', { type: 'error' });
    } finally {
      setPasting(false);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>): void => {
    const place = readCellId((event.target as HTMLElement).id, controlId(id, name));
    const block = place && isEditable ? readBlock(event.clipboardData.getData('text/plain')) : null;
    if (!block || !place) return;
    event.preventDefault();
    const column = rows.findIndex(({ field }) => field.name === place.child);
    store.track(paste(block, Math.max(0, column), Math.max(0, order.indexOf(place.index))));
  };
  const undo = (): void => {
    if (!last) return;
    const { values, problems } = last.before;
    store.setValues({ ...store.state().values, [name]: values[name] }, problems);
    setLast(null);
    focus(last.path);
  };
  return { onPaste, isPasting, pasted: isUndoable && last ? { count: last.count, undo } : null };
}

/** The one record that a text names: by one of its shown fields, else the only one that is found. */
async function resolve({ lookup }: FieldTools, { reference }: FieldModel, text: string): Promise<Row | null> {
  if (!reference) return null;
  const { entity, where } = reference;
  const found = await lookup(entity, { q: text, ...(where ? { where } : {}) });
  const wanted = fold(text);
  const exact = found.filter((row) =>
    Object.values(row).some((value) => typeof value === 'string' && fold(value) === wanted),
  );
  const [one, ...more] = exact.length > 0 ? exact : found;
  return one && more.length === 0 ? one : null;
}
