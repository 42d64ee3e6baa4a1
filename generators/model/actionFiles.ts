import type { Tone } from '#contract/enum.ts';
import type { CallLimit, Outside } from '#contract/action.ts';
import type { CodesFile, DataFile } from './schemas.ts';
import type { Json } from './types.ts';

/** What a dialog begins with: a call, by the name of its action, or fields of the record that fill those of the dialog. */
export type BeginsFile = string | Readonly<Record<string, string>>;

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
  begins?: BeginsFile;
  preview?: string;
  bulk?: boolean;
  most?: number;
  print?: string;
  tone?: Tone;
  idempotent?: boolean;
  outside?: boolean;
  limit?: CallLimit;
}
