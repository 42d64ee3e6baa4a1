import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { MAX_PER_PAGE } from '#contract/wire.ts';
import type { ListMeta } from '#web/data/dataProvider.ts';
import { useListScreen } from './ListScreenContext.ts';
import { pageNumbers, parsePage } from './pageNumbers.ts';

/** Rows a page that can be chosen, beside the screen's own number. */
const PER_PAGE: readonly number[] = [10, 25, 50, 100, MAX_PER_PAGE];

/** Five pages, back and forth, a box to jump, and how many rows a page has. */
export function Pages() {
  const translate = useTranslate();
  const { page, setPage } = useListContext();
  const total = usePageCount();
  const go = (target: number, text: string, label: string) => (
    <button
      type="button"
      disabled={target < 1 || target > total}
      aria-label={translate(label)}
      onClick={() => setPage(target)}
    >
      {text}
    </button>
  );
  return (
    <nav className="kl-pages" aria-label={translate('kit.list.pages')}>
      {total > 1 ? (
        <>
          {go(page - 1, '‹', 'kit.list.previous_page')}
          {pageNumbers(page, total).map((number) => (
            <button
              key={number}
              type="button"
              aria-current={number === page ? 'page' : undefined}
              aria-label={translate('kit.list.page', { page: number })}
              onClick={() => setPage(number)}
            >
              {number}
            </button>
          ))}
          {go(page + 1, '›', 'kit.list.next_page')}
          <PageJump total={total} onJump={setPage} />
        </>
      ) : null}
      <PerPage />
    </nav>
  );
}

/** Pages of the answer; the server's word counts (readings). */
export function usePageCount(): number {
  const { meta, total, perPage } = useListContext();
  return (meta as ListMeta | undefined)?.totalPage ?? Math.ceil((total ?? 0) / perPage);
}

/** A box for a page number; shown when there is more than one page (spec 2.6). */
function PageJump({ total, onJump }: { total: number; onJump: (page: number) => void }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const jump = (): void => {
    const page = parsePage(typed, total);
    if (page !== null) onJump(page);
    setTyped('');
  };
  return (
    <input
      className="kf-input"
      data-control="page-jump"
      inputMode="numeric"
      aria-label={translate('kit.list.page_jump', { total })}
      placeholder={`/ ${total}`}
      value={typed}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
      onBlur={jump}
      onKeyDown={(event) => (event.key === 'Enter' ? jump() : undefined)}
    />
  );
}

function PerPage() {
  const translate = useTranslate();
  const { list } = useListScreen();
  const { perPage, setPerPage } = useListContext();
  const choices = [...new Set([...PER_PAGE, list.pageSize, perPage])].sort((a, b) => a - b);
  return (
    <select
      className="kf-input"
      data-control="per-page"
      aria-label={translate('kit.list.per_page')}
      value={perPage}
      onChange={(event) => setPerPage(Number(event.target.value))}
    >
      {choices.map((count) => (
        <option key={count} value={count}>
          {translate('kit.list.rows_per_page', { count })}
        </option>
      ))}
    </select>
  );
}
