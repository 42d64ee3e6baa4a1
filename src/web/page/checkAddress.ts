/** The codes of a public check. */
export interface CheckCodes {
  code: string;
  hash_code?: string;
}

/**
 * The codes in an address of a check page: `/var/AB-12-xy` by `/var/{code}-{hash_code}` is `AB-12` and `xy`, because
 * the second code is what follows the last hyphen (readings). Null for an address that none of the routes fits.
 */
export function readCheckAddress(pathname: string, routes: readonly string[]): CheckCodes | null {
  for (const route of routes) {
    const found = new RegExp(`^${toPattern(route)}$`).exec(pathname)?.groups;
    if (!found?.['code']) continue;
    const hash = found['hash_code'];
    const code = decode(found['code']);
    return hash === undefined ? { code } : { code, hash_code: decode(hash) };
  }
  return null;
}

/** The address of a check: the one that has a place for both codes, or for the first alone; null without a code. */
export function toCheckAddress(routes: readonly string[], code: string, secret: string): string | null {
  if (code === '') return null;
  const route = routes.find((one) => one.includes('{hash_code}') === (secret !== ''));
  return (route ?? '/')
    .replace('{code}', encodeURIComponent(code))
    .replace('{hash_code}', encodeURIComponent(secret));
}

/** Routes hold nothing but letters, digits, slashes, hyphens and the two names in braces. */
function toPattern(route: string): string {
  return route.replace('{code}', '(?<code>[^/]+)').replace('{hash_code}', '(?<hash_code>[^/-]+)');
}

/** A stray per cent sign is part of the code. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
