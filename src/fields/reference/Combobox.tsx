import Close from '@mui/icons-material/Close';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { fold } from '#contract/text.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { toControlProps, type InputProps } from '#fields/InputProps.ts';
import { OptionList } from './ComboboxList.tsx';

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
  /** No value is a choice of its own: there is nothing to clear. */
  isNeverEmpty?: boolean;
  /** With what is chosen now, and the text that was left beside it although it names nothing. */
  onChoose: (items: readonly Item[], missed?: string) => void;
  /** That text: it stands until it is mended. */
  missed: string;
  /** What was typed; `""` when it was chosen or given up. */
  onType?: (text: string) => void;
  /** What a text finds, for one that is left before it was answered; absent: all choices are there. */
  find?: (text: string) => Promise<readonly Item[]>;
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
  const { setAnchorEl, isMarked, clear: forget, leave, enter, ...list } = useList(box);
  const placeholder =
    props.input.placeholder ?? (isClosed ? 'kit.form.no_choice' : 'kit.form.type_to_search');
  const clear = translate('action.clear');
  const isEmptiable = !props.isRequired && !props.disabled && !box.isNeverEmpty;
  const isClearable = !isMultiple && (chosen.length > 0 || box.missed) && isEmptiable;
  const { ref, onBlur, ...control } = list.getInputProps();
  return (
    <span
      className={`ki-box${isMultiple ? ' ki-tags' : ''}${isClosed ? ' ki-choice' : ''}`}
      ref={setAnchorEl}
      {...rootProps(list, enter)}
    >
      {isMultiple ? <Tags box={box} /> : null}
      <input
        {...control}
        {...toControlProps(isMarked ? { ...props, isInvalid: true } : props)}
        ref={ref}
        onBlur={(event) => {
          onBlur?.(event);
          leave();
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
          onClick={() => {
            forget();
            onChoose([]);
          }}
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
function rootProps(list: Pick<Popup<Option>, 'getRootProps' | 'popupOpen'>, onEnter: () => void) {
  const { onKeyDown, onMouseDown, onClick } = list.getRootProps();
  return {
    onMouseDown,
    onClick,
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      onKeyDown?.(event);
      if (list.popupOpen && event.key === 'Enter') onEnter();
      // An open list takes Enter and Escape for itself: the form or dialog around must not.
      if (list.popupOpen && (event.key === 'Escape' || event.key === 'Enter')) event.stopPropagation();
    },
  };
}

export type Popup<Item> = ReturnType<typeof useAutocomplete<Item, boolean, boolean>>;

/** What was typed and waits for its answer. */
interface Wait {
  text: string;
  /** Enter came: the only one found is meant. */
  isEntered: boolean;
  /** The control was left. */
  isLeft: boolean;
}

/** Milliseconds that saving waits for an answer; one that comes later still chooses. */
const WAIT_MS = 10_000;

function useList<Item extends Option>(box: ComboboxProps<Item>) {
  const { props, options, isMultiple, onChoose, onType, onOpen, filter, find, missed } = box;
  const { isLoading = false } = box;
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  // An Enter chose nothing.
  const [isMarked, setMarked] = useState(false);
  const wait = useRef<Wait | null>(null);
  const live = useLive(box);
  const chosen = useHeld(box.chosen);
  const shown = missed || (isMultiple ? '' : (chosen[0]?.label ?? ''));
  const type = (text: string | null): void => {
    wait.current = null;
    setTyped(text);
    setMarked(false);
    onType?.(text ?? '');
  };
  const choose = (item: Item, isStaying: boolean): void => {
    const { chosen, onChoose } = live.current ?? box;
    type(null);
    setOpen(isStaying && isMultiple);
    onChoose(isMultiple ? [...chosen.filter(({ id }) => id !== item.id), item] : [item]);
  };
  const settle = ({ text, isEntered, isLeft }: Wait, found: readonly Item[]): void => {
    const item = namedBy(text, found) ?? (isEntered && found.length === 1 ? found[0] : undefined);
    if (item) choose(item, !isLeft);
    else if (isLeft) live.current?.props.onBlur();
    else setMarked(true);
  };
  /** The answer to what was typed is on its way: it chooses, once it is there. */
  const ask = (text: string, by: Partial<Wait>): void => {
    if (wait.current) return void Object.assign(wait.current, by);
    const mine: Wait = { text, isEntered: false, isLeft: false, ...by };
    wait.current = mine;
    const nothing = (): readonly Item[] => [];
    const work = (find?.(text) ?? Promise.resolve(nothing())).catch(nothing).then((found) => {
      if (wait.current !== mine || !live.current) return;
      wait.current = null;
      // Changes that were given up meanwhile stay so.
      if (!mine.isLeft || live.current.missed === text) settle(mine, found);
    });
    props.onBusy?.(Promise.race([work, new Promise((done) => setTimeout(done, WAIT_MS))]));
  };
  const leave = (): void => {
    const text = typed?.trim() ?? '';
    const isNew = text !== '' && text !== shown;
    const item = isNew && !isLoading ? namedBy(text, options) : undefined;
    if (item) choose(item, false);
    else if (isNew) {
      setTyped(null);
      setMarked(false);
      onChoose(isMultiple ? chosen : [], text);
      if (isLoading) return ask(text, { isLeft: true });
    } else if (typed !== null || !missed) {
      type(null);
      if (text === '' && missed) onChoose(chosen);
    }
    props.onBlur();
  };
  const enter = (): void => {
    const text = typed?.trim() ?? '';
    if (text === '' || popup.groupedOptions.length > 0) return;
    setMarked(!isLoading);
    if (isLoading) ask(text, { isEntered: true });
  };
  const popup = useAutocomplete<Item, boolean, boolean>({
    disableClearable: props.isRequired ?? false,
    id: props.id,
    multiple: isMultiple,
    options,
    value: isMultiple ? chosen : (chosen[0] ?? null),
    inputValue: typed ?? shown,
    open: isOpen,
    onChange: (_event, value) => onChoose(Array.isArray(value) ? value : value ? [value] : []),
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') type(text);
      else if (reason !== 'reset' && reason !== 'blur') type(null);
    },
    onOpen: () => {
      setOpen(true);
      onOpen?.();
    },
    onClose: (_event, reason) => {
      setOpen(false);
      if (reason === 'escape') type(null);
    },
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
  return {
    ...popup,
    isMarked: isMarked && !isLoading,
    clear: () => type(null),
    leave,
    enter,
  };
}

/** What the box was last drawn with, for answers that come later; null once it is gone. */
function useLive<Item extends Option>(box: ComboboxProps<Item>) {
  const live = useRef<ComboboxProps<Item> | null>(null);
  useEffect(() => {
    live.current = box;
    return () => void (live.current = null);
  });
  return live;
}

/** The one item of which a text is the label, the code or another shown text; accents and case ignored. */
function namedBy<Item extends Option>(text: string, items: readonly Item[]): Item | undefined {
  const wanted = fold(text.trim());
  const [item, ...more] = items.filter((one) =>
    Object.values(one).some((value) => typeof value === 'string' && fold(value) === wanted),
  );
  return more.length === 0 ? item : undefined;
}

/** What is chosen, as the same objects for as long as it is the same: a new object counts as a new choice. */
function useHeld<Item extends Option>(chosen: readonly Item[]): Item[] {
  const [held, setHeld] = useState(() => [...chosen]);
  const isSame = (item: Item, one: Item | undefined): boolean =>
    item.id === one?.id && item.label === one.label;
  if (held.length === chosen.length && held.every((item, place) => isSame(item, chosen[place]))) return held;
  const next = [...chosen];
  setHeld(next);
  return next;
}

function Tags<Item extends Option>({ box }: { box: ComboboxProps<Item> }) {
  const { props, chosen, missed, onChoose } = box;
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
            onClick={() =>
              onChoose(
                chosen.filter((one) => one.id !== item.id),
                missed,
              )
            }
          >
            <Close />
          </button>
        )}
      </span>
    );
  });
}
