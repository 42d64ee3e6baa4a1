/** One line of the palette: where it leads and how it is drawn. */
export interface Command {
  route: string;
  icon: string;
  label: string;
  /** What it is part of: the module of a screen, the kind of a record. */
  of: string;
}

/** Lines under one heading. */
export interface CommandGroup {
  /** Message key of the heading. */
  heading: string;
  commands: readonly Command[];
}
