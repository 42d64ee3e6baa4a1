/** Only the members that are true. */
export function flags<Name extends string>(
  all: Readonly<Record<Name, boolean | undefined>>,
): { [N in Name]?: true } {
  const set = Object.entries(all).filter(([, value]) => value === true);
  return Object.fromEntries(set) as { [N in Name]?: true };
}

/** Only the members that are there: an absent keyword leaves no `undefined` behind. */
export function given<Members extends object>(
  members: Members,
): { [N in keyof Members]?: Exclude<Members[N], undefined> } {
  const set = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set) as { [N in keyof Members]?: Exclude<Members[N], undefined> };
}
