/** A name in a sheet that several records have: which of them is meant the stored record says. */
export class Candidates {
  readonly name: string;
  readonly ids: readonly unknown[];

  constructor(name: string, ids: readonly unknown[]) {
    this.name = name;
    this.ids = ids;
  }
}
