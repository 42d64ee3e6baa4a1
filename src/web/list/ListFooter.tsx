import { useTranslate } from 'react-admin';
import { numberFormat } from '#fields/decimal/numberText.ts';
import { useValueContext } from '#web/auth/session.ts';
import { ActionButtons } from './ActionButtons.tsx';
import { pageCountOf, useListQuery, type ListQuery } from './ListQuery.ts';
import { useListData, useListScreen } from './ListScreenContext.ts';
import { Pages } from './Pages.tsx';
import { SumValue } from './SumValue.tsx';
import { UpdateClock } from './UpdateClock.tsx';
import { useTotalsNote } from './useTotalsNote.ts';
import { useTotalText } from './useTotalText.ts';

/** Which rows are seen, totals of all filtered rows, pages. Always at the bottom of the screen. */
export function ListFooter() {
  const { list } = useListScreen();
  return (
    <footer className="kl-footer">
      <RowRange />
      <FooterTotals />
      {list.utcOffset === undefined ? null : <UpdateClock utcOffset={list.utcOffset} />}
      <ActionButtons actions={list.footer} />
      <Pages />
    </footer>
  );
}

/** `1–25 / 5.012`. */
export function RowRange() {
  const translate = useTranslate();
  const { rows } = useListData();
  const query = useListQuery();
  const { language } = useValueContext();
  const total = useTotalText();
  const first = firstRowOf(query, rows.length);
  const print = (count: number): string => numberFormat(language, {}).format(count);
  const range = rows.length === 0 ? '0' : `${print(first)}–${print(first + rows.length - 1)}`;
  return <span className="kl-range">{translate('kit.list.range', { range, total })}</span>;
}

/** Where the page begins; a server with pages of another size than was asked for shows by its rows how large they are. */
function firstRowOf(query: ListQuery, shown: number): number {
  const { page, perPage, total = 0 } = query;
  const last = pageCountOf(query);
  if (last === Math.ceil(total / perPage)) return (page - 1) * perPage + 1;
  return page < last ? (page - 1) * shown + 1 : total - shown + 1;
}

/** Totals of the columns that the schema names for the footer (spec 2.6). */
export function FooterTotals() {
  const { columns } = useListScreen();
  const { totals } = useListData();
  const translate = useTranslate();
  const { text, time, isCapped } = useTotalsNote();
  const shown = columns.filter(({ footer }) => footer);
  if (shown.length === 0) return null;
  return (
    <span className="kl-totals" title={text}>
      {isCapped ? <span className="kf-faint">{text}</span> : null}
      {shown.map((column) => (
        <span key={column.key} data-footer={column.key}>
          <span className="kf-faint">{translate(column.label)}</span>{' '}
          <b>
            <SumValue column={column} totals={totals} />
          </b>
        </span>
      ))}
      {time === undefined || isCapped ? null : (
        <span className="kf-faint">{translate('kit.list.counted_at', { time })}</span>
      )}
    </span>
  );
}
