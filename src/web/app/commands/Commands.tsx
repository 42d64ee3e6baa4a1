import { Suspense, lazy, useEffect, useState } from 'react';
import type { MenuSection } from '../menu.ts';

const CommandPalette = lazy(() => import('./CommandPalette.tsx'));
const KeyboardHelp = lazy(() => import('./KeyboardHelp.tsx'));

type Opened = 'palette' | 'help' | null;

/** Ctrl+K finds a screen, `?` says which keys there are. */
export function Commands({ menu }: { menu: readonly MenuSection[] }) {
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const wanted = commandOf(event);
      if (!wanted) return;
      event.preventDefault();
      setOpened(wanted);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const close = () => setOpened(null);
  return (
    <Suspense>
      {opened === 'palette' && <CommandPalette menu={menu} onClose={close} />}
      {opened === 'help' && <KeyboardHelp onClose={close} />}
    </Suspense>
  );
}

function commandOf(event: KeyboardEvent): Opened {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') return 'palette';
  const isTyping =
    event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable]');
  return event.key === '?' && !isTyping && !event.ctrlKey && !event.metaKey ? 'help' : null;
}
