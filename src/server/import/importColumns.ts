import type { ImportColumnModel, ImportModel } from '#contract/import.ts';
import type { EntityModel, FieldModel, ServerModel } from '#contract/model.ts';
import { LANGUAGES, type Language } from '#contract/session.ts';
import { dropEnd, fold } from '#contract/text.ts';
import type { Access } from '#server/access/Access.ts';
import { entityOf, findField } from '#server/access/modelIndex.ts';
import type { Texts } from '#server/http/createTexts.ts';

/** A column of an import as one caller meets it. */
export interface ImportColumn extends ImportColumnModel {
  field: FieldModel;
  /** Entity that the field belongs to. */
  entity: EntityModel;
  /** In the caller's language. */
  header: string;
  /** Folded headers under which it is found. */
  names: ReadonlySet<string>;
  /** The reference that the text is the name of (`find`), where the caller may set it. */
  finds?: FieldModel;
  /** Whether the caller may set it. */
  isWritable: boolean;
}

/** Who meets the columns of an import. */
export interface ColumnReader {
  access: Access;
  language: Language;
  texts: Texts;
}

/** The columns of an import for a caller. */
export function toImportColumns(sheet: ImportModel, reader: ColumnReader): ImportColumn[] {
  return sheet.columns.map((column) => toColumn(column, sheet, reader));
}

function toColumn(
  column: ImportColumnModel,
  sheet: ImportModel,
  { access, language, texts }: ColumnReader,
): ImportColumn {
  const entity = leafEntity(column, sheet, access.model);
  const field = findField(entity, column.leaf);
  if (!field) throw new Error(`${entity.name} has no field "${column.leaf}"`);
  const writable = access.writableFields(entity, 'create');
  const found = column.find === undefined ? undefined : findField(entity, column.find);
  const headers = LANGUAGES.map((each) => texts.find(each, column.label) ?? column.label);
  return {
    ...column,
    field,
    entity,
    header: texts.find(language, column.label) ?? column.label,
    names: new Set([...headers, ...column.aliases, column.key].map(toName)),
    // What a stored record is found by alone may be read-only.
    isWritable: writable.has(field.name) || (sheet.mode === 'update' && sheet.match.includes(column.key)),
    ...(found && writable.has(found.name) ? { finds: found } : {}),
  };
}

function leafEntity({ steps }: ImportColumnModel, sheet: ImportModel, model: ServerModel): EntityModel {
  return entityOf(model, steps.at(-1)?.entity ?? sheet.entity);
}

/** A header or word without what people write differently: accents, case, the mark of a needed column. */
export const toName = (text: string): string =>
  dropEnd(fold(text).trimEnd(), '*:').replace(/\s+/g, ' ').trim();

/** The field of the child rows that a column fills; undefined where it fills the record itself. */
export const kindOf = ({ steps }: ImportColumnModel): string | undefined => steps[0]?.field;
