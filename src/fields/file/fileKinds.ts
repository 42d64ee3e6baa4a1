import type { FieldValues, FileKind, FileRule } from '#contract/field.ts';

/** Media types and endings of the kinds of files; the first ending is the usual one. */
export const FILE_KINDS: Readonly<Record<FileKind, { mediaType: string; endings: readonly string[] }>> = {
  pdf: { mediaType: 'application/pdf', endings: ['pdf'] },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['xlsx'],
  },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
  },
  csv: { mediaType: 'text/csv', endings: ['csv'] },
  txt: { mediaType: 'text/plain', endings: ['txt'] },
  zip: { mediaType: 'application/zip', endings: ['zip'] },
  jpg: { mediaType: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { mediaType: 'image/png', endings: ['png'] },
  webp: { mediaType: 'image/webp', endings: ['webp'] },
  gif: { mediaType: 'image/gif', endings: ['gif'] },
  svg: { mediaType: 'image/svg+xml', endings: ['svg'] },
};

/** Readings: types and size are per schema; 10 MB where it says nothing. */
const MAX_BYTES = 10 * 1_048_576;

const PICTURES: readonly FileKind[] = ['jpg', 'png', 'webp', 'gif'];

/** What files a field takes; readings: workbooks, where a `file` says nothing. */
export function fileRuleOf({
  type,
  file,
}: Pick<FieldValues, 'type' | 'file'>): Omit<FileRule, 'public' | 'batch'> {
  const types = type === 'svg' ? (['svg'] as const) : type === 'file' ? (['xlsx'] as const) : PICTURES;
  return { types: file?.types ?? types, maxBytes: file?.maxBytes ?? MAX_BYTES };
}

/** What stands behind the last dot of a name, in small letters; empty where there is no dot. */
export const endingOf = (name: string): string =>
  name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';

/** The kind that a file's name says; undefined for an ending that no kind has. */
export function kindOfName(name: string): FileKind | undefined {
  const ending = endingOf(name);
  return (Object.keys(FILE_KINDS) as FileKind[]).find((kind) => FILE_KINDS[kind].endings.includes(ending));
}

/** The kinds as people name them: `PDF, XLSX, JPG`. */
export const namesOfKinds = (kinds: readonly FileKind[]): string =>
  kinds.map((kind) => kind.toUpperCase()).join(', ');

/** Bytes for people: `850 KB`, `1,5 MB`. */
export function formatBytes(bytes: number, language: string): string {
  const [value, unit] = bytes >= 1_048_576 ? [bytes / 1_048_576, 'MB'] : [Math.max(1, bytes / 1024), 'KB'];
  const digits = unit === 'MB' && value < 10 ? 1 : 0;
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)} ${unit}`;
}
