import { useEffect } from 'react';
import { useEvent } from 'react-admin';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Keys of the desk, by their name; digits and letters only while nobody types or is asked something. */
export function useDeskKeys(keys: Readonly<Record<string, () => void>>, isPaused: boolean): void {
  const press = useEvent((event: KeyboardEvent) => {
    if (isPaused || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target)) {
      if (event.key === 'Escape') (event.target as HTMLElement).blur();
      if (!/^F\d/u.test(event.key)) return;
    }
    // A button that has the focus is pressed by these.
    if (event.target instanceof HTMLButtonElement && [' ', 'Enter'].includes(event.key)) return;
    const work = keys[event.key];
    if (!work) return;
    event.preventDefault();
    work();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [press]);
}
