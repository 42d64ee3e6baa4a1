import type { FilterValue } from '#contract/wire.ts';
import { formatDateRange, type DateRange } from './date/dateRange.ts';
import { choicesIn, choicesOf, chosenOf } from './enum/choice.filter.tsx';
import { noValueOf } from './enum/enum.ts';
import { useFieldTools, type FieldTools } from './FieldTools.tsx';
import type { FilterColumn } from './FilterProps.ts';
import { isNoValue } from './fixedFilters.ts';
import { printNumber, toRange } from './integer/number_range.filter.tsx';
import { useLookup } from './reference/useLookup.web.ts';

/** Values written out on a chip before "+N". */
const WRITTEN = 2;

export interface FilterTextProps {
  filter: FilterColumn;
  value: FilterValue;
}

/** What a filter says, in words: `Đã hủy, Mới tạo`, `01/11/2026 – 21/11/2026`, `≥ 100.000`. */
export function FilterText({ filter, value }: FilterTextProps) {
  const tools = useFieldTools();
  if (isNoValue(value) && !noValueOf(filter.field)) return <>{tools.translate('kit.list.filter_none')}</>;
  if (filter.kind === 'reference') return <ReferenceText filter={filter} value={value} />;
  return <>{printFilter(filter, value, tools)}</>;
}

function ReferenceText({ filter, value }: FilterTextProps) {
  const chosen = chosenOf(value);
  const { rows } = useLookup(filter.field.reference?.entity ?? '', { ids: chosen.map(Number) });
  return <>{joinSome(chosen.map((id) => rows.find((row) => row.id === id)?.label ?? `#${id}`))}</>;
}

function printFilter(filter: FilterColumn, value: FilterValue, tools: FieldTools): string {
  if (filter.kind === 'date_range') return formatDateRange(value as DateRange);
  if (filter.kind === 'number_range') return printRange(filter, value, tools);
  const chosen = choicesIn(value, filter);
  const choices = choicesOf(filter, chosen, tools.translate);
  return joinSome(
    chosen.map((code) => choices.find((choice) => choice.value === code)?.text ?? String(code)),
  );
}

function printRange(filter: FilterColumn, value: FilterValue, { values }: FieldTools): string {
  const { from, to } = toRange(value);
  if (to === undefined) return `≥ ${printNumber(from, filter.field, values)}`;
  if (from === undefined) return `≤ ${printNumber(to, filter.field, values)}`;
  return `${printNumber(from, filter.field, values)} – ${printNumber(to, filter.field, values)}`;
}

function joinSome(texts: readonly string[]): string {
  const more = texts.length - WRITTEN;
  return texts.slice(0, WRITTEN).join(', ') + (more > 0 ? ` +${more}` : '');
}
