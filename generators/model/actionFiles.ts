import type { Tone } from '#contract/enum.ts';
import type { CallLimit, Outside } from '#contract/action.ts';
import type { CodesFile, DataFile } from './schemas.ts';
import type { Json } from './types.ts';

/** `<name>.action.json`. */
export interface ActionSchemaFile {
  description?: string;
  url?: string;
  entity?: string;
  permissions: CodesFile;
  audience?: 'staff' | Outside;
  input?: DataFile;
  result?: DataFile;
  guard?: Json;
  guardMessage?: string;
  reveals?: boolean;
  confirm?: boolean | string;
  sum?: string;
  success?: string;
  begins?: string;
  preview?: string;
  bulk?: boolean;
  most?: number;
  print?: string;
  tone?: Tone;
  idempotent?: boolean;
  outside?: boolean;
  limit?: CallLimit;
}
