/** One change of the database; its statements succeed or fail together. */
export interface Step {
  /** What it is about, for people: `order: drop column name`. */
  readonly title: string;
  readonly sql: readonly string[];
  /** Loses data: waits for `npm run migrate -- --allow-destructive`. */
  readonly destructive: boolean;
}

/** Makes a step that loses nothing. */
export const step = (title: string, sql: readonly string[]): Step => ({ title, sql, destructive: false });

/** Makes a step that loses data. */
export const destructiveStep = (title: string, sql: readonly string[]): Step => ({
  title,
  sql,
  destructive: true,
});
