import { lazyInline } from '#fields/lazyInline.tsx';
import type { ChildRowProps } from './ChildRow.tsx';
import { useExpanded } from './useExpanded.ts';
import './expand.css';

const ChildCards = lazyInline(() => import('./ChildCards.tsx'));

/** At the foot of a card: opens its child rows. `label` names them. */
export function CardChildren({ row, tools, label }: ChildRowProps & { label: string }) {
  const id = Number(row.id);
  const isOpen = useExpanded(tools.expansion, id);
  return (
    <>
      <button
        type="button"
        className="kl-card-expand"
        data-control="expand"
        aria-expanded={isOpen}
        onClick={() => tools.expansion.toggle(id)}
      >
        {label}
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 6.5 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      {isOpen ? <ChildCards row={row} tools={tools} /> : null}
    </>
  );
}
