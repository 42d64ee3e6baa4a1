import { useState } from 'react';
import { compose } from '#contract/text.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import type { FilterProps } from '#fields/FilterProps.ts';
import { commitOnEnter } from '#fields/text/text.filter.tsx';

/** Codes of a typed or pasted text: a sheet's column, a scanner's lines, commas; each once. */
export function parseCodes(text: string): readonly string[] {
  return [...new Set(compose(text).split(/[\s,;]+/))].filter((code) => code !== '');
}

/** Many codes at once; a paste of several lines is taken as it is. */
export function CodeListFilter({ filter, value, onChange, onCommit }: FilterProps) {
  const { translate } = useFieldTools();
  const [typed, setTyped] = useState<string | null>(null);
  const codes = Array.isArray(value) ? value : [];
  const set = (text: string): void => {
    const found = parseCodes(text);
    onChange(found.length === 0 ? undefined : found);
  };
  return (
    <span className="kf-range">
      <input
        className="kf-input"
        autoComplete="off"
        spellCheck={false}
        aria-label={translate('kit.list.filter_by', { label: translate(filter.label) })}
        placeholder={translate('kit.list.filter_codes')}
        title={codes.join('\n')}
        value={typed ?? codes.join(' ')}
        onChange={(event) => {
          setTyped(event.target.value);
          set(event.target.value);
        }}
        onPaste={(event) => {
          event.preventDefault();
          setTyped(null);
          set(`${codes.join(' ')} ${event.clipboardData.getData('text')}`);
        }}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => commitOnEnter(event, onCommit)}
      />
      {codes.length > 1 ? <span className="kf-count">{codes.length}</span> : null}
    </span>
  );
}
