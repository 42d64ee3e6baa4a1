/** A document by its name, and whose records are printed as it. */
export interface DocumentModel {
  /** Of its file: `parcel-label`. */
  name: string;
  entity: string;
}

/** A record that went to the printer; 1: for the first time as this document. */
export interface PrintCopy {
  id: number;
  copy: number;
}

/** Answer of `/record-prints`, page by page in the order of the ids. */
export interface PrintAnswer {
  copies: readonly PrintCopy[];
}

/** Of a call that prints: which child rows, where each has a page of its own; absent: all of them. */
export const PRINT_PARTS = 'part_ids';

/** Of a call that prints, and of the input of an action that does: why something is printed once more. */
export const PRINT_REASON = 'reprint_reason';

/** Characters that say something. */
export const REASON_LENGTH = { least: 5, most: 200 };
