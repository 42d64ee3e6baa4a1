import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { columnClass } from '../columns.ts';
import { useListData, useListScreen } from '../ListScreenContext.ts';
import { SumValue } from '../SumValue.tsx';
import { useTotalsNote } from '../useTotalsNote.ts';
import { useTotalText } from '../useTotalText.ts';

/** Sums of all filtered rows, not of the page: the first cell says so. */
export const SumRow = memo(function SumRow() {
  const { columns, isSelectable } = useListScreen();
  const { totals } = useListData();
  const translate = useTranslate();
  const total = useTotalText();
  const note = useTotalsNote();
  if (!columns.some(({ sum }) => sum)) return null;
  const label = note.isCapped ? note.text : translate('kit.list.sum_of', { total });
  return (
    <tr className="kl-sums">
      {isSelectable ? <td className="kl-tick kl-pin" /> : null}
      {columns.map((column, index) => (
        <td
          key={column.key}
          data-sum={column.sum ? column.key : undefined}
          className={columnClass(column, index)}
        >
          {column.sum ? <SumValue column={column} totals={totals} /> : null}
          {index === 0 && !column.sum ? <span title={note.text}>{label}</span> : null}
        </td>
      ))}
      <td className="kl-end" />
    </tr>
  );
});
