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

/** Ids of a screen and of the one that it is like. */
export type Twin = readonly [id: string, like: string];

export function findTwins(screens: readonly Screen[]): Twin[] {
  const idOf = (screen: Screen | undefined): string =>
    String((screen as unknown as Value)?.['route']).slice(1);
  return screens.flatMap((screen): Twin[] => {
    const like = (screen as unknown as Value)['like'];
    const base = screens.find(
      ({ module, stem }) => like !== undefined && module === screen.module && stem === like,
    );
    return base ? [[idOf(screen), idOf(base)]] : [];
  });
}

/** What a screen has no words of its own for, it says as the one that it is like. */
export function lendTexts(own: ReadonlyMap<string, string>, twins: readonly Twin[]): Map<string, string> {
  const lent = twins.flatMap(([id, like]) =>
    [...own].flatMap(([key, text]): [string, string][] => {
      const other = `screen.${like}.`;
      return key.startsWith(other) ? [[`screen.${id}.${key.slice(other.length)}`, text]] : [];
    }),
  );
  return new Map([...lent, ...own]);
}
