import { useState } from 'react';
import type { Filters, LookupRow, Scalar } from '#contract/wire.ts';
import { chosenOf } from '#fields/enum/choice.filter.tsx';
import { FilterPopover } from '#fields/FilterPopover.tsx';
import { useFieldTools } from '#fields/FieldTools.tsx';
import type { FilterProps } from '#fields/FilterProps.ts';
import { LOOKUP_DEBOUNCE_MS, useDebounced, useLookup } from './useLookup.web.ts';

/** Records of another entity, several at once; searched by the server, accents ignored. */
export function ReferenceFilter({ filter, value, onChange, onCommit, where, waitsFor }: FilterProps) {
  const { translate } = useFieldTools();
  const chosen = chosenOf(value);
  const { entity = '', where: offered } = filter.field.reference ?? {};
  const fixed = offered && alsoPast(offered);
  const labels = useLookup(entity, chosen.length === 0 ? null : { ids: chosen.map(Number) });
  const label = translate('kit.list.filter_by', { label: translate(filter.label) });
  const toggle = (id: number): void => {
    const kept = chosen.includes(id) ? chosen.filter((item) => item !== id) : [...chosen, id];
    onChange(kept.length === 0 ? undefined : kept);
  };
  return (
    <FilterPopover
      label={label}
      summary={summaryOf(chosen, labels.rows)}
      placeholder={
        waitsFor === undefined
          ? translate('kit.list.filter_all')
          : translate('kit.form.choose_first', { label: translate(waitsFor) })
      }
      disabled={waitsFor !== undefined && chosen.length === 0}
      onClose={onCommit}
    >
      {() => (
        <ReferenceChoices
          entity={entity}
          where={where ? { ...fixed, ...where } : fixed}
          chosen={chosen}
          known={labels.rows}
          onToggle={toggle}
        />
      )}
    </FilterPopover>
  );
}

/** What new records may not name any more, such as a closed warehouse, old ones still do, and are looked for by it. */
const alsoPast = (where: Filters): Filters =>
  Object.fromEntries(Object.entries(where).filter(([, value]) => value !== true));

function summaryOf(chosen: readonly Scalar[], known: readonly LookupRow[]): string | undefined {
  const [first, ...more] = chosen;
  if (first === undefined) return undefined;
  const text = known.find(({ id }) => id === first)?.label ?? `#${first}`;
  return more.length === 0 ? text : `${text} +${more.length}`;
}

interface ReferenceChoicesProps {
  entity: string;
  where: Filters | undefined;
  chosen: readonly Scalar[];
  /** Chosen records whose labels are known; they stand first. */
  known: readonly LookupRow[];
  onToggle: (id: number) => void;
}

function ReferenceChoices({ entity, where, chosen, known, onToggle }: ReferenceChoicesProps) {
  const { translate } = useFieldTools();
  const [query, setQuery] = useState('');
  const q = useDebounced(query.trim(), LOOKUP_DEBOUNCE_MS);
  const found = useLookup(entity, { ...(q ? { q } : {}), ...(where ? { where } : {}) });
  const first = q === '' ? known.filter(({ id }) => chosen.includes(id)) : [];
  const rows = [...first, ...found.rows.filter(({ id }) => !first.some((row) => row.id === id))];
  return (
    <div className="kf-choices">
      <input
        className="kf-input"
        autoFocus
        aria-label={translate('kit.list.search_choices')}
        placeholder={translate('kit.list.search_choices')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <fieldset aria-busy={found.isLoading}>
        {rows.map(({ id, label }) => (
          <label key={id} className="kf-choice">
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => onToggle(id)} />
            <span className="kf-cut">{label}</span>
          </label>
        ))}
        <LookupNote isEmpty={rows.length === 0} isLoading={found.isLoading} error={found.error} />
      </fieldset>
    </div>
  );
}

function LookupNote({
  isEmpty,
  isLoading,
  error,
}: {
  isEmpty: boolean;
  isLoading: boolean;
  error: Error | null;
}) {
  const { translate } = useFieldTools();
  if (error)
    return (
      <p role="alert" className="kf-note">
        {error.message}
      </p>
    );
  if (!isEmpty) return null;
  return (
    <p className="kf-faint kf-note">{translate(isLoading ? 'kit.list.loading' : 'kit.list.no_choice')}</p>
  );
}
