/** Addresses that the browser's kit keeps for itself (`src/web/app/AppRoutes.tsx`; a test compares). */
export const KIT_PAGES: readonly string[] = ['/', '/login', '/403', '/license-expired'];

/** Beginnings that never reach a screen: the server's own, and old addresses that lead to the start. */
export const KIT_PREFIXES: readonly string[] = ['/api', '/assets', '/socket.io', '/v2'];

/** Who keeps an address; null where a screen may have it. */
export function findKeeper(path: string): string | null {
  if (KIT_PAGES.includes(path)) return `"${path}" is a page of the kit.`;
  const prefix = KIT_PREFIXES.find((one) => path === one || path.startsWith(`${one}/`));
  return prefix === undefined
    ? null
    : `"${path}" is never reached: the kit keeps what begins with "${prefix}".`;
}
