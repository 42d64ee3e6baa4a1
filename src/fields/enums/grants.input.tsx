import { useState } from 'react';
import type { EnumValue } from '#contract/enum.ts';
import { fold } from '#contract/text.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { toControlProps, type InputProps } from '#fields/InputProps.ts';

/** Permission codes as check boxes under their headings, with a search and "all of this heading". */
export function GrantsInput(props: InputProps) {
  const { translate } = useFieldTools();
  const { input, value, onChange, disabled, labelledBy } = props;
  const [query, setQuery] = useState('');
  const held = new Set(Array.isArray(value) ? (value as string[]) : []);
  const text = (code: string): string => translate(`permission.${code}`);
  const all = (input.field.enum?.values ?? []).filter((choice) => !choice.deprecated);
  const groups = groupsOf(all.filter(({ key }) => fold(`${text(key)} ${key}`).includes(fold(query))));
  const set = (codes: readonly string[], isOn: boolean): void =>
    onChange(isOn ? [...new Set([...held, ...codes])] : [...held].filter((code) => !codes.includes(code)));
  return (
    <div className="ki-grants" role="group" aria-labelledby={labelledBy}>
      <span className="ki-box">
        <input
          {...toControlProps(props)}
          disabled={false}
          aria-labelledby={undefined}
          aria-label={translate('kit.form.search_grants')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder={translate('kit.form.search_grants')}
        />
        <span className="ki-unit">{translate('kit.form.grants_held', { count: held.size })}</span>
      </span>
      {groups.map(([group, codes]) => (
        <GrantGroup
          key={group}
          title={group && translate(`permission_group.${group}`)}
          codes={codes}
          held={held}
          text={text}
          disabled={disabled ?? false}
          onSet={set}
        />
      ))}
      {groups.length === 0 ? <p className="ki-note">{translate('kit.form.no_match')}</p> : null}
    </div>
  );
}

function groupsOf(choices: readonly EnumValue[]): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const { group = '', key } of choices) groups.set(group, [...(groups.get(group) ?? []), key]);
  return [...groups];
}

interface GrantGroupProps {
  title: string;
  codes: readonly string[];
  held: ReadonlySet<string>;
  text: (code: string) => string;
  disabled: boolean;
  onSet: (codes: readonly string[], isOn: boolean) => void;
}

function GrantGroup({ title, codes, held, text, disabled, onSet }: GrantGroupProps) {
  const { translate } = useFieldTools();
  const count = codes.filter((code) => held.has(code)).length;
  const isAll = count === codes.length;
  return (
    <fieldset disabled={disabled}>
      <legend>
        {title}
        <small>{`${count}/${codes.length}`}</small>
        {disabled ? null : (
          <button type="button" onClick={() => onSet(codes, !isAll)}>
            {translate(isAll ? 'kit.form.grants_none' : 'kit.form.grants_all')}
          </button>
        )}
      </legend>
      <div className="ki-grants-codes">
        {codes.map((code) => (
          <label key={code} className="ki-grant" title={code}>
            <input
              type="checkbox"
              value={code}
              checked={held.has(code)}
              onChange={(event) => onSet([code], event.target.checked)}
            />
            {text(code)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
