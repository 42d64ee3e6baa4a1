import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslate } from 'react-admin';
import type { BuyerKind } from '#modules/promotion/promotion.api.ts';
import { Money } from '#web/kit/Money.tsx';
import { printLeft } from './CartTable.tsx';
import { priceOf, readMultiple, type TillGoods } from './cart.ts';

/** ms after the last key before goods are looked for. */
const PAUSE = 200;

const Choice = styled('li')({ display: 'flex', gap: 12, justifyContent: 'space-between' });
const Name = styled('span')({ flex: 1, minWidth: 0 });
const Sku = styled('small')(({ theme }) => ({ display: 'block', color: theme.vars.palette.text.secondary }));

type Find = (text: string, signal?: AbortSignal) => Promise<readonly TillGoods[] | undefined>;

export interface GoodsSearchProps {
  find: Find;
  /** Pieces that the next goods count for (`3*`). */
  multiple: number;
  onMultiple: (quantity: number) => void;
  /** At which prices. */
  saleType: BuyerKind;
  onChoose: (goods: TillGoods) => void;
}

/** Goods by name, SKU or barcode; Enter takes the first, F2 comes back here from anywhere. */
export function GoodsSearch({ find, multiple, onMultiple, saleType, onChoose }: GoodsSearchProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [isFocused, setIsFocused] = useState(false);
  const { found, isAsking } = useSuggestions(find, text);
  const input = useF2();
  const choose = (goods: TillGoods | null): void => {
    if (!goods) return;
    onChoose(goods);
    setText('');
  };
  const type = (typed: string): void => {
    const quantity = readMultiple(typed);
    if (quantity === null) return setText(typed);
    onMultiple(quantity);
    setText('');
  };
  const label = multiple > 1 ? `${multiple} × …` : translate('till.find');
  return (
    <Autocomplete
      options={found}
      value={null}
      inputValue={text}
      loading={isAsking}
      open={text.trim() !== '' && isFocused}
      forcePopupIcon={false}
      autoHighlight
      blurOnSelect={false}
      filterOptions={(goods) => goods}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      noOptionsText={translate('till.nothing_found', { text })}
      loadingText={translate('till.finding')}
      onInputChange={(_, typed, reason) => {
        if (reason === 'input') type(typed);
      }}
      onChange={(_, goods) => choose(goods)}
      renderOption={({ key, ...props }, goods) => (
        <Choice key={key} {...props}>
          <Name>
            {goods.name}
            <Sku>
              {goods.sku} · {printLeft(goods.available, translate)}
            </Sku>
          </Name>
          <Money value={priceOf(goods, saleType)} />
        </Choice>
      )}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={input}
          label={label}
          placeholder={translate('till.find_placeholder')}
          onKeyDown={keepEscape}
        />
      )}
    />
  );
}

/** Escape empties the search; it does not leave the page. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}

function useSuggestions(find: Find, text: string): { found: readonly TillGoods[]; isAsking: boolean } {
  const [state, setState] = useState<{ text: string; found: readonly TillGoods[] }>({ text: '', found: [] });
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === '') return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void find(wanted, stop.signal).then((found) => {
        if (found && !stop.signal.aborted) setState({ text: wanted, found });
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, find]);
  if (wanted === '') return { found: [], isAsking: false };
  return { found: state.text === wanted ? state.found : [], isAsking: state.text !== wanted };
}

function useF2(): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'F2') return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return input;
}
