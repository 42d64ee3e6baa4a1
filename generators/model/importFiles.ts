import type { Scalar } from '#contract/wire.ts';
import type { CodesFile } from './schemas.ts';

/* Import files as they are written (see schemas.ts). */

export interface ImportColumnFile {
  field: string;
  header?: string;
  required?: boolean;
  aliases?: readonly string[];
  parse?: Readonly<Record<string, Scalar>>;
  find?: string;
  lookup?: readonly string[];
  example?: Scalar;
  standsFor?: { entity: string; lookup: readonly string[]; url: string; as: string };
}

export interface ImportVariantFile {
  key: string;
  detect: readonly string[];
  columns: readonly ImportColumnFile[];
  count?: string;
  set?: Readonly<Record<string, Scalar>>;
}

export interface ImportFile {
  route: string;
  entity: string;
  permissions: CodesFile;
  url: string;
  maxRows?: number;
  mode?: 'create' | 'update' | 'upsert';
  groupBy?: readonly string[];
  match?: readonly string[];
  set?: Readonly<Record<string, Scalar>>;
  columns: readonly ImportColumnFile[];
  variants?: readonly ImportVariantFile[];
  options?: string;
  warn?: string;
  keep?: {
    entity: string;
    link: string;
    from?: Readonly<Record<string, string>>;
  };
}
