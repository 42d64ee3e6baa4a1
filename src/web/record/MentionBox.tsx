import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { MAX_NOTE_TEXT } from '#contract/history.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isNumber, isText, listOf, objectOf } from '#web/data/shapes.ts';
import { findTyped, insertPerson, type Named, type Person } from './mentionText.ts';

const isAnswer = objectOf<{ rows: readonly Person[] }>({
  rows: listOf(objectOf<Person>({ id: isNumber, name: isText, username: isText })),
});

const Offers = styled('div')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1, 0),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 6,
  '& > div': { padding: theme.spacing(1, 2), cursor: 'pointer', overflowWrap: 'anywhere' },
  '& > div[aria-selected=true]': { background: theme.vars.palette.action.selected },
  '& small': { color: theme.vars.palette.text.secondary },
}));

export interface Written {
  text: string;
  named: Named;
}

interface MentionBoxProps {
  /** The record that is written about. */
  about: { entity: string; id: number };
  value: Written;
  onChange: (value: Written) => void;
}

/** A text in which `@` offers the company's people: arrows choose, Enter or Tab takes one, Escape goes on without. */
export function MentionBox(props: MentionBoxProps) {
  const { value, onChange } = props;
  const translate = useTranslate();
  const list = useId();
  const { box, people, chosen, note, take, move } = useMentions(props);
  const isOpen = people.length > 0;
  return (
    <>
      <textarea
        ref={box}
        rows={2}
        maxLength={MAX_NOTE_TEXT}
        value={value.text}
        aria-label={translate('kit.history.add_note')}
        placeholder={translate('kit.history.add_note')}
        aria-autocomplete="list"
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen ? `${list}-${chosen}` : undefined}
        onChange={({ target }) => {
          note(target.selectionStart, true);
          onChange({ ...value, text: target.value });
        }}
        onSelect={({ currentTarget }) => note(currentTarget.selectionStart)}
        onKeyDown={move}
      />
      {isOpen ? (
        <Offers id={list} role="listbox" aria-label={translate('kit.history.mention')}>
          {people.map((person, index) => (
            <div
              key={person.id}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              data-person={person.username}
              // Before the text would lose the focus.
              onMouseDown={(event) => {
                event.preventDefault();
                take(person);
              }}
            >
              {person.name} <small>{person.username}</small>
            </div>
          ))}
        </Offers>
      ) : null}
    </>
  );
}

/** Who is offered at the caret, and what keys do with it. */
function useMentions({ about, value, onChange }: MentionBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [at, setAt] = useState(0);
  // What is typed behind an `@` that was left with Escape.
  const [left, setLeft] = useState<string | null>(null);
  const typed = findTyped(value.text, caret);
  const people = usePeople(about, typed === left ? null : typed);
  const chosen = Math.min(at, people.length - 1);
  const placeCaret = useCaret(box);
  const note = (place: number, isTyped = false): void => {
    setCaret(place);
    if (!isTyped) return;
    setAt(0);
    setLeft(null);
  };
  const take = (person: Person): void => {
    const next = insertPerson({ ...value, caret }, person);
    placeCaret(next.caret);
    note(next.caret, true);
    onChange({ text: next.text, named: next.named });
  };
  const move = (event: KeyboardEvent): void => {
    const person = people[chosen];
    if (!person || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setAt((chosen + 1) % people.length);
    else if (event.key === 'ArrowUp') setAt((chosen + people.length - 1) % people.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(person);
    else if (event.key === 'Escape') setLeft(typed);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { box, people, chosen, note, take, move };
}

/** Gives the way to put the caret somewhere once the new text is drawn. */
function useCaret(box: RefObject<HTMLTextAreaElement | null>): (place: number) => void {
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    box.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  });
  return (place) => {
    wanted.current = place;
  };
}

/** Whom a note about the record may name, by what is typed; null: nobody is asked for. */
function usePeople(about: MentionBoxProps['about'], typed: string | null): readonly Person[] {
  const dataProvider = useDataProvider<KitDataProvider>();
  const q = typed?.trim() ?? '';
  const { data } = useQuery({
    queryKey: ['record-people', about.entity, about.id, q],
    queryFn: ({ signal }) =>
      dataProvider.ask('/record-people', { ...about, ...(q === '' ? {} : { q }) }, isAnswer, signal),
    enabled: typed !== null,
    staleTime: 60_000,
  });
  return typed === null ? [] : (data?.rows ?? []);
}
