import { useTranslate } from 'react-admin';
import { useListData, useListScreen } from '../ListScreenContext.ts';
import { SumValue } from '../SumValue.tsx';
import { PageTick } from '../table/Tick.tsx';
import { Tiles } from '../Tiles.tsx';
import { ColumnChooser } from '../toolbar/ColumnChooser.tsx';
import { DownloadButton } from '../toolbar/DownloadButton.tsx';
import { RefreshButton } from '../toolbar/Toolbar.tsx';
import { useTotalsNote } from '../useTotalsNote.ts';
import { useTotalText } from '../useTotalText.ts';
import { SavedViewsButton } from '../views/SavedViewsButton.tsx';

/** Above the cards, and scrolled away with them: what a wide screen has in its toolbar and over its rows. */
export function NarrowHead() {
  const { isSelectable } = useListScreen();
  return (
    <>
      <div className="kl-narrow-tools">
        {isSelectable ? (
          <span className="kl-narrow-tick">
            <PageTick />
          </span>
        ) : null}
        <SavedViewsButton />
        <ColumnChooser isSheet />
        <DownloadButton />
        <RefreshButton />
      </div>
      <Tiles />
      <NarrowSums />
    </>
  );
}

/** Sums of all filtered rows, not of the page: the first line says so. */
function NarrowSums() {
  const translate = useTranslate();
  const { columns } = useListScreen();
  const { totals } = useListData();
  const total = useTotalText();
  const note = useTotalsNote();
  const summed = columns.filter(({ sum }) => sum);
  if (summed.length === 0) return null;
  return (
    <div className="kl-narrow-sums">
      <p title={note.text}>{note.isCapped ? note.text : translate('kit.list.sum_of', { total })}</p>
      {note.isCapped ? null : (
        <dl>
          {summed.map((column) => (
            <div key={column.key}>
              <dt>{translate(column.label)}</dt>
              <dd data-sum={column.key}>
                <SumValue column={column} totals={totals} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
