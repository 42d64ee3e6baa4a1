import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Row } from '#contract/logic.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { lazyInline } from '#fields/lazyInline.tsx';
import { typeOf } from '#fields/types.ts';
import type { ColumnDefinition } from '../ListDefinition.ts';
import { useListScreen } from '../ListScreenContext.ts';
import './edit.css';

const CellEditor = lazyInline(() => import('./CellEditor.tsx'));

export interface EditableCellProps {
  row: Row;
  column: ColumnDefinition;
  /** The record that is changed. */
  id: number;
  /** The value as the list shows it. */
  children: ReactNode;
}

/**
 * A cell that is changed in the list. It is a button: pressed, by pointer, finger, Enter or F2, the input of the record's form
 * takes its place; one of yes and no is turned over at once.
 */
export function EditableCell({ row, column, id, children }: EditableCellProps) {
  const { list, openCells } = useListScreen();
  const { translate, cellTabIndex } = useFieldTools();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (isOpen ? openCells.open(row.id) : undefined), [isOpen, openCells, row.id]);
  const label = translate(column.label);
  const value = row[column.key];
  const isSwitch = typeOf(column.field).said === 'switch';
  const openByKey = (event: KeyboardEvent): void => {
    if (event.key === 'F2') setOpen(true);
  };
  const close = (isHome: boolean): void => {
    setOpen(false);
    // It is seen again once the input is gone.
    if (isHome) requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <span className="kl-edit">
      <button
        ref={button}
        type="button"
        className="kl-edit-value"
        tabIndex={cellTabIndex}
        data-edit={column.key}
        title={translate('kit.list.edit_cell', { label })}
        aria-keyshortcuts="F2"
        aria-busy={isOpen || undefined}
        {...(isSwitch ? { role: 'switch', 'aria-checked': value === true, 'aria-label': label } : {})}
        onClick={() => setOpen(true)}
        onKeyDown={openByKey}
      >
        {children}
      </button>
      {isOpen && list.edit ? (
        <CellEditor
          resource={list.resource}
          loadForm={list.edit.form}
          id={id}
          name={column.field.name}
          shown={value}
          onClose={close}
        />
      ) : null}
    </span>
  );
}
