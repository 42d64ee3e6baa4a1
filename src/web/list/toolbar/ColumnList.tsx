import Button from '@mui/material/Button';
import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { ColumnDefinition } from '../ListDefinition.ts';
import { useListScreen } from '../ListScreenContext.ts';
import { useColumnChoice, type ColumnChoiceState } from './useColumnChoice.ts';

export interface ColumnListProps {
  /** In a sheet, which has no other way out that is seen. */
  isSheet?: boolean;
  onClose: () => void;
}

/** All columns that the user may see, in order: which stand on screen, where, how wide. */
export default function ColumnList({ isSheet = false, onClose }: ColumnListProps) {
  const translate = useTranslate();
  const choice = useColumnChoice();
  const { openView } = useListScreen();
  const [dragged, setDragged] = useState<string | null>(null);
  return (
    <div className="kl-columns">
      {openView ? (
        <p className="kf-faint">{translate('kit.list.columns_of_view', { name: openView.name })}</p>
      ) : null}
      <ul>
        {choice.order.map((column, index) => (
          <ColumnItem
            key={column.key}
            column={column}
            index={index}
            choice={choice}
            dragged={dragged}
            onDrag={setDragged}
          />
        ))}
      </ul>
      <footer>
        {isSheet ? null : <span className="kf-faint">{translate('kit.list.columns_hint')}</span>}
        <Button onClick={choice.reset}>{translate('kit.list.columns_reset')}</Button>
        {isSheet ? (
          <Button variant="contained" onClick={onClose}>
            {translate('action.close')}
          </Button>
        ) : null}
      </footer>
    </div>
  );
}

const WIDER: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

interface ColumnItemProps {
  column: ColumnDefinition;
  index: number;
  choice: ColumnChoiceState;
  /** Key of the column that is being dragged. */
  dragged: string | null;
  onDrag: (key: string | null) => void;
}

/** One column: its box shows it, its handle moves it (drag, or up and down keys) and widens it (left and right keys). */
function ColumnItem({ column, index, choice, dragged, onDrag }: ColumnItemProps) {
  const translate = useTranslate();
  const { key } = column;
  const label = translate(column.label);
  const moveByKey = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const wider = WIDER[event.key];
    if (!step && !wider) return;
    event.preventDefault();
    if (wider) choice.widen(key, wider);
    if (step) choice.move(key, index + step);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    if (dragged) choice.move(dragged, index);
    onDrag(null);
  };
  return (
    // Dragging is for the pointer; the handle inside does the same by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable
      data-column={key}
      data-dragged={dragged === key}
      onDragStart={() => onDrag(key)}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <label className="kf-choice">
        <input
          type="checkbox"
          checked={choice.shown.has(key)}
          disabled={column.show === 'always'}
          onChange={() => choice.toggle(key)}
        />
        <span className="kf-cut">{label}</span>
      </label>
      <button
        type="button"
        className="kl-handle"
        aria-label={translate('kit.list.move_column', { label })}
        onKeyDown={moveByKey}
      >
        ⠿
      </button>
    </li>
  );
}
