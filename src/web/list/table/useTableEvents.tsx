import {
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useNavigate, useNotify } from 'react-admin';
import { copyText } from '../copyText.ts';
import { lazyPart } from '#web/app/lazyPart.tsx';
import { useListData, useListScreen } from '../ListScreenContext.ts';
import { recordIdOf } from '../viewMode.ts';
import { stopAt } from './useRowStop.ts';
import { useTableKeys } from './useTableKeys.ts';

const Lightbox = lazyPart(() => import('../Lightbox.tsx'));

export interface TableEvents {
  handlers: HTMLAttributes<HTMLElement>;
  /** The pictures that are looked at, if any. */
  lightbox: ReactNode;
}

/** One listener of a kind for the whole table instead of one a cell: copying, pictures, links, the active row, keys. */
export function useTableEvents(scroller: RefObject<HTMLElement | null>): TableEvents {
  const { activeRow } = useListScreen();
  const [images, setImages] = useState<readonly string[] | null>(null);
  const onClick = useCellClicks(setImages);
  const open = useOpenRow();
  const onKeyDown = useTableKeys(scroller, open);
  return {
    handlers: {
      onClick,
      onKeyDown: onKeyDown as (event: KeyboardEvent<HTMLElement>) => void,
      onDoubleClick: ({ target }) => (isPlain(target) ? open(rowTextOf(target)) : undefined),
      onMouseOver: ({ target }) => activeRow.set(rowTextOf(target)),
      onMouseLeave: () => activeRow.set(undefined),
      onFocus: ({ target }) => {
        activeRow.set(rowTextOf(target));
        if (target.matches('tr[data-row]')) stopAt(target);
      },
    },
    lightbox: images ? <Lightbox images={images} onClose={() => setImages(null)} /> : null,
  };
}

/** Clicks on what cells only mark: `[data-copy]`, `[data-images]`, `a[data-link]`. */
export function useCellClicks(showImages: (urls: readonly string[]) => void): (event: MouseEvent) => void {
  const notify = useNotify();
  const navigate = useNavigate();
  const copy = async (text: string): Promise<void> => {
    if (await copyText(text))
      notify('kit.list.copied', { messageArgs: { value: text }, autoHideDuration: 1500 });
  };
  return (event) => {
    const marked = (event.target as Element).closest<HTMLElement>('[data-copy],[data-images],a[data-link]');
    if (!marked) return;
    const { copy: text, images } = marked.dataset;
    if (text) return void copy(text);
    if (images) return showImages(JSON.parse(images) as readonly string[]);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(marked.getAttribute('href') ?? '');
  };
}

/** Goes to the record of a row, when the screen has a form for it. */
function useOpenRow(): (rowId: string | undefined) => void {
  const { list } = useListScreen();
  const { rows, rowsMode } = useListData();
  const navigate = useNavigate();
  return (rowId) => {
    const row = rows.find(({ id }) => String(id) === rowId);
    if (row && list.open) navigate(`${list.open}/${recordIdOf(list, rowsMode, row)}`);
  };
}

/** What the row around an element is named by, as text. */
const rowTextOf = (target: EventTarget): string | undefined =>
  (target as Element).closest<HTMLElement>('tr[data-row]')?.dataset.row;

/** Whether a double click meant the row and nothing in it. */
function isPlain(target: EventTarget): boolean {
  return (target as Element).closest('a,button,input,label') === null;
}
