/** Counts what a check that loops over the model really tried: one that tried nothing proves nothing. */
export class Tally {
  readonly #counts: Map<string, number>;

  constructor(names: readonly string[]) {
    this.#counts = new Map(names.map((name) => [name, 0]));
  }

  add(name: string, count = 1): void {
    const before = this.#counts.get(name);
    if (before === undefined) throw new Error(`the tally counts no "${name}"`);
    this.#counts.set(name, before + count);
  }

  /** Names of what was never tried. */
  untried(): string[] {
    return [...this.#counts].flatMap(([name, count]) => (count === 0 ? [name] : []));
  }
}
