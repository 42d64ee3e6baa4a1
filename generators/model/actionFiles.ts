import type { CodesFile, DataFile } from './schemas.ts';

/** `<name>.action.json`. */
export interface ActionSchemaFile {
  description?: string;
  url: string;
  permissions: CodesFile;
  input?: DataFile;
  result?: DataFile;
}
