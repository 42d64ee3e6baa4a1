import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { ActionButtons } from '../ActionButtons.tsx';
import { FooterTotals } from '../ListFooter.tsx';
import { useListScreen } from '../ListScreenContext.ts';
import { UpdateClock } from '../UpdateClock.tsx';
import { usePageCount } from '../Pages.tsx';

/** Back and forth, with the place between. */
function NarrowPages() {
  const translate = useTranslate();
  const { page, setPage } = useListContext();
  const total = usePageCount();
  if (total < 2) return null;
  const go = (to: number): void => {
    setPage(to);
    document.querySelector('.kl-cards')?.scrollTo({ top: 0 });
  };
  return (
    <nav className="kl-narrow-pages" aria-label={translate('kit.list.pages')}>
      <Button variant="outlined" disabled={page <= 1} onClick={() => go(page - 1)}>
        {translate('kit.list.previous')}
      </Button>
      <span>{translate('kit.list.page_of', { page, total })}</span>
      <Button variant="outlined" disabled={page >= total} onClick={() => go(page + 1)}>
        {translate('kit.list.next')}
      </Button>
    </nav>
  );
}

/** Under the cards: totals, when figures were updated, what can be done with all of it. */
export function NarrowFoot() {
  const { list } = useListScreen();
  return (
    <footer className="kl-narrow-foot">
      <FooterTotals />
      {list.utcOffset === undefined ? null : <UpdateClock utcOffset={list.utcOffset} />}
      <ActionButtons actions={list.footer} />
      <NarrowPages />
    </footer>
  );
}
