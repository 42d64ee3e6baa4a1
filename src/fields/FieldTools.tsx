import { createContext, useContext } from 'react';
import type { ValueContext } from '#contract/field.ts';
import type { Row } from '#contract/logic.ts';
import type { LookupRequest, LookupRow } from '#contract/wire.ts';

/** What is known of a stored file. */
export interface FileFacts {
  path: string;
  name: string;
  size_byte: number;
  media_type: string;
}

/** Sending and saving files. */
export interface FileTools {
  /** Stores a file for a field (`order.attachments`); `onSent` hears bytes. Rejects with the API's error. */
  upload: (
    file: File,
    field: string,
    onSent: (sent: number, all: number) => void,
    signal: AbortSignal,
  ) => Promise<FileFacts>;
  /** Saves a stored file under a name. Rejects with the API's error. */
  save: (path: string, name: string) => Promise<void>;
}

/** What cells, filters and inputs need of the kit around them. */
export interface FieldTools {
  /** Language, country, zone and currency of the user. */
  values: ValueContext;
  /** A message's text; an unknown key comes back as it is. */
  translate: (key: string, params?: Readonly<Record<string, unknown>>) => string;
  /** Records to choose from, for references. Rejects with the API's error. */
  lookup: (entity: string, request: LookupRequest) => Promise<readonly LookupRow[]>;
  /** Rows that an address of the API finds, for suggestions. Rejects with the API's error. */
  find: (url: string, body: Row) => Promise<readonly Row[]>;
  /** Stores an image; gives its path. Rejects with the API's error. */
  upload: (image: Blob, name?: string) => Promise<string>;
  /** Files of every kind; absent where none can be sent. */
  files?: FileTools;
  /** A stored file; the same function as long as the session is. Rejects with the API's error. */
  readFile: (path: string) => Promise<Blob>;
  /** Opens stored images large, the first one first; absent where nothing can be opened over the page. */
  showImages?: (paths: readonly string[]) => void;
  /** Address of a stored file. */
  fileUrl: (path: string) => string;
  /** Loads a heavy part of the page by the app's chunk loader; absent: as it is. Rejects when it did not come. */
  loadPart?: <Part>(load: () => Promise<Part>) => Promise<Part>;
  /** `-1` where arrow keys walk the cells and Tab passes them by (tables). */
  cellTabIndex?: -1;
  /** The present moment; fixed in tests. */
  now: () => Date;
}

const FieldToolsContext = createContext<FieldTools | null>(null);

export const FieldToolsProvider = FieldToolsContext.Provider;

/** The tools of the screen around a cell, filter or input; asserts that there is one. */
export function useFieldTools(): FieldTools {
  const tools = useContext(FieldToolsContext);
  if (!tools)
    throw new Error('A field stands outside <FieldToolsProvider>: put it into a ListScreen or FormScreen.');
  return tools;
}
