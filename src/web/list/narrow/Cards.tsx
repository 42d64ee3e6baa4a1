import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { idOf } from '../rowId.ts';
import type { Row } from '#contract/logic.ts';
import { isBlank } from '#fields/CellProps.ts';
import { CardChildren } from '../expand/CardChildren.tsx';
import { ListCell } from '../ListCell.tsx';
import type { ColumnDefinition } from '../ListDefinition.ts';
import { useListQuery } from '../ListQuery.ts';
import { useListData, useListScreen } from '../ListScreenContext.ts';
import { RowMenu, targetOf } from '../table/RowActions.tsx';
import { RowTick } from '../table/Tick.tsx';
import { useRowTools, type RowTools } from '../table/useRowTools.ts';
import { cardColumns } from './cardColumns.ts';

/** The rows of the page as cards: a title and the lines that the schema names. */
export function Cards() {
  const { list, allowed, columns } = useListScreen();
  const { rows, rowsMode } = useListData();
  const { isPlaceholderData } = useListQuery();
  const tools = useRowTools();
  const { title, lines } = cardColumns(list, { allowed, columns }, rowsMode);
  return (
    <ul className={isPlaceholderData ? 'kl-dim' : undefined}>
      {rows.map((row) => (
        <Card key={String(row.id)} row={row} title={title} lines={lines} tools={tools} />
      ))}
    </ul>
  );
}

interface CardProps {
  row: Row;
  title: ColumnDefinition | undefined;
  lines: readonly ColumnDefinition[];
  tools: RowTools;
}

const Card = memo(function Card({ row, title, lines, tools }: CardProps) {
  const translate = useTranslate();
  const id = idOf(row);
  // A state stands beside the title, a picture before it: they say by themselves what they are.
  const states = lines.filter(({ cell }) => cell === 'enum');
  const pictures = lines.filter(({ key, cell }) => cell === 'image' && !isBlank(row[key]));
  return (
    <li className="kl-card" data-row={id} data-tone={tools.toneOf(row)}>
      <header>
        {tools.isSelectable ? (
          <RowTick id={id} label={tools.selectLabel} selection={tools.selection} page={tools.page} />
        ) : null}
        {pictures.map((column) => (
          <span key={column.key} data-field={column.key}>
            <ListCell row={row} column={column} recordId={tools.recordId} />
          </span>
        ))}
        {title ? (
          <b data-field={title.key}>
            <ListCell row={row} column={title} recordId={tools.recordId} />
          </b>
        ) : null}
        {states.map((column) => (
          <span key={column.key} data-field={column.key}>
            <ListCell
              row={row}
              column={column}
              recordId={tools.recordId}
              isEditable={tools.canEdit(row, column)}
            />
          </span>
        ))}
        {tools.hasActions ? <CardActions row={row} tools={tools} /> : null}
      </header>
      <dl>
        {lines
          .filter(({ cell }) => cell !== 'enum' && cell !== 'image')
          .filter((column) => !isBlank(row[column.key]) || tools.canEdit(row, column))
          .map((column) => (
            <div key={column.key} data-field={column.key}>
              <dt>{translate(column.label)}</dt>
              <dd>
                <ListCell
                  row={row}
                  column={column}
                  recordId={tools.recordId}
                  isEditable={tools.canEdit(row, column)}
                />
              </dd>
            </div>
          ))}
      </dl>
      {tools.childColumns.length > 0 ? (
        <CardChildren row={row} tools={tools} label={tools.expandLabel} />
      ) : null}
    </li>
  );
});

/** "…" opens the row's actions. */
function CardActions({ row, tools }: { row: Row; tools: RowTools }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="kl-more"
        aria-haspopup="menu"
        aria-label={tools.actionsLabel}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        …
      </button>
      {anchor ? (
        <RowMenu
          anchor={anchor}
          offered={tools.actions.ofRow(row)}
          onStart={({ action }) => {
            setAnchor(null);
            tools.actions.start(action, targetOf(row, tools));
          }}
          onClose={() => setAnchor(null)}
        />
      ) : null}
    </>
  );
}

/** Cards drawn while the first answer is on its way. */
const SKELETONS = [0, 1, 2, 3, 4, 5];

export function SkeletonCards() {
  return (
    <ul aria-hidden="true" className="kl-skeleton">
      {SKELETONS.map((index) => (
        <li key={index} className="kl-card">
          <span style={{ width: '55%' }} />
          <span style={{ width: '80%' }} />
          <span style={{ width: '70%' }} />
        </li>
      ))}
    </ul>
  );
}
