import type { FieldModel, FilterKind } from '#contract/model.ts';
import type { Filters, FilterValue } from '#contract/wire.ts';

/** What a filter cell knows of its filter. */
export interface FilterColumn {
  /** Key on the wire and `data-filter`. */
  key: string;
  field: FieldModel;
  /** Message key of the label. */
  label: string;
  kind: FilterKind;
  /** Cap of a date range in days; null: none. */
  maxDays?: number | null;
  /** "Last N days" choices. */
  presets?: readonly number[];
  /**
   * Field of the other record → keys of filters: a choice must have the value of the first of these that is set.
   * While none of them is, nothing can be chosen (`parent_id: ['id_county', 'id_city']`).
   */
  dependsOn?: Readonly<Record<string, readonly string[]>>;
}

export interface FilterProps {
  filter: FilterColumn;
  /** The draft's value; absent when the filter is empty. */
  value: FilterValue | undefined;
  /** Changes the draft; `undefined` empties the filter. */
  onChange: (value: FilterValue | undefined) => void;
  /** Asks for the rows now instead of after the debounce (Enter, a choice from a list). */
  onCommit: () => void;
  /** Of a reference: values that a choice must have beside what its field says. */
  where?: Filters;
  /** Message key of the filter that must be set before this one can be. */
  waitsFor?: string;
}
