import { useRef, useState, type KeyboardEvent } from 'react';
import type { Tone } from '#contract/enum.ts';
import { fold } from '#contract/text.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { Chip } from './Chip.tsx';

export interface Choice {
  value: string | number | boolean | null;
  text: string;
  tone?: Tone;
}

export interface ChoiceListProps {
  /** Accessible name of the list. */
  label: string;
  choices: readonly Choice[];
  chosen: readonly Choice['value'][];
  isMultiple: boolean;
  onToggle: (value: Choice['value']) => void;
}

/** Above this many choices a search box stands over them. */
const SEARCH_ABOVE = 8;

/** Choices to tick or pick; searched without accents, walked with the arrow keys. */
export function ChoiceList({ label, choices, chosen, isMultiple, onToggle }: ChoiceListProps) {
  const { translate } = useFieldTools();
  const [query, setQuery] = useState('');
  const shown = choices.filter(({ text }) => fold(text).includes(fold(query)));
  const list = useRef<HTMLDivElement>(null);
  return (
    // The keys move the focus between the inputs inside, which have their roles.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="kf-choices" ref={list} onKeyDown={(event) => walk(event, list.current)}>
      {choices.length > SEARCH_ABOVE ? (
        <input
          className="kf-input"
          autoFocus
          aria-label={translate('kit.list.search_choices')}
          placeholder={translate('kit.list.search_choices')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      ) : null}
      <fieldset aria-label={label}>
        {shown.map((choice, index) => (
          <label key={String(choice.value)} className="kf-choice">
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              autoFocus={index === 0 && choices.length <= SEARCH_ABOVE}
              checked={chosen.includes(choice.value)}
              onChange={() => onToggle(choice.value)}
              onClick={() =>
                !isMultiple && chosen.includes(choice.value) ? onToggle(choice.value) : undefined
              }
            />
            {choice.tone ? (
              <Chip text={choice.text} tone={choice.tone} />
            ) : (
              <span className="kf-cut">{choice.text}</span>
            )}
          </label>
        ))}
        {shown.length === 0 ? <p className="kf-faint kf-note">{translate('kit.list.no_choice')}</p> : null}
      </fieldset>
    </div>
  );
}

/** Up and down go through the inputs of the list. */
function walk(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !list) return;
  event.preventDefault();
  const inputs = [...list.querySelectorAll('input')];
  inputs[inputs.findIndex((input) => input === document.activeElement) + step]?.focus();
}
