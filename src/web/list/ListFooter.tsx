import { useListContext, useTranslate } from 'react-admin';
import { numberFormat } from '#fields/decimal/numberText.ts';
import { useValueContext } from '#web/auth/session.ts';
import { ActionButtons } from './ActionButtons.tsx';
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
function RowRange() {
  const translate = useTranslate();
  const { rows } = useListData();
  const { page, perPage } = useListContext();
  const { language } = useValueContext();
  const total = useTotalText();
  const first = (page - 1) * perPage + 1;
  const print = (count: number): string => numberFormat(language, {}).format(count);
  const range = rows.length === 0 ? '0' : `${print(first)}–${print(first + rows.length - 1)}`;
  return <span className="kl-range">{translate('kit.list.range', { range, total })}</span>;
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
