import { useSyncExternalStore } from 'react';
import { useFieldTools } from '#fields/FieldTools.tsx';
import type { Ticks } from './createTicks.ts';

export interface TickBoxProps {
  ticks: Ticks;
  /** Key of the row, and its number from 0. */
  rowKey: number;
  index: number;
}

/** Ticks one row. */
export function TickBox({ ticks, rowKey, index }: TickBoxProps) {
  const { translate } = useFieldTools();
  const isTicked = useSyncExternalStore(ticks.subscribe, () => ticks.has(rowKey));
  return (
    <input
      type="checkbox"
      aria-label={translate('kit.form.tick_row', { row: index + 1 })}
      checked={isTicked}
      onChange={() => ticks.toggle(rowKey)}
    />
  );
}

/** Ticks all rows, or none. */
export function TickAllBox({ ticks, keys }: { ticks: Ticks; keys: readonly number[] }) {
  const { translate } = useFieldTools();
  const count = useSyncExternalStore(ticks.subscribe, () => ticks.countOf(keys));
  const isAll = keys.length > 0 && count === keys.length;
  return (
    <input
      type="checkbox"
      aria-label={translate('kit.form.tick_all')}
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !isAll;
      }}
      onChange={() => ticks.setAll(isAll ? [] : keys)}
    />
  );
}
