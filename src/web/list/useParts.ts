import { useMemo } from 'react';

/** An object that stays the same as long as its parts do, so that who watches it is drawn again only then. */
export function useParts<Parts extends object>(parts: Parts): Parts {
  // Its own parts are what it depends on; their number never changes.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => parts, Object.values(parts));
}
