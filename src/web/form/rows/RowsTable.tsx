import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { controlId, useForm } from '../FormContext.ts';
import type { InputDefinition } from '../FormDefinition.ts';
import { RowLine } from './RowLine.tsx';
import type { RowsGridProps } from './RowsGridProps.ts';
import { useRowKeys } from './useRowKeys.ts';
import { columnWidth } from './columnWidth.ts';

/** Above this many rows only those in view are drawn. */
const VIRTUAL_ABOVE = 50;
/** Pixels of a row without an error. */
const ROW_HEIGHT_PX = 41;

/** Child rows as a table; one that scrolls by itself when it is long. */
export function RowsTable({ name, rows, count, isEditable, onAdd }: RowsGridProps) {
  const { store } = useForm();
  const box = useRef<HTMLDivElement>(null);
  const keys = store.rowKeys.of(name, count);
  const view = useView(name, count, box);
  const onKeyDown = useRowKeys(name, rows, count, isEditable ? onAdd : undefined);
  return (
    <div ref={box} className="fm-table" data-long={view.isLong || undefined}>
      {/* Keys only move the focus between the controls inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table aria-rowcount={count + 1} onKeyDown={onKeyDown}>
        <Head name={name} rows={rows} isEditable={isEditable} />
        <tbody>
          <Gap height={view.before} />
          {view.indexes.map((index) => (
            <RowLine key={keys[index]} {...{ name, rows, index, isEditable }} measure={view.measure} />
          ))}
          <Gap height={view.after} />
        </tbody>
      </table>
    </div>
  );
}

/** The rows that are drawn, and the room of the others. */
function useView(name: string, count: number, box: React.RefObject<HTMLDivElement | null>) {
  const { scrollers } = useForm();
  const isLong = count > VIRTUAL_ABOVE;
  // What it gives is read anew at each drawing, never remembered.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: isLong ? count : 0,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 8,
  });
  useEffect(() => {
    if (!isLong) return undefined;
    scrollers.set(name, (index) => virtual.scrollToIndex(index, { align: 'center' }));
    return () => void scrollers.delete(name);
  }, [scrollers, name, isLong, virtual]);
  if (!isLong)
    return { isLong, indexes: Array.from({ length: count }, (_, index) => index), before: 0, after: 0 };
  const items = virtual.getVirtualItems();
  return {
    isLong,
    indexes: items.map((item) => item.index),
    before: items[0]?.start ?? 0,
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtual.measureElement,
  };
}

function Gap({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden="true">
      <td style={{ height, padding: 0 }} />
    </tr>
  ) : null;
}

function Head({ name, rows, isEditable }: Pick<RowsGridProps, 'name' | 'rows' | 'isEditable'>) {
  const { id: formId } = useForm();
  const { translate } = useFieldTools();
  return (
    <thead>
      <tr>
        <th scope="col" className="fm-row-number">
          <span className="fm-unseen">{translate('kit.form.row_number')}</span>
        </th>
        {rows.map((input) => (
          <th
            key={input.field.name}
            id={`${controlId(formId, name)}-${input.field.name}-label`}
            scope="col"
            data-field={input.field.name}
            style={{ width: columnWidth(input) }}
            className={isFigure(input) ? 'fm-figure' : undefined}
          >
            {translate(input.label)}
            {input.field.required && !input.field.readOnly && isEditable ? (
              <span className="fm-star" aria-hidden="true">
                *
              </span>
            ) : null}
          </th>
        ))}
        {isEditable ? <th aria-hidden="true" className="fm-row-tools" /> : null}
      </tr>
    </thead>
  );
}

function isFigure({ field }: InputDefinition): boolean {
  return (field.json === 'integer' || field.json === 'number') && !field.enum && !field.reference;
}
