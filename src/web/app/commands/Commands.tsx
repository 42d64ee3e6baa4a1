import { useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../lazyPart.tsx';
import type { MenuSection } from '../menu.ts';
import { openCommands, readOpened, subscribeOpened } from './opened.ts';
import type { Opened } from './opened.ts';

const loadPalette = () => import('./CommandPalette.tsx');
const CommandPalette = lazyPart(loadPalette);
const KeyboardHelp = lazyPart(() => import('./KeyboardHelp.tsx'));

/** Milliseconds after which the first page is there and the line is free. */
const PRELOAD_MS = 3_000;

const close = () => openCommands(null);

/** Ctrl+K finds a screen or a record, `?` says which keys there are. */
export function Commands({ menu }: { menu: readonly MenuSection[] }) {
  const opened = useSyncExternalStore(subscribeOpened, readOpened);
  useEffect(() => {
    // There before the first Ctrl+K, so that no key typed after it is lost; what fails here fails again, and is said.
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), PRELOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const wanted = commandOf(event);
      if (!wanted) return;
      event.preventDefault();
      openCommands(wanted);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
      close();
    };
  }, []);
  return (
    <>
      {opened === 'palette' && <CommandPalette menu={menu} onClose={close} />}
      {opened === 'help' && <KeyboardHelp onClose={close} />}
    </>
  );
}

function commandOf(event: KeyboardEvent): Opened {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') return 'palette';
  const isTyping =
    event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable]');
  return event.key === '?' && !isTyping && !event.ctrlKey && !event.metaKey ? 'help' : null;
}
