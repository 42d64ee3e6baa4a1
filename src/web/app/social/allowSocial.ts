/** Tells the server whether the next page may load the social SDK; it authorises nothing else. */
const COOKIE = 'khuon_social';
const YEAR_SECONDS = 31_536_000;

/** Whether this browser asks for pages that may load it. */
export function isSocialAllowed(): boolean {
  return document.cookie.split('; ').includes(`${COOKIE}=1`);
}

/** Asks for such pages from now on, or no more; false when the browser keeps no cookies. */
export function allowSocial(isAllowed: boolean): boolean {
  const age = isAllowed ? YEAR_SECONDS : 0;
  document.cookie = `${COOKIE}=1; path=/; max-age=${age}; samesite=strict`;
  return isSocialAllowed() === isAllowed;
}
