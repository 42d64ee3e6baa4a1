/** Records that stand one below the other: names of their fields. */
export interface TreeModel {
  parent: string;
  level?: string;
  /** Texts of `of` from the root down. */
  path?: string;
  of?: string;
  /** The last level that there may be. */
  deepest?: number;
  /** Links to the accounts that stand in a node. */
  members?: string;
}
