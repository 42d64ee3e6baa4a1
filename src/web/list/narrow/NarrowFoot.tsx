import { ActionButtons } from '../ActionButtons.tsx';
import { FooterTotals, RowRange } from '../ListFooter.tsx';
import { useListScreen } from '../ListScreenContext.ts';
import { Pages } from '../Pages.tsx';
import { UpdateClock } from '../UpdateClock.tsx';

/** Under the cards: totals, when figures were updated, what can be done with all of it, pages. */
export function NarrowFoot() {
  const { list } = useListScreen();
  const goToFirst = (): void => document.querySelector('.kl-cards')?.scrollTo({ top: 0 });
  return (
    <footer className="kl-narrow-foot">
      <FooterTotals />
      {list.utcOffset === undefined ? null : <UpdateClock utcOffset={list.utcOffset} />}
      <ActionButtons actions={list.footer} />
      <Pages onTurn={goToFirst} />
      <RowRange />
    </footer>
  );
}
