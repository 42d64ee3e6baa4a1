import { useEffect, type RefObject } from 'react';

/** Where the focus goes: the table, or the cards of a phone. */
const HOME = '.kl-scroll, .kl-cards';

/**
 * A control that takes itself away (a filter's chip, the bar of chosen rows, a dialog's button after its action) leaves
 * the focus with the rows and not with nobody.
 */
export function useFocusHome(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = screen.current;
    if (!root) return undefined;
    let last: Element | null = null;
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      // What a dialog or menu holds is on loan: it gives the focus back.
      if (root.contains(target)) last = target;
      else if (!target.closest('[role=presentation], [role=dialog]')) last = null;
    };
    const look = (): void => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      root.querySelector<HTMLElement>(HOME)?.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(look);
    watch.observe(root, { childList: true, subtree: true });
    // Dialogs and menus stand beside the app.
    watch.observe(document.body, { childList: true });
    document.addEventListener('focusin', note);
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, [screen]);
}
