import { LANGUAGES, type Language } from '#contract/session.ts';
import type { ImportModel } from '#contract/import.ts';
import type { EnumModel, EnumWord } from '#contract/enum.ts';
import type { FieldModel } from '#contract/model.ts';
import { enumWords, labelKeyOf } from '#fields/enum/enum.ts';
import { typeOf } from '#fields/types.ts';
import { serverTypeOf } from '#fields/types.server.ts';
import { entityOf, findField } from '#server/access/modelIndex.ts';
import type { Queries } from '#server/db/Db.ts';
import { quoteName } from '#server/db/migrations/names.ts';
import type { Texts } from '#server/http/createTexts.ts';
import { printValue } from '#server/list/label.ts';
import { toSource, whereOwn } from '#server/list/Query.ts';
import { Binder } from '#server/list/Statement.ts';
import type { Change } from '#server/write/runChange.ts';
import type { Header } from './findHeader.ts';
import { toName, type ColumnReader, type ImportColumn } from './importColumns.ts';
import type { CellValue, SheetRow, TemplateColumn, TemplateTexts, WriteTemplateTask } from './Sheet.ts';
import { toPlain } from './toValue.ts';

/** More records than these are no list to choose from. */
const MAX_CHOICES = 200;

/** What a template is made for. */
export interface TemplateReader extends ColumnReader {
  queries: Queries;
  now: Date;
}

/** The template of an import for one caller: the columns that he may fill, in his language. */
export async function toTemplate(
  sheet: ImportModel,
  columns: readonly ImportColumn[],
  reader: TemplateReader,
): Promise<WriteTemplateTask> {
  const shown = columns.filter(({ isWritable }) => isWritable);
  return {
    kind: 'write_template',
    columns: await Promise.all(shown.map((column) => toTemplateColumn(column, reader))),
    texts: templateTexts(sheet, reader),
    maxRows: sheet.maxRows,
  };
}

async function toTemplateColumn(column: ImportColumn, reader: TemplateReader): Promise<TemplateColumn> {
  const choices = await readChoices(column, reader);
  return {
    header: column.header,
    width: Math.min(40, Math.max(14, column.header.length + 4)),
    isRequired: column.required,
    help: describe(column, reader),
    example: exampleOf(column, reader.language, reader.texts),
    // Text stays text: a phone number keeps its 0.
    format:
      serverTypeOf(column.field).typedFormat ??
      (column.field.json === 'string' || column.field.reference ? '@' : undefined),
    choices,
  };
}

/** Words of an enum, yes and no, or the names of a few records. */
export async function readChoices(
  { field, lookup }: ImportColumn,
  reader: TemplateReader,
): Promise<string[]> {
  const { language, texts } = reader;
  const { enum: model } = field;
  const { said } = typeOf(field);
  if (said === 'choice' && model)
    return choicesOf(field, model).map((word) => textOf(labelKeyOf(model, word), language, texts));
  if (said === 'switch')
    return [textOf('kit.import.yes', language, texts), textOf('kit.import.no', language, texts)];
  return field.reference && lookup?.[0] ? readNames(field.reference.entity, lookup[0], reader) : [];
}

/** What a cell may say: the words of the codes, and of no value where none is needed. */
function choicesOf({ required }: FieldModel, model: EnumModel): readonly EnumWord[] {
  return required ? model.values : enumWords(model);
}

async function readNames(
  target: string,
  by: string,
  { queries, access, now }: TemplateReader,
): Promise<string[]> {
  const entity = entityOf(access.model, target);
  const field = findField(entity, by);
  if (!field || !access.seenFields(entity).has(by)) return [];
  const { values, bind } = new Binder();
  const query = { access, bind, now };
  const value = printValue(toSource({ alias: 't', entity }, field, query));
  const { rows } = await queries.query<{ name: string | null }>(
    `SELECT ${value}::text AS name FROM ${quoteName(entity.table)} t WHERE ${whereOwn(entity, query)} ORDER BY 1 LIMIT ${MAX_CHOICES + 1}`,
    values,
  );
  return rows.length > MAX_CHOICES ? [] : rows.flatMap(({ name }) => name ?? []);
}

/** What may stand in a column: the kind of value, and its limits. */
function describe(column: ImportColumn, { language, texts }: TemplateReader): string {
  const { field, lookup, entity } = column;
  const { maxLength, minimum, maximum } = field;
  const by = (lookup ?? [])
    .map((name) =>
      textOf(`${(field.reference ?? field.links)?.entity ?? entity.name}.${name}`, language, texts),
    )
    .join(', ');
  const kind = texts.find(language, `kit.import.help_${helpKind(column)}`, { value: by }) ?? '';
  const limit =
    maxLength === undefined
      ? undefined
      : texts.find(language, 'kit.import.help_length', { limit: maxLength });
  const range =
    minimum === undefined || maximum === undefined
      ? undefined
      : texts.find(language, 'kit.import.help_range', { from: minimum, to: maximum });
  return [kind, limit, range].filter(Boolean).join(' ');
}

function helpKind({ field }: ImportColumn): string {
  const { guide } = typeOf(field);
  if (guide) return guide;
  return field.json === 'integer' || field.json === 'number' ? 'number' : 'text';
}

/** The example as it stands in the template: an enum's code as its word. */
function exampleOf({ example, field }: ImportColumn, language: Language, texts: Texts): CellValue {
  if (example === undefined) return null;
  const entry = field.enum?.values.find(({ value }) => value === example);
  if (field.enum && entry) return textOf(labelKeyOf(field.enum, entry), language, texts);
  if (typeof example === 'boolean')
    return textOf(example ? 'kit.import.yes' : 'kit.import.no', language, texts);
  return example;
}

/** The explained row of the template, left in the file by most people, is nobody's order. */
export function isExample(
  { cells }: SheetRow,
  { columns }: Header,
  { parts }: Pick<Change, 'parts'>,
): boolean {
  const shown = columns.flatMap((column, index) =>
    column?.isWritable ? [{ column, cell: cells[index] ?? null }] : [],
  );
  if (!shown.some(({ column }) => column.example !== undefined)) return false;
  return LANGUAGES.some((language) =>
    shown.every(({ column, cell }) => toText(exampleOf(column, language, parts.texts)) === toText(cell)),
  );
}

const toText = (cell: CellValue): string =>
  cell === null || (typeof cell === 'object' && 'problem' in cell) ? '' : toName(toPlain(cell));

/** Headers of the column of errors, in every language. */
export const errorHeaders = (texts: Texts): string[] =>
  LANGUAGES.map((language) => textOf('kit.import.error_column', language, texts));

function templateTexts({ screen }: ImportModel, { language, texts }: TemplateReader): TemplateTexts {
  const of = (key: string) => textOf(`kit.import.${key}`, language, texts);
  return {
    // Names of sheets: at most 31 characters, and none of these.
    sheet: textOf(`screen.${screen}.title`, language, texts)
      .replace(/[\\/?*[\]:]/g, ' ')
      .slice(0, 31),
    guide: of('guide'),
    column: of('guide_column'),
    needed: of('guide_needed'),
    help: of('guide_help'),
    example: of('guide_example'),
    yes: of('yes'),
    exampleNote: of('example_note'),
    errors: of('error_column'),
  };
}

function textOf(key: string, language: Language, texts: Texts): string {
  return texts.find(language, key) ?? key;
}
