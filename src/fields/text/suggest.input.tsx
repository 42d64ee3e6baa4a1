import useAutocomplete from '@mui/material/useAutocomplete';
import { useState, type KeyboardEvent } from 'react';
import type { FieldValues, ValueContext } from '#contract/field.ts';
import type { Row } from '#contract/logic.ts';
import { fold } from '#contract/text.ts';
import { toPhone } from '#fields/phone/phone.ts';
import { fieldTypes } from '#fields/types.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { toControlProps, type InputProps, type LookupSettings } from '#fields/InputProps.ts';
import { SuggestList } from './SuggestList.tsx';
import { useFound } from './useFound.web.ts';

/** One line of text with suggestions of an address below it: choosing one fills what goes with it, typing goes on. */
export function SuggestInput(props: InputProps) {
  const { values: usual, translate } = useFieldTools();
  const { input, value, onChange, onBlur, country } = props;
  const values = country === undefined ? usual : { ...usual, country };
  const { field } = input;
  const lookup = input.lookup as LookupSettings;
  const [isOpen, setOpen] = useState(false);
  const text = typeof value === 'string' ? value : '';
  const found = useFound(lookup, toQuestion(text, field, values), isOpen);
  const { setAnchorEl, ...list } = useAutocomplete<Row, false, false, true>({
    id: props.id,
    freeSolo: true,
    options: [...found.rows],
    inputValue: text,
    open: isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onInputChange: (_event, typed, reason) => (reason === 'input' ? onChange(typed || null) : undefined),
    onChange: (_event, row) => {
      if (row && typeof row === 'object') onChange(row[lookup.value] ?? null, row);
    },
    getOptionLabel: (row) => (typeof row === 'string' ? row : String(row[lookup.value] ?? '')),
    getOptionKey: (row) => (typeof row === 'string' ? row : String(row['id'])),
    filterOptions: (rows) => (lookup.param ? rows : rows.filter((row) => matches(row, lookup, text))),
    disabled: props.disabled ?? false,
  });
  const { ref, onBlur: leave, ...control } = list.getInputProps();
  const settle = (): void => {
    const settled = fieldTypes[field.type].normalize(value, field, values);
    if (settled !== value) onChange(settled);
    onBlur();
  };
  return (
    <span className="ki-box" ref={setAnchorEl} {...rootProps(list)}>
      <input
        {...control}
        {...toControlProps(props)}
        ref={ref}
        value={text}
        type={field.type === 'phone' ? 'tel' : 'text'}
        className={field.type === 'code' ? 'ki-code' : undefined}
        placeholder={input.placeholder && translate(input.placeholder)}
        onBlur={(event) => {
          leave?.(event);
          settle();
        }}
      />
      {isOpen ? <SuggestList list={list} lookup={lookup} found={found} text={text} /> : null}
    </span>
  );
}

/** What is asked for: the beginning of a phone is read by its country, as it is stored. */
function toQuestion(text: string, { type }: FieldValues, { country }: ValueContext): string {
  return type === 'phone' ? (toPhone(text, country) ?? '') : text.trim();
}

/** Keys of the list. While it is open it takes Enter and Escape for itself: the form or dialog around must not. */
function rootProps(
  list: Pick<ReturnType<typeof useAutocomplete<Row, false, false, true>>, 'getRootProps' | 'popupOpen'>,
) {
  const { onKeyDown } = list.getRootProps();
  return {
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      onKeyDown?.(event);
      if (list.popupOpen && (event.key === 'Escape' || event.key === 'Enter')) event.stopPropagation();
    },
  };
}

/** All rows are there: those that hold what was typed, accents ignored. */
function matches(row: Row, { value, show }: LookupSettings, text: string): boolean {
  const words = fold(text.trim());
  return [value, ...show].some((name) => fold(String(row[name] ?? '')).includes(words));
}
