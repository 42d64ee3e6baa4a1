import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_PER_PAGE } from '#contract/wire.ts';
import { pageCountOf, useListQuery } from './ListQuery.ts';
import { useListScreen } from './ListScreenContext.ts';
import { pageNumbers, parsePage } from './pageNumbers.ts';

/** Rows a page that can be chosen, beside the screen's own number. */
const PER_PAGE: readonly number[] = [10, 25, 50, 100, MAX_PER_PAGE];

export interface PagesProps {
  /** Another page was asked for. */
  onTurn?: () => void;
}

/** Five pages, back and forth, a box to jump, and how many rows a page has. */
export function Pages({ onTurn }: PagesProps) {
  const translate = useTranslate();
  const query = useListQuery();
  const { page } = query;
  const turn = (to: number): void => {
    query.setPage(to);
    onTurn?.();
  };
  const total = pageCountOf(query);
  const go = (target: number, text: string, label: string) => (
    <button
      type="button"
      disabled={target < 1 || target > total}
      aria-label={translate(label)}
      onClick={() => turn(target)}
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
              onClick={() => turn(number)}
            >
              {number}
            </button>
          ))}
          {go(page + 1, '›', 'kit.list.next_page')}
          <PageJump total={total} onJump={turn} />
        </>
      ) : null}
      <PerPage />
    </nav>
  );
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
  const { perPage, setPerPage } = useListQuery();
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
