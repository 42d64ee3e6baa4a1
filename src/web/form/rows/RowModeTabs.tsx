import { numberFormat } from '#fields/decimal/numberText.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { walkTabs } from '#web/list/walkTabs.ts';
import type { RowMode } from '../FormDefinition.ts';
import type { RowModes } from './useRowModes.ts';
import '#web/list/modes.css';

export interface RowModeTabsProps {
  /** How many rows there are. */
  count: number;
  modes: readonly RowMode[];
  state: RowModes;
}

/** Ways to look at child rows, with how many each shows; what shows none is not offered. */
export function RowModeTabs({ count, modes, state: { counts, chosen, choose } }: RowModeTabsProps) {
  const { translate, values } = useFieldTools();
  const offered = modes
    .map(({ key, label }, index) => ({ key, label, count: counts[index] ?? 0 }))
    .filter((mode) => mode.count > 0 || mode.key === chosen);
  if (offered.length === 0) return null;
  const all = { key: null, label: 'kit.form.all_rows', count };
  return (
    <div
      className="modes fm-modes"
      role="tablist"
      aria-label={translate('kit.list.view_modes')}
      tabIndex={-1}
      onKeyDown={walkTabs}
    >
      {[all, ...offered].map((mode) => (
        <button
          key={mode.key ?? ''}
          type="button"
          role="tab"
          data-mode={mode.key ?? 'all'}
          aria-selected={mode.key === chosen}
          tabIndex={mode.key === chosen ? 0 : -1}
          onClick={() => choose(mode.key)}
        >
          {translate(mode.label)}
          <span className="modes-badge">{numberFormat(values.language, {}).format(mode.count)}</span>
        </button>
      ))}
    </div>
  );
}
