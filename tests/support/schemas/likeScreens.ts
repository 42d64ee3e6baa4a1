type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Value = Readonly<Record<string, Json>>;

/** A list or form, where it stands, and what it says of the one that it is like. */
interface Screen {
  readonly module: string;
  readonly stem: string;
}

const keyOf = (item: Json): Json => {
  const { key, field } = item as Value;
  return key ?? field ?? item;
};

/** What screens that are like another one (`like`) come to; the testers' own reading of it. */
export function likeScreens<One extends Screen>(screens: readonly One[]): One[] {
  return screens.map((screen) => {
    const own = screen as unknown as Value;
    const base = screens.find(({ module, stem }) => module === screen.module && stem === own['like']);
    if (base === undefined) return screen;
    const theirs = base as unknown as Value;
    const without = (own['without'] ?? {}) as Readonly<Record<string, true | readonly string[]>>;
    const kept = Object.entries(theirs).flatMap(([member, value]): [string, Json][] => {
      const gone = without[member];
      if (gone === true) return [];
      if (gone === undefined) return [[member, value]];
      return [[member, (value as readonly Json[]).filter((item) => !gone.includes(keyOf(item) as string))]];
    });
    const led = JSON.stringify(Object.fromEntries(kept))
      .replaceAll(`"${String(theirs['route'])}"`, `"${String(own['route'])}"`)
      .replaceAll(`"${String(theirs['route'])}/`, `"${String(own['route'])}/`);
    const lent = JSON.parse(led) as Value;
    const aside = own['aside'] && { aside: { ...(lent['aside'] as Value), ...(own['aside'] as Value) } };
    return { ...lent, ...own, ...aside } as unknown as One;
  });
}
