import Close from '@mui/icons-material/Close';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState, type KeyboardEvent } from 'react';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { ListPopup } from '#fields/ListPopup.tsx';
import { toControlProps, type InputProps } from '#fields/InputProps.ts';

/** What can be chosen. */
export interface Option {
  id: string | number;
  label: string;
}

export interface ComboboxProps<Item extends Option> {
  props: InputProps;
  options: readonly Item[];
  chosen: readonly Item[];
  isMultiple: boolean;
  /** The choices are few and all there: an arrow instead of "type to search", no keyboard on a phone. */
  isClosed?: boolean;
  onChoose: (items: readonly Item[]) => void;
  /** What was typed; `""` when the list is opened or closed. */
  onType?: (text: string) => void;
  /** The list is about to be shown. */
  onOpen?: () => void;
  /** Narrows the options down; absent: they come narrowed. */
  filter?: (item: Item, text: string) => boolean;
  /** There are more than are offered: typing finds them. */
  hasMore?: boolean;
  isLoading?: boolean;
  error?: Error | null;
  /** Stands in the empty control instead of the usual invitation. */
  hint?: string | undefined;
}

/** One of many, or several as tags: searched by typing, walked with the arrow keys. Its list is drawn when it opens. */
export function Combobox<Item extends Option>(box: ComboboxProps<Item>) {
  const { translate } = useFieldTools();
  const { props, chosen, isMultiple, isClosed, onChoose } = box;
  const { setAnchorEl, ...list } = useList(box);
  const placeholder =
    props.input.placeholder ?? (isClosed ? 'kit.form.no_choice' : 'kit.form.type_to_search');
  const clear = translate('action.clear');
  const isClearable = !isMultiple && chosen.length > 0 && !props.isRequired && !props.disabled;
  const { ref, onBlur, ...control } = list.getInputProps();
  return (
    <span
      className={`ki-box${isMultiple ? ' ki-tags' : ''}${isClosed ? ' ki-choice' : ''}`}
      ref={setAnchorEl}
      {...rootProps(list)}
    >
      {isMultiple ? <Tags box={box} /> : null}
      <input
        {...control}
        {...toControlProps(props)}
        ref={ref}
        onBlur={(event) => {
          onBlur?.(event);
          props.onBlur();
        }}
        inputMode={isClosed && isTouched() ? 'none' : undefined}
        placeholder={chosen.length > 0 ? undefined : (box.hint ?? translate(placeholder))}
      />
      {isClearable ? (
        <button
          type="button"
          tabIndex={-1}
          className="ki-icon"
          aria-label={clear}
          title={clear}
          onClick={() => onChoose([])}
        >
          <Close />
        </button>
      ) : null}
      {list.popupOpen ? <OptionList box={box} list={list} /> : null}
    </span>
  );
}

const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Keys of the whole box; a click beside the control opens the list too. */
function rootProps(list: Pick<List<Option>, 'getRootProps' | 'popupOpen'>) {
  const { onKeyDown, onMouseDown, onClick } = list.getRootProps();
  return {
    onMouseDown,
    onClick,
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      onKeyDown?.(event);
      // An open list takes Enter and Escape for itself: the form or dialog around must not.
      if (list.popupOpen && (event.key === 'Escape' || event.key === 'Enter')) event.stopPropagation();
    },
  };
}

type List<Item> = ReturnType<typeof useAutocomplete<Item, boolean, boolean>>;

function useList<Item extends Option>(box: ComboboxProps<Item>): List<Item> {
  const { props, options, isMultiple, onChoose, onType, onOpen, filter } = box;
  const [isTyping, setTyping] = useState(false);
  const chosen = useHeld(box.chosen, isTyping);
  return useAutocomplete<Item, boolean, boolean>({
    disableClearable: props.isRequired ?? false,
    id: props.id,
    multiple: isMultiple,
    options,
    value: isMultiple ? chosen : (chosen[0] ?? null),
    onChange: (_event, value) => onChoose(Array.isArray(value) ? value : value ? [value] : []),
    onInputChange: (_event, text, reason) => {
      setTyping(reason === 'input');
      onType?.(reason === 'input' ? text : '');
    },
    onOpen,
    disabled: props.disabled ?? false,
    disableCloseOnSelect: isMultiple,
    autoHighlight: true,
    openOnFocus: false,
    getOptionLabel: (item) => item.label,
    getOptionKey: (item) => item.id,
    isOptionEqualToValue: (item, one) => item.id === one.id,
    filterOptions: (items, { inputValue }) =>
      filter ? items.filter((item) => filter(item, inputValue)) : items,
  });
}

/**
 * What is chosen, as the same objects for as long as it is the same: a new object counts as a new choice, whose label
 * replaces what is being typed. A label that comes late waits until the typing is over.
 */
function useHeld<Item extends Option>(chosen: readonly Item[], isTyping: boolean): Item[] {
  const [held, setHeld] = useState(() => [...chosen]);
  const isSame = (item: Item, one: Item | undefined): boolean =>
    item.id === one?.id && (isTyping || item.label === one.label);
  if (held.length === chosen.length && held.every((item, place) => isSame(item, chosen[place]))) return held;
  const next = [...chosen];
  setHeld(next);
  return next;
}

function Tags<Item extends Option>({ box: { props, chosen, onChoose } }: { box: ComboboxProps<Item> }) {
  const { translate } = useFieldTools();
  return chosen.map((item) => {
    const label = translate('kit.form.remove_choice', { label: item.label });
    return (
      <span key={item.id} className="ki-tag">
        <span className="kf-cut">{item.label}</span>
        {props.disabled ? null : (
          <button
            type="button"
            className="ki-icon"
            aria-label={label}
            title={label}
            onClick={() => onChoose(chosen.filter((one) => one.id !== item.id))}
          >
            <Close />
          </button>
        )}
      </span>
    );
  });
}

function OptionList<Item extends Option>({
  box,
  list,
}: {
  box: ComboboxProps<Item>;
  list: Omit<List<Item>, 'setAnchorEl'>;
}) {
  const { translate } = useFieldTools();
  const options = list.groupedOptions as readonly Item[];
  const { anchorEl } = list;
  return (
    <ListPopup anchorEl={anchorEl} minWidth={220}>
      <ListNote isLoading={box.isLoading ?? false} error={box.error ?? null} isEmpty={options.length === 0} />
      <ul {...list.getListboxProps()}>
        {options.map((option, index) => {
          const { key, ...props } = list.getOptionProps({ option, index }) as ReturnType<
            typeof list.getOptionProps
          > & { key: string };
          return (
            <li key={key} {...props} className="ki-option">
              {option.label}
            </li>
          );
        })}
      </ul>
      {box.hasMore ? <p className="ki-note">{translate('kit.form.more_by_typing')}</p> : null}
    </ListPopup>
  );
}

interface ListNoteProps {
  isLoading: boolean;
  error: Error | null;
  isEmpty: boolean;
}

/** Why nothing is offered. */
function ListNote({ isLoading, error, isEmpty }: ListNoteProps) {
  const { translate } = useFieldTools();
  if (error)
    return (
      <p role="alert" className="ki-note">
        {error.message}
      </p>
    );
  if (!isEmpty) return null;
  return <p className="ki-note">{translate(isLoading ? 'kit.form.searching' : 'kit.form.no_match')}</p>;
}
