import type { Expansion } from './createExpansion.ts';
import { useExpanded } from './useExpanded.ts';
import './expand.css';

export interface ExpandToggleProps {
  id: number;
  /** What opens, in words. */
  label: string;
  expansion: Expansion;
}

/** Opens and closes what stands below a row. */
export function ExpandToggle({ id, label, expansion }: ExpandToggleProps) {
  return (
    <button
      type="button"
      className="kl-expand"
      data-control="expand"
      tabIndex={-1}
      aria-expanded={useExpanded(expansion, id)}
      aria-label={label}
      title={label}
      onClick={() => expansion.toggle(id)}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="m6 4 4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  );
}
