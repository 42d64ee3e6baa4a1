import type { FieldModel, FilterKind } from '#contract/model.ts';
import type { FilterValue } from '#contract/wire.ts';

/** What a filter cell knows of its filter. */
export interface FilterColumn {
  /** Key on the wire and `data-filter`. */
  key: string;
  field: FieldModel;
  /** Message key of the label. */
  label: string;
  kind: FilterKind;
  /** Cap of a date range in days. */
  maxDays?: number;
  /** "Last N days" choices. */
  presets?: readonly number[];
}

export interface FilterProps {
  filter: FilterColumn;
  /** The draft's value; absent when the filter is empty. */
  value: FilterValue | undefined;
  /** Changes the draft; `undefined` empties the filter. */
  onChange: (value: FilterValue | undefined) => void;
  /** Asks for the rows now instead of after the debounce (Enter, a choice from a list). */
  onCommit: () => void;
}
