/** One change of the database; its statements succeed or fail together. */
export interface Step {
  /** What it is about, for people: `order: drop column name`. */
  readonly title: string;
  readonly sql: readonly string[];
  /** Loses data: waits for `npm run migrate -- --allow-destructive`. */
  readonly destructive: boolean;
  /** Comes after the data migrations: what they fill may then be required, what they read may go. */
  readonly isLast: boolean;
}

/** Makes a step that loses nothing. */
export const step = (title: string, sql: readonly string[]): Step => ({
  title,
  sql,
  destructive: false,
  isLast: false,
});

/** Makes a step that loses nothing and waits until every row has its data. */
export const lastStep = (title: string, sql: readonly string[]): Step => ({
  ...step(title, sql),
  isLast: true,
});

/** Makes a step that loses data. */
export const destructiveStep = (title: string, sql: readonly string[]): Step => ({
  ...lastStep(title, sql),
  destructive: true,
});
