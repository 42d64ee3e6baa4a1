import { useTranslate } from 'react-admin';
import { isBlank } from '#fields/CellProps.ts';
import { isSaidNothing } from '#fields/enum/enum.ts';
import { ListCell } from '../ListCell.tsx';
import { ChildNote } from './ChildNote.tsx';
import type { ChildRowProps } from './ChildRow.tsx';
import { useChildRows } from './useChildRows.ts';

/** Child rows on a phone: the first two values as a line, the others with their names below. */
export default function ChildCards({ row, tools }: ChildRowProps) {
  const translate = useTranslate();
  const children = useChildRows(row);
  const [first, second, ...others] = tools.childColumns;
  const recordId = () => Number(row.id);
  return (
    <div className="kl-child-cards">
      <ChildNote {...children} />
      <ul>
        {children.rows?.map((child) => (
          <li key={String(child.id)} data-child-row={Number(child.id)}>
            {[first, second].map((column) =>
              column ? (
                <span key={column.key} data-field={column.key}>
                  <ListCell row={child} column={column} recordId={recordId} />
                </span>
              ) : null,
            )}
            <small>
              {others
                .filter(({ key, field }) => !isBlank(child[key]) || isSaidNothing(field, child[key]))
                .map((column) => (
                  <span key={column.key} data-field={column.key}>
                    {translate(column.label)} <ListCell row={child} column={column} recordId={recordId} />
                  </span>
                ))}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}
