import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

/** Title of the page where nothing names one (spec 2.1). */
const DEFAULT_TITLE = 'SSC';

interface Titles {
  screen: string;
  record: string;
}
type Setter = (slot: keyof Titles, text: string) => void;

const TitleContext = createContext('');
const SetTitleContext = createContext<Setter>(() => undefined);

/** Keeps the name of the page: the record's where a screen names it, else the screen's. */
export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [titles, setTitles] = useState<Titles>({ screen: '', record: '' });
  const set = useMemo<Setter>(() => (slot, text) => setTitles((now) => ({ ...now, [slot]: text })), []);
  const title = titles.record || titles.screen;
  useEffect(() => {
    document.title = title || DEFAULT_TITLE;
  }, [title]);
  return (
    <SetTitleContext value={set}>
      <TitleContext value={title}>{children}</TitleContext>
    </SetTitleContext>
  );
}

/** Name of the page now; empty where there is none. */
export function useCurrentTitle(): string {
  return useContext(TitleContext);
}

/** Names the screen; the shell does it with `screen.<screen>.title`. */
export function useScreenTitle(text: string): void {
  const set = useContext(SetTitleContext);
  useEffect(() => {
    set('screen', text);
    return () => set('screen', '');
  }, [set, text]);
}

/** Names the page more exactly while the caller is shown: a record's label. */
export function usePageTitle(text: string): void {
  const set = useContext(SetTitleContext);
  useEffect(() => {
    set('record', text);
    return () => set('record', '');
  }, [set, text]);
}
