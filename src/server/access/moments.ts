/*
 * What is compiled for a caller is kept for his next request, unless it is true at its moment only: whoever binds the time says so
 * here. The day belongs to the key under which it is kept. Compiling is synchronous, so nothing else says it meanwhile.
 */

let asked = 0;

/** What is being compiled depends on the moment. */
export function noteMoment(): void {
  asked += 1;
}

/** What `make` gives, and whether it depends on the moment. */
export function watchMoment<Value>(make: () => Value): { value: Value; isMomentary: boolean } {
  const before = asked;
  const value = make();
  return { value, isMomentary: asked !== before };
}
