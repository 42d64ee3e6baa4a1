/** Only the members that are true. */
export function flags<Name extends string>(
  all: Readonly<Record<Name, boolean | undefined>>,
): { [N in Name]?: true } {
  const set: { [N in Name]?: true } = {};
  for (const name in all) if (all[name] === true) set[name] = true;
  return set;
}

type Given<Members> = { [N in keyof Members]?: Exclude<Members[N], undefined> };

/** Only the members that are there: an absent keyword leaves no `undefined` behind. */
export function given<Members extends object>(members: Members): Given<Members> {
  const set: Given<Members> = {};
  for (const name in members) {
    const value = members[name];
    if (value !== undefined) set[name] = value as Given<Members>[typeof name];
  }
  return set;
}
