import type { KeyboardEvent } from 'react';
import type { FilterProps } from '#fields/FilterProps.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';

/** Part of a text, or the beginning of a code or phone number. */
export function TextFilter({ filter, value, onChange, onCommit }: FilterProps) {
  const { translate } = useFieldTools();
  return (
    <input
      type="text"
      className="kf-input"
      inputMode={filter.kind === 'phone' ? 'tel' : undefined}
      autoComplete="off"
      spellCheck={false}
      aria-label={translate('kit.list.filter_by', { label: translate(filter.label) })}
      placeholder={translate('kit.list.filter_text')}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      onKeyDown={(event) => commitOnEnter(event, onCommit)}
    />
  );
}

/** Enter asks for the rows without waiting for the debounce. */
export function commitOnEnter(event: KeyboardEvent, onCommit: () => void): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  onCommit();
}
