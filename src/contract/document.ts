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

/** Answer of `/record-prints`, in the order of the ids. */
export interface PrintAnswer {
  copies: readonly PrintCopy[];
}
