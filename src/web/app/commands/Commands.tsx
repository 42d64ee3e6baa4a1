import { useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../lazyPart.tsx';
import type { MenuSection } from '../menu.ts';
import { openCommands, readOpened, subscribeOpened } from './opened.ts';
import type { Opened } from './opened.ts';

const CommandPalette = lazyPart(() => import('./CommandPalette.tsx'));
const KeyboardHelp = lazyPart(() => import('./KeyboardHelp.tsx'));

const close = () => openCommands(null);

/** Ctrl+K finds a screen or a record, `?` says which keys there are. */
export function Commands({ menu }: { menu: readonly MenuSection[] }) {
  const opened = useSyncExternalStore(subscribeOpened, readOpened);
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
